/** Reads what a resume states about the permission to work, and nothing that would have to be concluded from it. */
import type { Career } from '../domain/career.ts';
import type { Span } from '../domain/profile.ts';
import { findMentions, placeParts } from '../taxonomy/index.ts';
import { type CareerText, isDuty, stated, statements } from './career-text.ts';

type WorkPermit = Career['workPermits'][number];

const PERMITS_MAX = 10;

const VALID =
  '(?: (?:valid[oa]?|vigente|en vigor|en regla|indefinid[oa]|permanente|hasta [^\\n,;.|]{3,20}|until [^\\n,;.|]{3,20}|in force|por cuenta (?:ajena|propia)(?: y (?:ajena|propia))?|de larga duracion|en espana|in (?:the )?\\p{L}[\\p{L}. ]{1,24}))*';
const COUNTRY =
  "(?:the )?(?:u\\.?s\\.?a?\\.?|united states(?: of america)?|u\\.?k\\.?|united kingdom|e\\.?u\\.?|european union|\\p{L}[\\p{L}']+(?: \\p{L}[\\p{L}']+)?)";
const UNION = '(?:e\\.?u\\.?|european(?: union)?|schengen)';

/** A statement with the country that it is about where the words alone say so. */
const STATEMENTS: readonly (readonly [string, string | null])[] = [
  [`permiso de (?:residencia y )?trabajo(?: y (?:de )?residencia)?${VALID}`, null],
  [`permiso de residencia(?: y (?:de )?trabajo)?${VALID}`, null],
  [`(?:autorizacion|visado|visa) (?:de|para) trabaj(?:o|ar)${VALID}`, null],
  [`autorizad[oa] (?:para|a) trabajar(?: legalmente)?(?: en [^\\n,;.|]{2,30})?`, null],
  [`\\bnie\\b(?: (?:en vigor|vigente|valido|permanente|definitivo|con permiso de trabajo))*(?=[\\s:;,.)|]|$)`, 'ES'],
  [`tarjeta (?:de residencia|comunitaria|de residente|de identidad de extranjero)${VALID}`, null],
  [`residencia (?:permanente|legal|de larga duracion)${VALID}|residente (?:permanente|legal)${VALID}`, null],
  [
    'ciudadan[oai][oa]? (?:europe[oa]|comunitari[oa]|de la (?:ue|u\\.e\\.|union europea)|estadounidense|american[oa])|ciudadania (?:europea|comunitaria|estadounidense|americana)',
    null,
  ],
  ['pasaporte (?:europeo|comunitario|de la ue|estadounidense|americano)', null],
  [
    `(?:legally |fully )?(?:authori[sz]ed|eligible|entitled|permitted|cleared) to work(?: legally)?(?: (?:in|within|for any employer in) ${COUNTRY})?(?: without (?:visa )?sponsorship)?`,
    null,
  ],
  [`(?:right|permission|authori[sz]ation|eligibility) to work(?: (?:in|within) ${COUNTRY})`, null],
  [`(?:u\\.?s\\.? |employment |work )(?:work )?authori[sz]ation(?: document)?${VALID}|\\bead card\\b`, null],
  [`work (?:permit|visa)${VALID}`, null],
  [`(?:${UNION}|u\\.?s\\.?|american|british|canadian) (?:citizen(?:ship)?|national|passport(?: holder)?)`, null],
  [`citizen of the (?:e\\.?u\\.?|european union|u\\.?s\\.?a?\\.?|united states)`, null],
  ['(?:u\\.?s\\.? )?green card(?: holder)?|(?:lawful |legal )?permanent resident(?: of [^\\n,;.|]{2,30})?', null],
  [
    '(?:h-?1b|h-?2b|l-?1|o-?1|tn|opt|cpt|e-?3|f-?1 opt|working holiday|skilled worker|blue card|daca)(?: visa)?(?: holder| status| visa)',
    null,
  ],
  ['(?:eu )?blue card|settled status|indefinite leave to remain', null],
];
/** Said of the permission either way, so that no denial takes them back. */
const SPONSORSHIP = [
  '(?:visa )?sponsorship (?:is )?(?:required|needed|not required|not needed)',
  '(?:requires?|needs?|requiring|needing) (?:visa |work )?sponsorship',
  '(?:no|without) (?:visa )?sponsorship (?:required|needed|necessary)',
  '(?:does not|do not|don.?t|will not|won.?t) (?:require|need) (?:visa |work )?sponsorship',
];
const NAMED_COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [
    /\bu\.?s\.?a?\b|united states|american|estadounidense|estados unidos|ee\.? ?uu|green card|\b(?:h-?1b|h-?2b|daca|f-?1 opt|opt|cpt|tn|ead)\b/,
    'US',
  ],
  [/\bu\.?k\b|united kingdom|british|reino unido|settled status|indefinite leave/, 'GB'],
  [/canadian|canada/, 'CA'],
  [/\bespan(?:a|ol[a]?)\b|spain|spanish/, 'ES'],
];

/** Work with the papers of other people, and papers that are asked for and not held. */
const OF_OTHERS =
  /\b(?:tramit\w+|gestion\w*|clientes?|empleados|trabajadores|process\w*|helped|assist\w*|clients?|applicants?|employees|advis\w*|asesor\w*|law|derecho|extranjeria)\b[^.;\n]{0,40}$/;
const NOT_HELD =
  /\b(?:sin|no (?:tengo|dispongo|cuento|poseo)|without|no|not|pendiente de|en tramite|solicitad[oa]|necesito|need|awaiting|applied for)(?: (?:de|un|una|con|el|la|a|an|my|mi))* $/;
const IN_PROGRESS = /^\s*[:(–-]?\s*(?:en tramite|pendiente|solicitad[oa]|in progress|pending|applied for|no\b)/;

function countryOf(words: string, written: string): string | null {
  const named = NAMED_COUNTRIES.find(([pattern]) => pattern.test(words))?.[1];
  if (named) return named;
  const [place] = findMentions(written, ['place']);
  return place ? placeParts(written.slice(place.start, place.end)).country : null;
}

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
const PATTERNS = STATEMENTS.map(([pattern, country]) => [whole(pattern), country] as const);
const EITHER_WAY = whole(SPONSORSHIP.join('|'));

function isHeld({ low }: CareerText, start: number, end: number): boolean {
  const before = low.slice(Math.max(0, start - 60), start);
  return !OF_OTHERS.test(before) && !NOT_HELD.test(before) && !IN_PROGRESS.test(low.slice(end, end + 24));
}

interface Found extends Span {
  country: string | null;
}

const foundBy = (match: RegExpExecArray, country: string | null): Found => ({
  start: match.index,
  end: match.index + match[0].length,
  country,
});

/** What no longer statement holds. */
function longest(found: readonly Found[]): Found[] {
  const holds = (one: Found, other: Found) =>
    one !== other && one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;
  const isSaid = (one: Found, at: number) =>
    found.findIndex(({ start, end }) => start === one.start && end === one.end) < at;
  return found.filter((one, at) => !isSaid(one, at) && !found.some((other) => holds(other, one)));
}

/** Without one of these, none of the statements needs to be looked for. */
const HINT =
  /permiso|autoriza|visa|\bnie\b|tarjeta|residen|ciudadan|pasaporte|authori[sz]|to work|work permit|citizen|passport|\bcard\b|h-?1b|\bopt\b|\bcpt\b|daca|holiday|skilled worker|sponsor|settled|leave to remain/;
/** A text that says it more often says nothing more. */
const FOUND_MAX = 100;

/** Statements about the permission to work, in the order of the text; of overlapping ones the longest. */
export function readWorkPermits(career: CareerText): WorkPermit[] {
  if (!HINT.test(career.low)) return [];
  const held = PATTERNS.flatMap(([pattern, country]) =>
    statements(career, pattern).map((match) => foundBy(match, country)),
  ).filter(({ start, end }) => isHeld(career, start, end));
  const either = [...career.low.matchAll(EITHER_WAY)].map((match) => foundBy(match, null));
  const all = [...held, ...either.filter((span) => !isDuty(career, span))].sort((a, b) => a.start - b.start);
  return longest(all.slice(0, FOUND_MAX))
    .slice(0, PERMITS_MAX)
    .map((span) => {
      const statement = stated(career, span);
      const words = career.low.slice(span.start, span.end);
      return { ...statement, country: span.country ?? countryOf(words, statement.text) };
    });
}
