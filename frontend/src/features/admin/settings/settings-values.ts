/** What the form of the settings holds, what it would save, and what it refuses. */
import { type FieldErrors, type ResolverResult, set } from 'react-hook-form';
import type { LegalBasis } from '../../../../../shared/domain/basis.ts';
import type { Language } from '../../../../../shared/domain/field.ts';
import type { ClaimId } from '../../../../../shared/domain/marketing-claims.ts';
import {
  type MessageTemplate,
  RETENTION_LIMITS,
  type Retention,
  type Settings,
  type SettingsInput,
  settingsInputSchema,
} from '../../../../../shared/domain/settings.ts';
import { unknownIn } from '../kit/composing/placeholders.ts';

/** Figures as they are typed. */
export type ClaimValues = { id: ClaimId; shown: boolean } & (
  | { kind: 'percent' | 'hours'; value: string }
  | { kind: 'range'; from: string; to: string }
);

export interface SettingsValues {
  retention: Record<keyof Retention, string>;
  legalBasis: { drops: LegalBasis['drops']; agencyMonths: string };
  templates: MessageTemplate[];
  claims: ClaimValues[];
  rateLimits: { publicFormsPerMinute: string };
  feedLanguages: Language[];
}
export type Section = keyof SettingsValues;

/** In the order of the screen. */
export const SECTIONS: readonly Section[] = [
  'retention',
  'legalBasis',
  'templates',
  'claims',
  'rateLimits',
  'feedLanguages',
];

const typed = <K extends string>(numbers: Record<K, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])) as Record<K, string>;

export function valuesOf(settings: Omit<SettingsInput, 'version'>): SettingsValues {
  return {
    retention: typed(settings.retention),
    legalBasis: { ...settings.legalBasis, agencyMonths: String(settings.legalBasis.agencyMonths) },
    templates: settings.templates,
    claims: settings.claims.map((claim) =>
      claim.kind === 'range'
        ? { ...claim, from: String(claim.from), to: String(claim.to) }
        : { ...claim, value: String(claim.value) },
    ),
    rateLimits: typed(settings.rateLimits),
    feedLanguages: settings.feedLanguages,
  };
}

/** Nothing typed is no number, not 0. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

const numbersOf = <K extends string>(texts: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, numberOf(text)])) as Record<K, number>;

const isEmptySms = ({ sms }: MessageTemplate) => !sms || (sms.es.trim() === '' && sms.en.trim() === '');

/** What would be saved, unchecked. */
function inputOf(values: SettingsValues, version: number) {
  const { drops, agencyMonths } = values.legalBasis;
  return {
    version,
    retention: numbersOf(values.retention),
    legalBasis: { drops, agencyMonths: numberOf(agencyMonths) },
    templates: values.templates.map((template) => (isEmptySms(template) ? { ...template, sms: null } : template)),
    claims: values.claims.map((claim) =>
      claim.kind === 'range'
        ? { ...claim, from: numberOf(claim.from), to: numberOf(claim.to) }
        : { ...claim, value: numberOf(claim.value) },
    ),
    rateLimits: { publicFormsPerMinute: numberOf(values.rateLimits.publicFormsPerMinute) },
    feedLanguages: values.feedLanguages,
  };
}

/** Throws where the values are refused. */
export function settingsInput(values: SettingsValues, version: number): SettingsInput {
  return settingsInputSchema.parse(inputOf(values, version));
}

/** Gaps that mean nothing, by the path of the text they stand in. */
function unknownGaps(templates: readonly MessageTemplate[]): string[] {
  return templates.flatMap(({ email, sms }, index) => {
    const texts = {
      ...{ 'email.es.subject': email.es.subject, 'email.es.text': email.es.text },
      ...{ 'email.en.subject': email.en.subject, 'email.en.text': email.en.text },
      ...{ 'sms.es': sms?.es ?? '', 'sms.en': sms?.en ?? '' },
    };
    const refused = Object.entries(texts).filter(([, text]) => unknownIn(text).length > 0);
    return refused.map(([path]) => `templates.${index}.${path}`);
  });
}

/** The contract's refusals, and unknown placeholders. */
export function resolveSettings(values: SettingsValues): ResolverResult<SettingsValues> {
  const issues = settingsInputSchema.safeParse(inputOf(values, 0)).error?.issues ?? [];
  const problems = [
    ...unknownGaps(values.templates).map((path) => ({ path, code: 'GAP_UNKNOWN' })),
    ...issues.map(({ path, message }) => ({ path: path.map(String).join('.'), code: message })),
  ];
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors<SettingsValues> = {};
  // The first reason for a field is the one to begin with.
  for (const { path, code } of problems.toReversed()) set(errors, path, { type: 'refused', message: code });
  return { values: {}, errors };
}

/** The part that says in which order the claims stand. */
export const CLAIM_ORDER = 'claims.order';

/** What can be decided by itself: a figure of retention, one template, one claim, their order, the limit, the feeds. */
export function partsOf(values: SettingsValues): Record<string, unknown> {
  const of = (section: string, entries: [string, unknown][]) =>
    entries.map(([name, value]) => [`${section}.${name}`, value] as const);
  return Object.fromEntries([
    ...of('retention', Object.entries(values.retention)),
    ...of(
      'templates',
      values.templates.map((template) => [`${template.kind}.${template.id}`, template]),
    ),
    ...of(
      'claims',
      values.claims.map((claim) => [claim.id, claim]),
    ),
    [CLAIM_ORDER, values.claims.map(({ id }) => id)],
    ['legalBasis', values.legalBasis],
    ['rateLimits', values.rateLimits],
    ['feedLanguages', values.feedLanguages],
  ]);
}

/** The parts in which two states differ, in the order of the screen. */
export function changedParts(before: SettingsValues, after: SettingsValues): string[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const parts = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  const changed = parts.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]));
  return changed.toSorted((a, b) => SECTIONS.indexOf(sectionOf(a)) - SECTIONS.indexOf(sectionOf(b)));
}

export const sectionOf = (part: string) => part.split('.')[0] as Section;

const isTemplate = (part: string, { kind, id }: MessageTemplate) => part === `templates.${kind}.${id}`;

/** The claims with one of them, or their order, as it is in `from`. */
function withClaim(claims: ClaimValues[], part: string, from: ClaimValues[]): ClaimValues[] {
  if (part !== CLAIM_ORDER) {
    return claims.map((claim) => (part === `claims.${claim.id}` && from.find(({ id }) => id === claim.id)) || claim);
  }
  const placeOf = ({ id }: ClaimValues) => from.findIndex((one) => one.id === id);
  return claims.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** `values` with one part as it is in `from`, where it may be missing. */
export function withPart(values: SettingsValues, part: string, from: SettingsValues): SettingsValues {
  const section = sectionOf(part);
  if (section === 'retention') {
    const name = part.slice('retention.'.length) as keyof Retention;
    return { ...values, retention: { ...values.retention, [name]: from.retention[name] } };
  }
  if (section === 'claims') return { ...values, claims: withClaim(values.claims, part, from.claims) };
  if (section !== 'templates') return { ...values, [section]: from[section] };
  const theirs = from.templates.filter((template) => isTemplate(part, template));
  const at = values.templates.findIndex((template) => isTemplate(part, template));
  const others = values.templates.filter((template) => !isTemplate(part, template));
  return { ...values, templates: others.toSpliced(at < 0 ? others.length : at, 0, ...theirs) };
}

/** Whether something that was kept on this device can stand in the form. */
export function fits(kept: Partial<SettingsValues> | undefined): kept is SettingsValues {
  if (!kept) return false;
  const { retention, legalBasis, templates, claims, rateLimits, feedLanguages } = kept;
  const periods = Object.keys(RETENTION_LIMITS).every((period) => period in (retention ?? {}));
  return [templates, claims, feedLanguages].every(Array.isArray) && periods && Boolean(legalBasis && rateLimits);
}

/** What the form starts from: the settings as they were last saved. */
export interface Base {
  values: SettingsValues;
  version: number;
}

export const baseOf = (settings: Settings): Base => ({ values: valuesOf(settings), version: settings.version });
