/** Finds phone numbers and brings them to the one spelling in which they can be compared. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from '../domain/field.ts';
import type { Span } from '../domain/profile.ts';
import { placeByName } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import type { PersonForm } from './person-captions.ts';

/** Where the platform's people live unless they say otherwise. */
const HOME: CountryCode = 'ES';

/** Whose numbers people leave the country code off, by the language they write in. */
const HOMES: Record<Language, readonly CountryCode[]> = { es: ['ES', 'US'], en: ['US', 'ES'] };

const PHONE = /(?<![\p{L}\d/.@_+$-]|\d,)(?:\(?\+|00)?\(?\d[\d ().\u2010-\u2013/-]{6,40}\d(?![\d@]|[/-]\d)/gu;
const PHONE_LABEL =
  /(?:tel[eé]?f?(?:ono)?|phone|m[oó]vil|mobile|cel(?:ular)?|cell|tfno?|whats?app|wsp|contacto|ll[aá]mar?(?:me)?(?: al?)?|call(?: me)?(?: (?:on|at))?|ring(?: me)?|n[uú]mero|t|m|p)\s*\)?\s*(?:(?:es|is)(?: el)?\s*)?[.:]{0,2}\s*$/i;
/** As long as `Cédula de ciudadanía número: ` with its like. */
const LABEL_CHARS = 40;
/** The number of a person's papers is none to be called at. */
const PAPERS_LABEL =
  /(?:^|[^\p{L}])(?:c\.?\s?c|d\.?n\.?i|n\.?i\.?[ef]|c\.?i|t\.?i|c[eé]dula(?: de (?:ciudadan[ií]a|identidad|extranjer[ií]a))?|r\.?u\.?[tn]|c\.?u\.?i\.?[tl]|curp|rfc|nss|ssn|pasaporte|passport)\.?\s*(?:n[uú]mero|number|n[.º°o]*|#)?\s*[.:]?\s*$/iu;
const INTERNATIONAL = /^\s*\(?(?:\+|00\s?[1-9])/;

/** Between two numbers on one line. */
const NEXT_NUMBER = /\s*\/\s*|\s+[-–]\s+|\s{2,}/;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

function looksLikePhone(text: string, labelled: boolean): boolean {
  const digits = digitsIn(text);
  if (digits < 7 || digits > 15) return false;
  if (findPeriods(text).length > 0 && !/^\(?\+/.test(text)) return false;
  return labelled || INTERNATIONAL.test(text) || digits >= 9;
}

/** The first of two numbers that stand beside each other. */
function firstNumber(run: string): string {
  const [first = run] = run.split(NEXT_NUMBER);
  return digitsIn(first) >= 9 || digitsIn(run) > 15 ? first : run;
}

/** A number that takes messages and is carried about. */
const MOBILE_LABEL = /(?:m[oó]vil|mobile|cel(?:ular)?|cell(?: phone)?|whats?app|wsp)\s*\)?\s*[.:]{0,2}\s*$/i;

interface FoundPhone {
  value: string;
  span: Span;
}

function phoneAt(text: string, match: RegExpExecArray): (FoundPhone & { isMobile: boolean }) | undefined {
  const value = firstNumber(match[0].trim());
  const before = text.slice(Math.max(0, match.index - LABEL_CHARS), match.index);
  if (PAPERS_LABEL.test(before) || !looksLikePhone(value, PHONE_LABEL.test(before.slice(-16)))) return undefined;
  const span = { start: match.index, end: match.index + value.length };
  return { value, span, isMobile: MOBILE_LABEL.test(before.slice(-16)) };
}

/** A number this near to the person's e-mail address stands in one block with it. */
const BESIDE_EMAIL_CHARS = 160;

/** What of a text tells whose number one is. */
interface PhonePlaces {
  /** Stretches with contact data. */
  contact?: readonly Span[];
  email?: Span | undefined;
  /** Stretches about other people. */
  others?: readonly Span[];
}

/**
 * The phone number of the stretch `[0, until)` of the text, else of `contact`, else beside the e-mail address, else of all that is not
 * about others, as written. Of several the first that is said to be a mobile's, else the first.
 */
export function findPhone(
  text: string,
  until: number,
  { contact = [], email, others = [] }: PhonePlaces = {},
): FoundPhone | null {
  const isWithin = (spans: readonly Span[]) => (at: number) => spans.some(({ start, end }) => at >= start && at < end);
  const isOfOthers = isWithin(others);
  const found = [...text.matchAll(PHONE)].flatMap((match) => phoneAt(text, match) ?? []);
  for (const fits of [(at: number) => at < until, isWithin(contact)]) {
    const own = found.filter(({ span }) => fits(span.start));
    const best = own.find(({ isMobile }) => isMobile) ?? own[0];
    if (best) return { value: best.value, span: best.span };
  }
  const toEmail = ({ span }: FoundPhone) =>
    email ? Math.max(email.start - span.end, span.start - email.end) : Number.POSITIVE_INFINITY;
  const [beside] = found.toSorted((one, other) => toEmail(one) - toEmail(other));
  const last =
    beside && toEmail(beside) < BESIDE_EMAIL_CHARS ? beside : found.find(({ span }) => !isOfOthers(span.start));
  return last ? { value: last.value, span: last.span } : null;
}

/** The number that a form asks for; of several the first that is said to be a mobile's, else the first. */
export function phoneIn(text: string, form: PersonForm): FoundPhone | null {
  const fields = form.fields.filter(({ field }) => field === 'phone').map(({ value }) => value);
  const found = fields.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(PHONE)].flatMap((match) => {
      const value = firstNumber(match[0].trim());
      const at = start + match.index;
      if (!looksLikePhone(value, true)) return [];
      const isMobile = MOBILE_LABEL.test(text.slice(Math.max(0, at - LABEL_CHARS), at).slice(-16));
      return { value, span: { start: at, end: at + value.length }, isMobile };
    }),
  );
  const best = found.find(({ isMobile }) => isMobile) ?? found[0];
  return best ? { value: best.value, span: best.span } : null;
}

function countryAt(place: string | null): CountryCode | undefined {
  const country = place ? placeByName(place)?.country : undefined;
  return country && isSupportedCountry(country) ? country : undefined;
}

/** Without what is dialled inside one country only: `044` and `01` stood before Mexican numbers. */
function numberIn(written: string, country: CountryCode) {
  const plain = written.replace(/^\s*\(?00/, '+').replace(/[‐-–]/g, '-');
  const dialled = country === 'MX' ? plain.replace(/^\s*(?:044|045|01)[\s-]*/, '') : plain;
  return parsePhoneNumberFromString(dialled, country);
}

/**
 * The number in E.164 (`+34600123456`). One without a country code is taken for a number of the country in which `place`
 * lies, or of Spain. `null` for what no number can be.
 */
export function internationalPhone(written: string, place: string | null): string | null {
  const number = numberIn(written, countryAt(place) ?? HOME);
  return number?.isPossible() ? number.number : null;
}

/**
 * A number of a resume in E.164, its extension dropped, or as written where no country makes it certain. One without a
 * country code belongs to the country of the first known place of `places`, else to one where `language` is written and
 * such numbers are given out.
 */
export function phoneOfResume(written: string, places: readonly (string | null)[], language: Language): string {
  const own = places.map(countryAt).find((country) => country !== undefined);
  const near = numberIn(written, own ?? HOME);
  if ((own || INTERNATIONAL.test(written)) && near?.isPossible()) return near.number;
  const guesses = HOMES[language].map((country) => numberIn(written, country));
  return guesses.find((number) => number?.isValid())?.number ?? written;
}
