/** What the forms for e-mail and SMS hold, what they send, and what they refuse. */
import { LANGUAGES, type Language } from '../../../../../../shared/domain/field.ts';
import type { Channel, PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { type Person, valuesOf } from './person.ts';
import { fill, type Placeholder, type PlaceholderValues, placeholdersIn, unknownIn } from './placeholders.ts';
import type { Wording } from './templates.ts';
import type { Problem } from './use-composing.ts';
import type { OfferedTemplate } from './use-templates.ts';

export interface MessageValues {
  /** Empty: written freely. */
  template: string;
  /** The language that is sent. */
  language: Language;
  /** Empty: the address or number of the record. */
  to: string;
  /** Values of the placeholders that the record cannot fill. */
  gaps: PlaceholderValues;
  es: Wording;
  en: Wording;
}

/** The form of one channel about one record. */
export interface MessageContext {
  channel: Channel;
  about: PersonReference;
  person: Person;
}

/** All that fills gaps: what was typed goes before what the record says. */
export function fillingOf({ gaps }: MessageValues, person: Person): PlaceholderValues {
  const typed = Object.entries(gaps).filter(([, value]) => value?.trim());
  return { ...valuesOf(person), ...Object.fromEntries(typed) };
}

const whole = ({ subject, text }: Wording) => `${subject}\n${text}`;

/** The gaps of a message that have to be asked for, since the record does not fill them. */
export function askedGaps(values: MessageValues, person: Person): Placeholder[] {
  const known = valuesOf(person);
  return placeholdersIn(whole(values[values.language])).filter((name) => !known[name]?.trim());
}

export function messageInput(values: MessageValues, { channel, person }: MessageContext) {
  const { language, to } = values;
  const { subject, text } = values[language];
  const filling = fillingOf(values, person);
  const common = { language, text: fill(text, filling), ...(to.trim() && { to }) };
  return channel === 'sms' ? { kind: 'sms', ...common } : { kind: 'email', ...common, subject: fill(subject, filling) };
}

export function messageProblems(
  values: MessageValues,
  { channel, person }: Pick<MessageContext, 'channel' | 'person'>,
): Problem[] {
  const { language, to } = values;
  const filling = fillingOf(values, person);
  const gaps = askedGaps(values, person).filter((name) => !filling[name]?.trim());
  const unknown = (['subject', 'text'] as const).filter((field) => unknownIn(values[language][field]).length > 0);
  const reachable = to.trim() !== '' || (channel === 'email' ? person.email : person.phone);
  return [
    ...(reachable ? [] : [{ path: 'to', code: channel === 'email' ? 'NO_ADDRESS' : 'NO_PHONE' }]),
    ...gaps.map((name) => ({ path: `gaps.${name}`, code: 'GAP_UNFILLED' })),
    ...unknown.map((field) => ({ path: `${language}.${field}`, code: 'GAP_UNKNOWN' })),
  ];
}

export const NO_WORDS: Record<Language, Wording> = { es: { subject: '', text: '' }, en: { subject: '', text: '' } };

/** Whether the text is unchanged from a template, or empty. */
export function isUntouched(
  wording: Record<Language, Wording>,
  templates: readonly OfferedTemplate[],
  channel: Channel,
): boolean {
  const known = [NO_WORDS, ...templates.flatMap((template) => template.wording[channel] ?? [])];
  return known.some((words) => LANGUAGES.every((language) => whole(words[language]) === whole(wording[language])));
}
