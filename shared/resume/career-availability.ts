/** Reads when somebody says they can begin: at once, after their notice, or from a month on. */
import type { Career } from '../domain/career.ts';
import { monthNumber, monthOf } from '../domain/months.ts';
import { type CareerText, restOfLine, stated, statements } from './career-text.ts';
import { dateWords } from './date-words.ts';

type Availability = NonNullable<Career['availability']>;
type Said = Pick<Availability, 'immediate' | 'from' | 'noticeDays'> & { start: number; end: number };

const IMMEDIATE =
  /\b(?:(?:incorporacion|disponibilidad|disponible)(?: total)?[ :–-]{1,3}(?:es )?(?:para (?:la )?(?:incorporacion|incorporarme) )?(?:de forma |de manera )?(?:inmediata(?:mente)?|de inmediato|ya mismo)|disponible (?:ya|desde ya|de inmediato)|inmediata (?:disponibilidad|incorporacion)|(?:puedo )?(?:incorporarme|incorporarse|empezar) (?:de inmediato|inmediatamente|ya|de forma inmediata)|immediately available|available (?:to (?:start|work|join) )?(?:immediately|right away|at once|asap|now|straight away)|(?:can|ready to|able to) (?:start|join|begin) (?:immediately|right away|at once|asap|now|straight away)|immediate(?:ly)? (?:availability|start(?:er)?|joiner)|(?:availability|start date|notice period)[ :–-]{1,3}(?:immediate(?:ly)?|asap|none|now))\b/g;

const NUMBERS: Record<string, number> = {
  un: 1,
  una: 1,
  one: 1,
  a: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  six: 6,
  quince: 15,
  fifteen: 15,
  veinte: 20,
  treinta: 30,
  thirty: 30,
};
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const UNIT = "(dias?|semanas?|mes(?:es)?|quincena|days?|weeks?|months?)(?:['’]s?)?";
const NOTICE = new RegExp(
  [
    `\\b(?:periodo de |plazo de )?preaviso(?: legal)?(?: de| es de| es)?[ :–-]{0,3}${NUMBER} ${UNIT}`,
    `\\b${NUMBER}[ -]${UNIT}(?: naturales| laborables| habiles)? (?:de preaviso|notice(?: period)?|de antelacion para incorporarme)\\b`,
    `\\bnotice(?: period)?(?: is| of)?[ :–-]{0,3}${NUMBER}[ -]${UNIT}`,
    `\\b(?:disponible|disponibilidad|incorporacion|(?:incorporarme|empezar)|available(?: to (?:start|join|work))?|can start)[ :]{1,2}(?:en|in|within|with|tras) ${NUMBER}[ -]${UNIT}`,
    `\\b(?:disponibilidad|incorporacion|availability)\\s?: ${NUMBER}[ -]${UNIT}(?=\\s*(?:$|[.,;\\n|•·]))`,
  ].join('|'),
  'g',
);
const DAYS_OF: readonly (readonly [RegExp, number])[] = [
  [/^quincena/, 15],
  [/^d/, 1],
  [/^(?:s|w)/, 7],
  [/^m/, 30],
];

const FROM =
  /\b(?:disponible|disponibilidad|incorporacion|(?:puedo )?(?:incorporarme|empezar)|available|availability|can start|able to start|start date|earliest start(?: date)?)(?: (?:para|to|trabajar|incorporarme|inmediata|start|work|full[- ]time|part[- ]time|de|posible)){0,3}(?:[ :–-]{1,3}(?:a partir del?|desde(?: el)?|from|as of|starting(?: in| on)?|on|in|en|el)\s+|\s?[:–-]\s?)(?:el |the )?(?=[\p{L}\d'’])/gu;

function noticeOf(groups: readonly (string | undefined)[]): number | null {
  const [number, unit] = groups.filter((group) => group !== undefined);
  const per = DAYS_OF.find(([pattern]) => pattern.test(unit ?? ''))?.[1];
  const count = NUMBERS[number ?? ''] ?? Number(number);
  return per === undefined || Number.isNaN(count) ? null : count * per;
}

/** `available from March`: the next one. */
function monthFrom(text: string, asOf: string): { month: string; end: number } | null {
  const [word] = dateWords(text);
  if (!word || word.span.start > 3 || word.kind === 'now' || word.kind === 'years') return null;
  if (word.kind !== 'month')
    return { month: `${word.year}-${String(word.month ?? 1).padStart(2, '0')}`, end: word.span.end };
  const today = monthNumber(asOf);
  const wanted = (word.month ?? 1) - 1;
  return { month: monthOf(today + ((wanted - (today % 12) + 12) % 12)), end: word.span.end };
}

function saidIn(career: CareerText, asOf: string): Said[] {
  const none = { immediate: false, from: null, noticeDays: null };
  const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
  const immediate = statements(career, IMMEDIATE).map((match) => ({ ...none, immediate: true, ...spanOf(match) }));
  const notice = statements(career, NOTICE).map((match) => ({
    ...none,
    noticeDays: noticeOf(match.slice(1)),
    ...spanOf(match),
  }));
  const from = statements(career, FROM).flatMap((match) => {
    const behind = match.index + match[0].length;
    const found = monthFrom(restOfLine(career, behind), asOf);
    return found ? [{ ...none, from: found.month, start: match.index, end: behind + found.end }] : [];
  });
  return [...immediate, ...notice, ...from].sort((a, b) => a.start - b.start);
}

/** `no disponible`, `not immediately available`: says the opposite. */
const OPPOSITE = /\b(?:no|not|sin|without)(?: \p{L}+)? $/u;

/** The first statement with what the same line adds to it; `asOf` (`YYYY-MM`) tells which March is meant. */
export function readAvailability(career: CareerText, asOf: string): Career['availability'] {
  const said = saidIn(career, asOf).filter(
    ({ start }) => !OPPOSITE.test(career.low.slice(Math.max(0, start - 20), start)),
  );
  const [first] = said;
  if (!first) return null;
  const lineEnd = career.low.indexOf('\n', first.start);
  const together = said.filter(({ start }) => lineEnd < 0 || start <= lineEnd);
  return {
    ...stated(career, { start: first.start, end: together.reduce((most, { end }) => Math.max(most, end), 0) }),
    immediate: together.some(({ immediate }) => immediate),
    from: together.find(({ from }) => from !== null)?.from ?? null,
    noticeDays: together.find(({ noticeDays }) => noticeDays !== null)?.noticeDays ?? null,
  };
}
