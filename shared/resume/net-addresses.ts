/** Finds the e-mail address and the web addresses of a person in a text, broken over lines or not. */
import type { Span } from '../domain/profile.ts';
import { containment, overlap } from '../domain/spans.ts';

/** A value with the slice it was read from. */
export interface Found<T> {
  value: T;
  span: Span;
}

export const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]*\n?@\n?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}(?![\p{L}\d])/gu;

/** Whether what stands before a sign on the next line is an address of the web, and the sign begins a name of a network. */
const isHost = (local: string) => new RegExp(`\\.(?:${ENDINGS}|example)$`, 'i').test(local);

/** What a narrow column broke off the end of an address, alone on the next line: `ana@correo.exam` above `ple`, not above a word behind `.com` or a country. */
function restOfHost(host: string, behind: string): string {
  const rest = /^\n(?:[a-z]{1,6}|[a-z]{0,4}\.[a-z]{2,4})(?=\n|$)/.exec(behind)?.[0] ?? '';
  return isHost(host) || /\.[a-z]{2}$/i.test(host) ? '' : rest;
}

/** The first e-mail address outside the lines of referees, if there is one; a narrow column may break it at its sign. */
export function findEmail(text: string, referees: readonly Span[] = []): Found<string> | null {
  const ofReferee = overlap(referees);
  const all = [...text.matchAll(EMAIL)];
  const isOwn = ({ index, 0: { length } }: RegExpExecArray) => !ofReferee({ start: index, end: index + length });
  return firstEmail(text, all.filter(isOwn)) ?? firstEmail(text, all);
}

function firstEmail(text: string, matches: readonly RegExpExecArray[]): Found<string> | null {
  for (const match of matches) {
    const [local = '', broken = ''] = match[0].split('@');
    if (local.endsWith('\n') && isHost(local.trim())) continue;
    const end = match.index + match[0].length;
    const rest = restOfHost(broken.trim(), text.slice(end, end + 20));
    const value = `${local.trim()}@${broken.trim()}${rest.trim()}`;
    return { value, span: { start: match.index, end: end + rest.length } };
  }
  return null;
}

const ENDINGS =
  'com|org|net|io|dev|me|es|mx|ar|co|cl|pe|uk|us|eu|ai|app|info|edu|tech|ca|de|fr|it|pt|br|site|online|cat|xyz|page|design|blog|be|in|cv';
const URL = new RegExp(
  `(?<![@\\p{L}\\d._-])(?:https?://[^\\s|<>()"]+|(?:www\\.)?(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+(?:${ENDINGS})(?![\\p{L}\\d@-]|\\.\\p{L})(?:/[^\\s|<>()",;]*)?)`,
  'giu',
);
const PROFILE_HOST =
  /(?:linkedin|github|gitlab|behance|dribbble|stackoverflow|medium|kaggle|bitbucket|twitter|x|instagram|orcid|scholar\.google|about|notion|vimeo|youtube)\.(?:com|me|org|io|site)\b/i;

/** An address with a path, or behind `www.`, whatever its ending; and in small letters alone between separators. */
const ANY_ADDRESS =
  /(?<![@\p{L}\d._/-])(?:www\.(?:[a-z\d-]+\.)+[a-z]{2,12}|(?:[a-z\d-]{3,}\.)+[a-z]{2,12}(?=\/\w))(?:\/[^\s|<>()",;]*)?|(?<=^|[\t\n|•·~:]\s*|\s[–—-]\s)(?:[a-z\d-]{3,}\.)+[a-z]{3,12}(?=\s*(?:$|[\t\n|•·~]|\s[–—-]\s))/gu;

/** An address that the end of its line broke at a hyphen: `linkedin.com/in/ana-ruiz` above `-lopez-1`. */
const BROKEN = /^\n(-?[\w-]*-?[\w/-]+)(?=\s|$)/;

/** The address at a match with its rest on the next line, if it has one. */
function wholeAddress(text: string, match: RegExpExecArray): Found<string> {
  const value = match[0].replace(/[.,;:]+$/, '');
  const end = match.index + value.length;
  const isOpen = value.endsWith('-') || /^\n-\w/.test(text.slice(end, end + 3));
  const rest = isOpen && value.includes('/') ? (BROKEN.exec(text.slice(end, end + 60))?.[1] ?? '') : '';
  return { value: value + rest, span: { start: match.index, end: rest === '' ? end : end + 1 + rest.length } };
}

/** Web addresses in the contact lines, and those of professional networks anywhere; `targets` are the file's hyperlinks. */
export function findLinks(text: string, contact: readonly Span[], targets: readonly string[]): Found<string>[] {
  const links: Found<string>[] = [];
  const values = new Set<string>();
  const isWithin = containment(contact);
  const matches = [...text.matchAll(URL), ...text.matchAll(ANY_ADDRESS)].sort((one, other) => one.index - other.index);
  for (const match of matches) {
    const { value, span } = wholeAddress(text, match);
    const inContact = isWithin({ start: span.start, end: match.index + match[0].length });
    const known = PROFILE_HOST.test(value) && /\/./.test(value.replace(/^https?:\/\//, ''));
    // What stands before the sign of an address of mail is a part of that.
    const isMail = !isHost(value) && /^\n?@[\p{L}\d-]+\.\p{L}/u.test(text.slice(span.end, span.end + 60));
    const isInside = isMail || span.start < (links.at(-1)?.span.end ?? 0);
    if (!(inContact || known) || values.has(value) || isInside) continue;
    values.add(value);
    links.push({ value, span });
  }
  const bare = (link: string) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\/|^www\.|\/+$/g, '')
      .replace(/^www\./, '');
  const seen = new Set(links.map((link) => bare(link.value)));
  for (const target of targets) {
    if (!PROFILE_HOST.test(target) || seen.has(bare(target)) || links.length > 12) continue;
    seen.add(bare(target));
    links.push({ value: target, span: { start: 0, end: 0 } });
  }
  return links;
}
