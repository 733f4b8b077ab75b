/** Tells by what stands in a section what kind it is, where its heading does not: dates, names of work, degrees, lists, prose. */
import { fold, languageByName, skillByName } from '../taxonomy/index.ts';
import { findPeriods, hasRange } from './dates.ts';
import { namesDegree, namesSchool } from './education.ts';
import { DIAMONDS, type ResumeLine } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';
import { hintedSection, type SectionKind } from './section-names.ts';
import { kindOfTable } from './table-rows.ts';

/** Enough of a section to know it by. */
const LINES_MAX = 60;
const ITEMS_MAX = 80;
const CELL_CHARS = 400;
/** Longer lines are running text. */
const PROSE_CHARS = 75;
/** Words of an item of a list. */
const ITEM_WORDS = 5;
/** Less than this says nothing: the section stays `other`. */
const ENOUGH = 1;

/** Words that say for certain that what follows is neither work nor study, however much it looks like it. */
const NO_CAREER =
  /\b(?:leadership|activit\w*|community|comunidad|memberships?|affiliations?|volunt\w*|referenc\w*|referees?|publica\w*|papers|proyect\w*|projects?|premios?|award\w*|aficiones|hobbies|interes\w*|off duty|off the clock|helping out|involvement|boards?$|congresos|outside|otr[ao]s cosas|(?:y|and) (?:otr[oa]s|others)$|distinc\w*|giving|funding|financia\w*|service$|service (?:and|to)|servicio a|outreach|extension|(?:teaching|docencia)(?: (?:and|&|y|e) \w+)?$|gestion (?:y|e)|tesis|theses|(?:not at|out of|after) (?:work|trabajo)\w*|^fuera del?|observa\w*|comentarios|comments|remarks|additional information|(?:otros|mas) datos|otra informacion|tiempo libre|me gusta\w*|i (?:like|love|enjoy)|likes|otherwise|(?:y )?ademas|nice words|kind words|quien(?:es)? (?:me|puede\w*)|who can|vouch\w*|hablar de mi|hablan de mi|say about|speak for|loose ends|odds and ends|extras|unpaid|grants?|becas|talks|speaking)\b/;

/** Whether a heading says that what follows is neither work nor study. */
export const excludesCareer = (heading: string) => NO_CAREER.test(fold(heading));

/** Words that lean to a kind without naming it: `Jobs I have had`, `Lo que sé hacer`. */
const LEANING: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'experience',
    /\b(?:jobs?|work\w*|trabaj\w*|puestos?|labores|empresas|recorrido|career|carrera|been|estado|path|journey|track record|on the job|oficio|camino|andadura|roles|history|historia)\b/,
  ],
  [
    'education',
    /\b(?:stud\w*|estudi\w*|school\w*|quals|qualified|titulos?|learn\w*|degrees?|aprend\w*|aula|classroom)\b/,
  ],
  [
    'skills',
    /\b(?:good at|handy|tool\w*|domino|se me da|hacer|bring|can do|kit|stack|manejo|caja|speciali[sz]\w*|especiali\w*|mejor hago|what i know|lo que se|se hacer|saberes|strong)\b/,
  ],
  ['certificates', /\b(?:tickets?|seminari\w*|talleres|workshops|cpd|checks|carne\w*|jornadas|exams|boxes)\b/],
  ['languages', /\b(?:speak|hablo|tongues|lenguas)\b/],
];
const LEANING_SCORE = 0.6;

/** What headings in the person's own words say of themselves: `¿Qué estudié?`, `Where I have worked`. */
const SAID: readonly (readonly [SectionKind, RegExp])[] = [
  ['experience', /\b(?:trabaje|he trabajado|(?:i(?:['’]ve| have)?|ive) worked)\b/],
  ['education', /\b(?:estudie|he estudiado|(?:i(?:['’]ve| have)?|ive) (?:studied|learnt|learned)|i went to school)\b/],
];

/** Whether the words of a heading lean to a kind. */
export function leansTo(kind: SectionKind, heading: string): boolean {
  const words = fold(heading);
  return LEANING.some(([own, pattern]) => own === kind && pattern.test(words));
}

/** A word that points to a kind weighs more than any look of the lines below. */
const HINT_SCORE = 2;

interface Facts {
  /** Lines with a period, and lines with but a single date. */
  ranges: number;
  singles: number;
  titles: number;
  employers: number;
  degrees: number;
  schools: number;
  prose: number;
  /** Lines with a period that are short enough to head an entry. */
  heads: number;
  lines: number;
  items: number;
  /** Of the items: short ones, languages, and skills of the taxonomy. */
  short: number;
  languages: number;
  skills: number;
  contacts: number;
}

/** A paragraph that tells a whole job names it at its beginning, with its time. */
const LEDE_CHARS = 130;

const isParagraph = (text: string) => text.length > LEDE_CHARS && hasRange(text.slice(0, LEDE_CHARS));

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(1, part / whole));

const ITEM_CUTS = new RegExp(String.raw`[,;•·|${DIAMONDS}]|\s(?:/|::)\s|\.\s+|\s[–—-]\s|:\s`);

function itemsOf(lines: readonly ResumeLine[]): string[] {
  const cells = lines.flatMap((line) => line.cells.map(({ text }) => text.slice(0, CELL_CHARS)));
  const parts = cells.flatMap((text) => text.split(ITEM_CUTS)).slice(0, ITEMS_MAX);
  return parts.map((part) => part.replace(/\([^()]*\)/, '').trim()).filter((part) => part !== '');
}

/** Whether an item names a language, whatever is said of it: `Auslan, level 2`, `English: since birth`. */
function namesLanguage(item: string): boolean {
  return languageByName(item) !== undefined || languageByName(item.split(/\s/)[0] ?? '') !== undefined;
}

/** What parts the names of one line. */
const CELLS = /\t|\s[|–—·]\s/;

type Test = (name: { text: string }) => boolean;

function factsOf(given: readonly ResumeLine[]): Facts {
  const lines = given.slice(0, LINES_MAX);
  const items = itemsOf(lines).slice(0, ITEMS_MAX);
  const count = (test: (line: ResumeLine) => boolean) => lines.filter(test).length;
  // Lines of a paragraph begin small or run to the edge; names do neither.
  const names = lines
    .filter(({ text, bullet }) => (!bullet || isParagraph(text)) && !/^\p{Ll}/u.test(text))
    .map(({ text }) => ({ text: isParagraph(text) ? text.slice(0, LEDE_CHARS) : text }))
    .filter(({ text }) => text.length <= Math.max(PROSE_CHARS + 20, LEDE_CHARS));
  const periods = lines.map(({ text }) => findPeriods(text));
  const isTitle: Test = ({ text }) => text.split(CELLS).some((part) => titleScore(part) >= 2);
  const isEmployer: Test = ({ text }) => companyScore(text) >= 2;
  // `Técnico en farmacia` is a title and a degree: each counts half.
  const told = (test: Test, other: Test) => names.filter(test).reduce((sum, name) => sum + (other(name) ? 0.5 : 1), 0);
  return {
    ranges: periods.filter((found) => found.some(({ single }) => !single)).length,
    singles: periods.filter((found) => found.length > 0 && found.every(({ single }) => single)).length,
    titles: told(isTitle, ({ text }) => namesDegree(text)),
    employers: told(isEmployer, ({ text }) => namesSchool(text)),
    degrees: told(({ text }) => namesDegree(text), isTitle),
    schools: told(
      ({ text }) => namesSchool(text),
      ({ text }) => companyScore(text) >= 3,
    ),
    heads: names.filter(({ text }) => hasRange(text)).length,
    prose: count(({ text }) => text.length > PROSE_CHARS || /\p{Ll}{3}\.\s+\p{Lu}/u.test(text)),
    lines: lines.length,
    items: items.length,
    short: items.filter((item) => item.split(/\s+/).length <= ITEM_WORDS).length,
    languages: items.filter(namesLanguage).length,
    skills: items.filter((item) => skillByName(item) !== undefined).length,
    contacts: count(
      ({ text }) =>
        /@|\d{3}[\s.-]?\d{3,4}|https?:|www\.|^[\w.-]+\.[a-z]{2,8}(?:\/\S*)?$/i.test(text) &&
        findPeriods(text).length === 0,
    ),
  };
}

/** How much the facts speak for each kind. What a kind needs and lacks makes it nothing. */
function scoresOf(facts: Facts): Partial<Record<SectionKind, number>> {
  const { ranges, singles, titles, employers, degrees, schools, lines, items } = facts;
  const dated = ranges + singles;
  // Degrees without any school are titles, mostly.
  const told = schools > 0 || facts.employers === 0 ? degrees : 0.4 * degrees;
  // And schools without any degree are where somebody taught.
  const taught = degrees === 0 && titles >= schools ? 0.4 * schools : schools;
  const studies = share(Math.max(told, taught) + 0.3 * Math.min(told, taught), Math.max(1, dated));
  const work = share(titles + 0.5 * employers, Math.max(1, ranges));
  const isShort = share(facts.short, items);
  const isList = ranges === 0 && facts.contacts === 0 && items >= 3;
  return {
    experience:
      ranges > 0 && (titles + employers > 0 || facts.heads > 0)
        ? 0.5 + 0.25 * Math.min(2, ranges) + work + 0.3 * share(facts.prose, lines) - studies
        : 0,
    education:
      degrees + schools > 0 ? 0.4 + studies + 0.3 * Number(dated > 0) - share(titles, Math.max(1, degrees)) : 0,
    languages: ranges === 0 && facts.languages > 0 ? 2.2 * share(facts.languages, Math.max(2, 0.5 * items)) : 0,
    skills:
      isList && isShort >= 0.6 && singles < 0.2 * lines
        ? 1.3 * isShort + share(facts.skills, items) - 2 * share(facts.languages, items)
        : 0,
    certificates: ranges <= 0.2 * lines && singles > 0 ? 1.2 * share(singles, 0.5 * lines) : 0,
    summary: ranges === 0 && facts.contacts === 0 && lines > 1 ? 1.7 * share(facts.prose, lines) : 0,
    header: ranges === 0 && facts.contacts >= 2 ? 2 * share(facts.contacts - titles - employers, lines) : 0,
  };
}

const CONTACT_SCORE = 1.5;

/** Whether lines before any career are contact data, however few: nobody gives a number to call among jobs. */
const holdsContact = ({ contacts, ranges, prose, lines }: Facts) => contacts > 0 && ranges === 0 && prose < 0.3 * lines;

/**
 * The kind of a section under a heading that is not known by name. Its words count where they point to a kind (`hinted`);
 * `isEarly` is whether nothing but contact data and a summary stands before it, where alone summaries are.
 */
export function kindByEvidence(heading: string, lines: readonly ResumeLine[], isEarly: boolean): SectionKind {
  const words = fold(heading);
  const hinted = hintedSection(heading);
  if (NO_CAREER.test(words) || lines.length === 0) return hinted ?? 'other';
  const table = kindOfTable(lines);
  if (table) return table;
  const facts = factsOf(lines);
  const scores = scoresOf(facts);
  if (hinted && hinted !== 'other') scores[hinted] = (scores[hinted] ?? 0) + HINT_SCORE;
  for (const [kind, pattern] of LEANING)
    if (pattern.test(words) && scores[kind]) scores[kind] = (scores[kind] ?? 0) + LEANING_SCORE;
  for (const [kind, pattern] of SAID) if (pattern.test(words)) scores[kind] = (scores[kind] ?? 0) + HINT_SCORE;
  if (!isEarly) delete scores.summary;
  else if (holdsContact(facts)) scores.header = Math.max(scores.header ?? 0, CONTACT_SCORE);
  const [best] = Object.entries(scores).sort((one, other) => other[1] - one[1]);
  return best && best[1] >= ENOUGH ? (best[0] as SectionKind) : 'other';
}
