/** Reads the pay that somebody asks for, never the one they had. */
import type { Career } from '../domain/career.ts';
import { SALARY_MAX } from '../domain/job-choices.ts';
import { type CareerText, restOfLine, stated, statements } from './career-text.ts';
import { type Amount, amountsIn } from './money.ts';

type SalaryWish = NonNullable<Career['salaryWish']>;

const PAY_ES = '(?:salari(?:o|al(?:es)?)|sueldo|remuneracion|retribucion|retributivas?|renta|economicas?|compensacion)';
const PAY_EN = '(?:salary|compensation|pay|wage|remuneration|(?:hourly|day|daily) rate|rate|earnings|income)';
const WISHED_EN = '(?:expected|desired|target|targeted|minimum|preferred|requested|required|asking|ideal)';
const WISH = new RegExp(
  [
    `\\b(?:pretension(?:es)?|expectativas?|aspiracion(?:es)?|banda|rango|objetivo|requerimientos?)(?: de)? ${PAY_ES}(?: (?:bruta|liquida|anual(?:es)?|mensual(?:es)?|minima|deseada))*`,
    `\\bpretensiones\\b(?=[ :])`,
    `\\b${PAY_ES} (?:(?:bruto|anual|mensual|minimo|liquido) )*(?:desead[oa]|pretendid[oa]|esperad[oa]|solicitad[oa]|objetivo|minim[oa](?: aceptable)?|al que aspiro)(?: (?:bruto|anual|mensual))*`,
    `\\b(?:aspiro a|busco|espero|pido|desearia|me gustaria)(?: (?:ganar|cobrar|percibir))?(?: un| una)? ${PAY_ES}`,
    `\\b(?:aspiro a|me gustaria|desearia|espero) (?:ganar|cobrar|percibir)`,
    `\\b${WISHED_EN} (?:(?:annual|yearly|monthly|base|gross|starting|minimum|total) )*${PAY_EN}(?: range)?`,
    `\\b${PAY_EN} (?:expectations?|requirements?|wish(?:es)?|aspirations?|desired|expected|sought|goal|range (?:desired|expected))`,
    `\\b(?:looking for|seeking|expecting|asking for)(?: an?| around| about| at least)*(?: (?:annual|base|gross|starting))? ${PAY_EN}`,
    `\\b(?:looking for|seeking|expecting|asking(?: for)?|aspiro a|busco|pido)(?: (?:an?|around|about|at least|from|over|unos|alrededor de|desde|minimo))*(?= ?[€£$]\\s?\\d| ?\\d[\\d.,]*\\s?(?:k\\b|mil\\b|€|euros?\\b))`,
  ].join('|'),
  'g',
);
/** Pay without a word of wishing counts where it can be talked about. */
const OPEN_TO_TALKS = new RegExp(`\\b(?:${PAY_ES}|${PAY_EN})(?= ?[:(–-])`, 'g');
const TALKS = /\b(?:a convenir|negociables?|negotiable|open to discuss\w*|abiert[oa] a negociar)\b/;
const NOT_A_WISH = /\b(?:actual(?:mente)?|anterior|ultim[oa]|current|previous|last|present|past)\b/;

const PERIODS: readonly (readonly [SalaryWish['period'], RegExp])[] = [
  ['hour', /(?:\/|\b(?:por|la|per|an|a|de)\s)\s?(?:h|hr|hora|hour)\b|\bhourly\b|\bhour\b|\beuros hora\b/],
  ['month', /(?:\/|\b(?:al|por|per|a|cada)\s)\s?(?:mes|month|mo)\b|\b(?:mensual\w*|monthly)\b/],
  [
    'year',
    /(?:\/|\b(?:al|por|per|a|cada)\s)\s?(?:ano|year|yr|annum)\b|\b(?:anual\w*|annual\w*|yearly|p\.a|b\/a)\b|\bbrutos? ?\/ ?ano\b/,
  ],
];
const FROM_ONLY =
  /\b(?:desde|a partir de|minim[oa]|al menos|from|at least|starting at|min|mas de|more than|over|upwards of|partir)\b/;
const UP_TO_ONLY = /\b(?:hasta|maximo|up to|max|no more than)\b/;
/** A month's or an hour's pay is not this high in these currencies. */
const YEARLY = { currencies: ['EUR', 'USD', 'GBP'], from: 10_000 };

const isPay = ({ value }: Amount) => value >= 3 && value <= SALARY_MAX;

/** `24-28k`: what the second has, the first means too. */
function spreadOver(amounts: readonly Amount[], between: string): Amount[] {
  const [first, second] = amounts;
  if (!first || !second || !/^\s*(?:[-–—~/]|a|y|to|and|hasta|o)\s*(?:los |las )?$/.test(between))
    return first ? [first] : [];
  const scaled = second.thousands && !first.thousands && first.value < 1_000 ? first.value * 1_000 : first.value;
  const currency = first.currency ?? second.currency;
  return [
    { ...first, value: scaled, currency, thousands: second.thousands },
    { ...second, currency },
  ];
}

function bounds(amounts: readonly Amount[], words: string): Pick<SalaryWish, 'min' | 'max'> {
  const [first, second] = amounts;
  if (!first) return { min: null, max: null };
  if (second) return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
  if (/\+/.test(words) || FROM_ONLY.test(words)) return { min: first.value, max: null };
  return UP_TO_ONLY.test(words) ? { min: null, max: first.value } : { min: first.value, max: first.value };
}

function periodOf(words: string, [amount]: readonly Amount[]): SalaryWish['period'] {
  const said = PERIODS.find(([, pattern]) => pattern.test(words))?.[0];
  if (said || !amount) return said ?? null;
  const known = amount.currency !== null && YEARLY.currencies.includes(amount.currency);
  return amount.thousands || (known && amount.value >= YEARLY.from) ? 'year' : null;
}

/** What belongs to the amount behind it: `brutos al año`, `per year, negotiable`. */
const TAIL =
  /^\s*\+?\s*(?:[,(/]?\s*(?:eur(?:os?)?|€|brut[oa]s?|net[oa]s?|liquid[oa]s?|gross|net|before tax|al|por|per|a|an|\/|la|cada|mes|month|mensual(?:es)?|monthly|ano|year|yr|annum|annually|anual(?:es)?|hora|hour|hr|h|negociables?|negotiable|p\.a\.?|b\/a|aprox\w*|en \d{2} pagas|base|obo)\b\.?\)?\s*)*/;

function wishAt(career: CareerText, start: number, labelEnd: number, country: string | null): SalaryWish | null {
  const line = restOfLine(career, labelEnd);
  // The amount may stand on the line below its label.
  const isBare = /^[\s:.–-]*$/.test(line);
  const rest = isBare ? `${line} ${restOfLine(career, labelEnd + line.length + 1)}` : line;
  const clause = /^(?:[^.;]|\.(?=\d|[a-z]\.))*/.exec(rest)?.[0] ?? rest;
  const label = career.low.slice(start, labelEnd);
  if (NOT_A_WISH.test(`${label}${clause.slice(0, 24)}`)) return null;
  const found = amountsIn(clause, country).filter(isPay);
  const [one, two] = found;
  const amounts = spreadOver(found, clause.slice(one?.end ?? 0, two?.start ?? 0));
  const last = amounts.at(-1);
  const talks = TALKS.exec(clause);
  if (!last && !talks) return null;
  const end = last
    ? last.end + (TAIL.exec(clause.slice(last.end))?.[0].length ?? 0)
    : (talks?.index ?? 0) + (talks?.[0].length ?? 0);
  const words = `${label} ${clause.slice(0, end)}`;
  return {
    ...stated(career, { start, end: labelEnd + end }),
    ...bounds(amounts, `${label} ${clause.slice(0, end)}`),
    currency: amounts.find(({ currency }) => currency !== null)?.currency ?? null,
    period: periodOf(words, amounts),
  };
}

/** The first wish that names an amount or is open to talks; `country` (alpha-2) tells whose pesos are meant. */
export function readSalaryWish(career: CareerText, country: string | null): Career['salaryWish'] {
  for (const [pattern, open] of [
    [WISH, false],
    [OPEN_TO_TALKS, true],
  ] as const) {
    for (const match of statements(career, pattern)) {
      const end = match.index + match[0].length;
      if (open && !TALKS.test(restOfLine(career, end))) continue;
      const wish = wishAt(career, match.index, end, country);
      if (wish) return wish;
    }
  }
  return null;
}
