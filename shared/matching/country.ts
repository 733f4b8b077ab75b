/**
 * Says in which country an ad asks and a resume answers, since licences and laws end at borders: who files returns with the one tax
 * office, or holds the one state's licence, has shown nothing of another's.
 *
 * Read from places that are named and from offices that only one country has. Unknown unless most of what is named agrees;
 * an unknown country is never another one.
 */
import { conceptById, findMentions, fold, placeByName } from '../taxonomy/index.ts';
import type { PreparedResume } from './prepare-resume.ts';

/** Offices, registers and laws that only one country has, by ISO 3166-1 alpha-2; `EU` where they are of the Union. */
const OFFICES: readonly (readonly [string, RegExp])[] = [
  [
    'US',
    /\bu\.s\.(?:a\.?)?(?![a-z])|\b(?:usa|faa|irs|14 cfr|epa 60\d|osha|nclex|401 ?\(?k\)?|w-?2s|form 9[49]0|medicaid|medicare part|state board of (?:nursing|accountancy)|social security number|fdic|sarbanes)\b/g,
  ],
  ['GB', /\b(?:uk|british|dvla|hmrc|nmc|hcpc|gdc|gphc|qts|cscs|gas safe|dbs|ofsted|cqc|nhs|paye|gcses?|ukas)\b/g],
  ['EU', /\b(?:easa|part[- ]?66|eu licence|eu citizen)\b/g],
  ['ES', /\b(?:dgt|aeat|agencia tributaria|modelo 3\d\d|siltra|sepe|tcae|dni\/nie)\b/g],
  ['MX', /\b(?:ante el sat|del sat|imss|infonavit|cfdi|curp|cedula profesional|nom-\d+)\b/g],
  [
    'CO',
    /\b(?:dian|reteica|rete ?fuente|retencion en la fuente|caja de compensacion|tarjeta profesional|supersociedades|siigo)\b/g,
  ],
  ['PE', /\b(?:sunat|brevete|essalud|sucamec|sunafil|indecopi)\b/g],
  ['AR', /\b(?:afip|anses|monotributo|ingresos brutos|relacion de dependencia|cuit)\b/g],
  ['CL', /\b(?:ante el sii|previred|sernageomin|afp|isapre|sence|licencia sec)\b/g],
  ['UY', /\b(?:dgi|bps|carne de salud)\b/g],
];

/** What one office says beside one place: there is only one of them. */
const OFFICE_COUNTS = 2;
/** Share of all that is named from which on a text is of one country. */
const MOST = 0.6;
/** Named less often, a country says little: one seminar abroad moves nobody. */
const NAMED_LEAST = 2;

/** How often a text names each country, by its places and its offices. */
function countriesIn(text: string): Map<string, number> {
  const times = new Map<string, number>();
  const add = (country: string, count: number) => times.set(country, (times.get(country) ?? 0) + count);
  for (const { id } of findMentions(text, ['place'])) {
    const place = conceptById(id);
    if (place?.kind === 'place') add(place.country, 1);
  }
  const plain = fold(text);
  for (const [country, offices] of OFFICES) {
    const named = new Set([...plain.matchAll(offices)].map(([name]) => name));
    if (named.size > 0) add(country, OFFICE_COUNTS * named.size);
  }
  return times;
}

/** The country that most of a text speaks of; undefined where none is, or it is named `least` times or less often. */
export function countryOf(text: string, least = NAMED_LEAST): string | undefined {
  const times = [...countriesIn(text)].sort(([, one], [, other]) => other - one);
  const all = times.reduce((sum, [, count]) => sum + count, 0);
  const [first] = times;
  return first && first[1] >= least && first[1] >= MOST * all ? first[0] : undefined;
}

/** Members of the Union, which know each other's licences of the road and of aircraft. */
const UNION: ReadonlySet<string> = new Set(
  'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Whether two countries are known and not one; `inUnion` where what counts in one member of the Union counts in all. */
export function areOfTwoCountries(one: string | undefined, other: string | undefined, inUnion = false): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  const isUnion = one === 'EU' || other === 'EU' || inUnion;
  return !(isUnion && UNION.has(one) && UNION.has(other));
}

const known = new WeakMap<PreparedResume, string | undefined>();

/** Where most of a resume is: what it tells first, else where somebody lives. Of a form kept for ranking, unknown. */
export function countryOfResume(prepared: PreparedResume): string | undefined {
  if (!known.has(prepared)) {
    const { text, profile } = prepared.resume;
    known.set(prepared, countryOf(text) ?? (profile.location ? placeByName(profile.location)?.country : undefined));
  }
  return known.get(prepared);
}

/** Skills that are knowledge of a country's laws. */
const OF_LAW: ReadonlySet<string> = new Set(
  'tax tax-strategy tax-enquiries tax-law payroll payroll-taxes labour-law employment-law social-security-filing'
    .split(' ')
    .map((id) => `skill:${id}`),
);

/** Whether a skill of a country's laws is shown under those of another country than the ad's. */
export function isUnderOtherLaws(id: string, around: string, country: string | undefined, resume: PreparedResume) {
  return OF_LAW.has(id) && areOfTwoCountries(country, countryOf(around, 1) ?? countryOfResume(resume));
}
