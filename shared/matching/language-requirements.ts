/** Tells the languages a job asks for from the words that only look like them: Latin America, a French kitchen, Polish clients. */
import type { BilingualText } from '../domain/field.ts';
import type { LanguageLevel } from '../domain/levels.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { SUBORDINATE } from './duty-clauses.ts';
import type { JobLine } from './job-lines.ts';
import { languageOf, levelBeside } from './language-level.ts';
import { say } from './sentences.ts';

export interface LanguageRequirement {
  iso: string;
  label: BilingualText;
  /** What the only statement that asks for it calls it. */
  called?: BilingualText;
  level: LanguageLevel | null;
  importance: 'must' | 'nice';
  /** The ad itself is written in it. */
  isOwn: boolean;
}

/** Words of speaking and writing: a sentence that holds one means the language and not the country. */
const SPOKEN =
  /\b(?:languages?|speak\w*|spoken|fluen\w+|bilingual\w*|native|proficien\w+|command of|knowledge of|communicat\w+|written|writing|writes?|read(?:ing)?|conversational|interpret\w+|translat\w+|idiomas?|lenguas?|habl\w+|bilingues?|nativ[oa]s?|domini[oa]|nivel|conocimientos? de|comunica\w+|redacci\w+|escrit[oa]s?|escribir|lectura|leer|traduc\w+)\b/;

/** What a language stands between where it is an entry of a list: the borders of the line, punctuation, "and", "or". */
const BEFORE = /(?:^|[,;:(/|·•]|\b(?:and|or|y|e|o|u|in|en|with|con))\s*$/;
const AFTER =
  /^\s*(?:$|[,;.:)/|(·•]|-\s|(?:and|or|y|e|o|u|is|are|required|preferred|desirable|a plus|valorable|deseable|imprescindible|obligatorio|requerido|necesario)\b)/;

/** Words of wanting right before it: `se valora inglés`, `some German is a plus`; a cuisine or a market goes on with its noun. */
const WANTED =
  /\b(?:valor(?:a|amos|ara|aremos|aran|able)|imprescindible|necesari[oa]|obligatori[oa]|deseable|preferible|requ(?:ere|eri|ie?re)\w*|pedimos|se pide|buscamos|need(?:ed)?|requires?|required|want|value|welcome|prefer(?:red)?|a plus|bonus|some|basic|good|algo de|algun|buen|un poco de)(?: (?:tener|saber|contar con|el|the))?:?\s*$/;

/** And right behind it: `inglés imprescindible`, `German is a plus`. */
const WANTED_AFTER =
  /^\s*(?:is |es |sera |seria |will be |would be )?(?:imprescindible|obligatorio|necesario|valorable|deseable|preferible|requerido|required|preferred|desirable|essential|necessary|welcome|(?:an? |un )?(?:added |big |huge )?(?:plus|advantage|must|asset|bonus))\b/;

/** What stands beside a language in a line is looked at no further: a line may be as long as a text. */
const BESIDE_CHARS = 60;

/** Names a subject, a pupil or a refusal, and no language somebody has to speak: `English learners`, `castellano, no en latín`. */
const OF_A_SUBJECT = /^ (?:learners?|language arts|as a (?:second|foreign)|literature|teach\w+|classes|breakfast)\b/;
const REFUSED = /\b(?:no|not) (?:en|in)\s$/;

const namesSomethingElse = (folded: string, { start, end }: Mention) =>
  OF_A_SUBJECT.test(folded.slice(end, end + BESIDE_CHARS)) ||
  REFUSED.test(folded.slice(Math.max(0, start - 10), start));

function isMeant(folded: string, { start, end }: Mention, line: JobLine): boolean {
  // A line that goes on before what is looked at begins with no language.
  const before = `${start > BESIDE_CHARS ? ' x ' : ''}${folded.slice(Math.max(0, start - BESIDE_CHARS), start)}`;
  const after = folded.slice(end, end + BESIDE_CHARS);
  if (BEFORE.test(before) && WANTED_AFTER.test(after)) return true;
  return ((line.listed && BEFORE.test(before)) || WANTED.test(before)) && AFTER.test(after);
}

/** Markets and not words: a capital parts `protocolo China` from `cocina china`; other countries are no languages by name. */
const isCountry = (text: string, start: number, end: number) => text.slice(start, end) === 'China';

/** Who asks for somebody bilingual wants both spoken with ease, not two mother tongues. */
function levelAsked(folded: string, level: LanguageLevel | null): LanguageLevel | null {
  const isBilingual = level === 'native' && /\bbilingu/.test(folded) && !/\b(?:nativ|matern|mother)/.test(folded);
  return isBilingual ? 'C1' : level;
}

function requirementsOf(line: JobLine): LanguageRequirement[] {
  const folded = fold(line.text);
  const mentions = findMentions(line.text, ['language']).filter(
    (mention) => !isCountry(line.text, mention.start, mention.end) && !namesSomethingElse(folded, mention),
  );
  const isSpoken = mentions.length > 0 && SPOKEN.test(folded);
  return mentions.flatMap((mention, index): LanguageRequirement[] => {
    const concept = conceptById(mention.id);
    if (concept?.kind !== 'language') return [];
    const next = mentions[index + 1]?.start ?? folded.length;
    const level = levelAsked(folded, levelBeside(folded, mention.start, mention.end, next));
    if (level === null && !isSpoken && !isMeant(folded, mention, line)) return [];
    // Prose that tells of a language asks for it only where it says how well.
    const must = line.asked === 'must' || (line.asked === 'told' && level !== null);
    const called = calledIn(line.text, mention);
    const importance = must ? 'must' : 'nice';
    return [{ iso: concept.iso, label: concept.names, level, importance, isOwn: false, ...(called && { called }) }];
  });
}

/** What parts the languages of a line, and what a line asks beside them, outside brackets: `Carné B, y euskera hablado`. */
const PARTS = /(?<=[,;:])\s+(?![^()]*\))|\s+\+\s+|\s+(?=(?:and|or|y|e|o|u|plus)\s(?![^()]*\)))/;
/** Goes on about how well, which parts nothing off: `English, written and spoken`. */
const GOES_ON =
  /^(?:(?:and|or|y|e|o|u) )?(?:written|spoken|verbal|oral|especially|conversational|hablad\w+|escrit\w+|leid\w+|lectura|conversacional\w*|sobre todo|a (?:un )?nivel|nivel|level|(?:basic|intermedi|advanc|avanzad)\w*)\b/;
/** Leads to it in the same way: `clear, warm written English`, `read, speak and write English`. */
const LEADS_UP =
  /\b(?:read|speak|write|spoken|written|verbal|oral|clear|good|excellent|leer|hablar|escribir|hablad\w+|escrit\w+|oral\w*),?$/;
/** What stands before what is asked: `also`, `y`. */
const BEFORE_ASK = /^(?:(?:and|or|y|e|o|u|plus|but|pero|also|tambi\u00e9n|adem\u00e1s)\s+)*/i;
/** A reason behind it asks nothing: `German, since half of our carriers are over there`. */
const REASON_BEHIND =
  /,?\s(?:because|since|given|as (?:we|you|our|your|most|many)|so that|porque|pues|ya que|por(?: el| la| los| las)\s|debido).*$/i;
const CALLED_MAX_CHARS = 110;
/** A longer line is no requirement, and is not parted: every part would be looked at for every language. */
const LINE_MAX_CHARS = 600;
const NAME_AND_LEVEL = /^\p{L}+ \(?(?:(?:nivel|level) )?[ABC][12]\+?\)?$/iu;

/** The parts of a text with where each begins. */
function partsOf(text: string): { part: string; from: number }[] {
  let at = 0;
  return text.split(PARTS).map((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    return { part, from };
  });
}

/**
 * What the ad calls a language where it says more than its name: `Ingl\u00e9s intermedio (lectura de protocolos)`. Its level alone would say
 * less, and another language's part of the line is none of it.
 */
function calledIn(text: string, { start, end }: Mention): BilingualText | undefined {
  if (text.length > LINE_MAX_CHARS) return undefined;
  const parts = partsOf(text);
  let first = parts.findIndex(({ part, from }) => from <= start && end <= from + part.length);
  let last = first;
  const [own] = parts.slice(first, first + 1);
  if (own === undefined || SUBORDINATE.test(own.part)) return undefined;
  while (first > 0 && LEADS_UP.test(fold(parts[first - 1]?.part ?? ''))) first -= 1;
  while (GOES_ON.test(fold(parts[last + 1]?.part ?? ''))) last += 1;
  const [opening, closing] = [parts[first], parts[last]];
  if (opening === undefined || closing === undefined) return undefined;
  const words = text.slice(opening.from, closing.from + closing.part.length).trim();
  const bare = words
    .replace(BEFORE_ASK, '')
    .replace(REASON_BEHIND, '')
    .replace(/[\s.;:,]+$/, '');
  // `English B2` says no more than the name and the level do, which are in the reader's language.
  const isMore = bare.length > end - start && bare.length <= CALLED_MAX_CHARS && !NAME_AND_LEVEL.test(bare);
  return isMore && bare.includes(text.slice(start, end)) ? say('quoted', { words: bare }) : undefined;
}

/**
 * The languages that the lines ask for in words of language, each once, with its level; sorted by code. What a recruiter
 * adds goes before what the ad says.
 */
export function languageRequirements(lines: readonly JobLine[]): LanguageRequirement[] {
  const requirements = new Map<string, LanguageRequirement>();
  for (const requirement of lines.filter(({ asked, added }) => asked !== 'aside' && !added).flatMap(requirementsOf)) {
    const known = requirements.get(requirement.iso);
    if (known === undefined || (known.level === null && requirement.level !== null))
      requirements.set(requirement.iso, requirement);
  }
  for (const requirement of lines.filter(({ added }) => added).flatMap(requirementsOf)) {
    requirements.set(requirement.iso, {
      ...requirement,
      level: requirement.level ?? requirements.get(requirement.iso)?.level ?? null,
    });
  }
  const own = languageOf(lines.map(({ text }) => text).join('\n'));
  return [...requirements.values()]
    .map((requirement) => ({ ...requirement, isOwn: requirement.iso === own }))
    .sort((a, b) => (a.iso < b.iso ? -1 : 1));
}
