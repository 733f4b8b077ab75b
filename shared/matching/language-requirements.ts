/** Tells the languages a job asks for from the words that only look like them: Latin America, a French kitchen, Polish clients. */
import type { BilingualText } from '../domain/field.ts';
import type { LanguageLevel } from '../domain/levels.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import type { JobLine } from './job-lines.ts';
import { languageOf, levelBeside } from './language-level.ts';

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
  const mentions = findMentions(line.text, ['language']).filter(({ start, end }) => !isCountry(line.text, start, end));
  const isSpoken = mentions.length > 0 && SPOKEN.test(folded);
  return mentions.flatMap((mention, index): LanguageRequirement[] => {
    const concept = conceptById(mention.id);
    if (concept?.kind !== 'language') return [];
    const next = mentions[index + 1]?.start ?? folded.length;
    const level = levelAsked(folded, levelBeside(folded, mention.start, mention.end, next));
    if (level === null && !isSpoken && !isMeant(folded, mention, line)) return [];
    // Prose that tells of a language asks for it only where it says how well.
    const must = line.asked === 'must' || (line.asked === 'told' && level !== null);
    return [{ iso: concept.iso, label: concept.names, level, importance: must ? 'must' : 'nice', isOwn: false }];
  });
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
