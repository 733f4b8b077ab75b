/** Reads who a person is and where to reach them: name, address, number, place and links. */
import type { Profile, Span } from '../domain/profile.ts';
import { overlap } from '../domain/spans.ts';
import { fold } from '../taxonomy/index.ts';
import { findPlace, townInForm } from './contact.ts';
import { calledName, letterName, letterPlace, saidPlace } from './letter-history.ts';
import type { ResumeLine } from './line.ts';
import { findEmail, findLinks } from './net-addresses.ts';
import { inNameCase, partName } from './parted-name.ts';
import { findName, nameInForm, wholeNameInForm } from './person-name.ts';
import { findPhone, phoneIn, phoneOfResume } from './phone-number.ts';
import { type Context, linesOf } from './reading-context.ts';
import type { Section } from './section.ts';
import { addSource, flat } from './sourced.ts';

function isSpanish(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/\b(?:de|la|el|en|y|los|con|para|del|las|por)\b/gi) > count(/\b(?:the|of|and|in|to|with|for|a|on|at)\b/gi)
  );
}

/** Lines this near to an address or a number to call are of one block with it. */
const NEAR_LINES = 3;

/** The lines around the contact data, wherever they stand: some templates put them at the foot of the page. */
function besideContact(lines: readonly ResumeLine[], contact: readonly Span[]): ResumeLine[] {
  const isContact = overlap(contact);
  const near = new Set<ResumeLine>();
  for (const [index, line] of lines.entries()) {
    if (!isContact(line)) continue;
    for (const one of lines.slice(Math.max(0, index - NEAR_LINES), index + NEAR_LINES + 1)) near.add(one);
    // What stands at the same height of a page is read elsewhere where columns are.
    const isLevel = (one: ResumeLine) => one.page === line.page && Math.abs(one.y - line.y) < line.fontSize / 2;
    if (line.cellX) for (const one of lines.filter(isLevel)) near.add(one);
  }
  return lines.filter((line) => near.has(line));
}

/** Where a letter says its writer lives. */
function livesIn(text: string, isLetter: boolean): { value: string; span: Span } | null {
  const place = isLetter ? letterPlace(text) : saidPlace(text);
  return place && { value: flat(place.text), span: place };
}

type Contact = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone' | 'location' | 'links'>;

const REFEREES = /\b(?:referenc|referee|avales?\b)/;

/** The lines about people who speak for somebody. */
const refereesIn = (sections: readonly Section[]): Span[] =>
  sections.flatMap(({ heading, lines }) => (heading && REFEREES.test(fold(heading.text)) ? lines : []));

/** `workplaces` help to tell the country of a phone number where no place of residence does. */
export function readContact(context: Context, workplaces: readonly (string | null)[]): Contact {
  const { document, sections, form, sources } = context;
  const { text } = document;
  const top = [...form.lines, ...linesOf(context, 'header')];
  const referees = refereesIn(sections);
  const email = findEmail(text, referees);
  const until = Math.max(sections[0]?.lines.at(-1)?.end ?? 0, 200);
  const phone = phoneIn(text, form) ?? findPhone(text, until, { contact: top, email: email?.span, others: referees });
  const links = findLinks(text, top, document.links);
  const contactLines = new Set(top);
  const others = context.lines.filter((line) => !contactLines.has(line));
  const asked = nameInForm(form);
  const isLetter = context.letter !== undefined;
  const name =
    asked?.first ??
    wholeNameInForm(form) ??
    (isLetter ? letterName(text) : calledName(text)) ??
    findName([...top, ...others], email?.value ?? null);
  const taken = [email, phone, ...links].flatMap((found) => found?.span ?? []);
  const spanish = isSpanish(text);
  const parts = asked ?? (name && partName(name, spanish));
  // Between the lines of a name other cells may stand.
  const named = parts ? [parts.first, parts.last] : [];
  const place =
    townInForm(form) ??
    (isLetter ? livesIn(text, true) : null) ??
    findPlace(text, top, taken, named) ??
    livesIn(text, false) ??
    findPlace(text, besideContact(context.lines, taken), taken, named);
  addSource(sources, 'firstName', parts?.first);
  addSource(sources, 'lastName', parts?.last);
  addSource(sources, 'email', email?.span);
  addSource(sources, 'phone', phone?.span);
  addSource(sources, 'location', place?.span);
  for (const [index, link] of links.entries()) addSource(sources, `links.${index}`, link.span);
  return {
    firstName: inNameCase(flat(parts?.first.text ?? '')),
    lastName: inNameCase(flat(parts?.last.text ?? '')),
    email: email?.value ?? null,
    phone: phone && phoneOfResume(phone.value, [place?.value ?? null, ...workplaces], spanish ? 'es' : 'en'),
    location: place ? flat(place.value) : null,
    links: links.map((link) => link.value),
  };
}
