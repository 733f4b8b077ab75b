/**
 * Asks of a place where a role shows a skill what no other word can make up for: that the skill itself is named there, in a sentence
 * and not in a list of names, and that it was done for long enough and not too long ago.
 *
 * Of 500 verdicts *met* on skills over fifteen rounds 294 pass all of this; of these .83 are proof, before the weights of
 * `proof-likelihood.ts` (`docs/measured.md`, _Which verdicts are shown as met_).
 */
import type { Span } from '../domain/profile.ts';
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import type { PreparedResume, PreparedRole } from './prepare-resume.ts';
import { ALL_SAID, shareSaid, termsIn } from './share-said.ts';
import { sentenceBefore, sentenceFrom } from './wording.ts';
import { wordsOf } from './words.ts';

/** Whether a sentence holds the whole name of a skill in either language: `account reconciliation` is no bank reconciliation. */
export function saysName(id: string, sentence: string): boolean {
  const names = conceptById(id)?.names;
  if (names === undefined) return true;
  const held = termsIn(sentence);
  return [names.es, names.en].some((name) => shareSaid([...termsIn(name)], held) >= ALL_SAID);
}

/** Names of fields of learning: `neumática`, `electrónica`. */
const FIELD = /^\p{L}+ica$/u;
/** The same root as a thing or a person: `neumáticos` are tyres. */
const THING = /^\p{L}+icos?$/u;

/** Whether a word shares only the root with the field of learning that is asked for. */
export function isOfAnotherForm(id: string, written: string): boolean {
  return FIELD.test(fold(conceptById(id)?.names.es ?? '')) && THING.test(fold(written));
}

/** Share of a name, by rarity, that a title has to say: `mantenimiento eléctrico` is half of mantenimiento electromecánico. */
const IN_TITLE = 0.6;

/** Whether a title says a skill by most of its name, in either language, or by a name of one word. */
export function titleSays(id: string, title: string): boolean {
  const names = conceptById(id)?.names;
  if (names === undefined) return true;
  const held = termsIn(title);
  return [names.es, names.en].some((name) => {
    const terms = wordsOf(name).map(({ term }) => term);
    return terms.length === 1 || shareSaid(terms, held) >= IN_TITLE;
  });
}

/** Months after which what was done counts half: tools change, and so do laws and ways to work. */
const HALF_LIFE_MONTHS = 60;
/** Months, so counted, from which on a skill is somebody's: `migrated to Exchange with PowerShell` once, ten years ago, is a memory. */
const MONTHS_LEAST = 12;

/** The months of some roles, each by half for every five years that it lies before the latest one: a break costs nothing. */
function freshMonths(roles: readonly PreparedRole[], all: readonly PreparedRole[]): number {
  const latest = Math.max(...all.map(({ to }) => (Number.isNaN(to) ? 0 : to)));
  return roles.reduce((sum, { from, to }) => {
    if (Number.isNaN(to)) return sum;
    const months = Number.isNaN(from) ? 1 : to - from;
    return sum + months * 2 ** ((to - latest) / HALF_LIFE_MONTHS);
  }, 0);
}

/** Whether the roles in which some places stand make a year of the skill; `roleAt` gives the number of the role at a position. */
export function isOfLate(
  places: readonly Span[],
  roleAt: (position: number) => number,
  { roles }: PreparedResume,
): boolean {
  const numbers = new Set(places.map(({ start }) => roleAt(start)));
  return (
    freshMonths(
      roles.filter((_, at) => numbers.has(at)),
      roles,
    ) >= MONTHS_LEAST
  );
}

/** Names of a row from which on it is a list. */
const ROW_LEAST = 4;
/** And of one that needs no label, whatever its names end in: `accounting, banking, Bank Reconciliation, Billing, ...` */
const LONG_ROW = 9;
/** Words of an entry of a list. */
const ENTRY_WORDS_MOST = 3;
/** What parts the entries of a row. */
const BETWEEN = /[,/|&]|\b(?:and|or|y|e|o|u)\b/;
/** What stands between the words that head a list and its first name: `Technologies included - Java`, `Software: Word`. */
const HEAD_ENDS = /[:(]|\s[-\u2013\u2014]\s/;
/** A doing in the words before a row: `Administered routers, switches, firewalls and DNS`, `Manejo de Word, Excel y Outlook`. */
const DOING =
  /\b(?:(?!(?:includ|requir|relat|limit|accord|regard|follow|defin)(?:ed|ing)\b)[a-z]{2,}(?:ed|ing|ando|iendo|aba|aban|amos)|[a-z]{3,}(?:cion|miento|aje|ation|ment|ance) (?:de|del|of)|built|led|ran|wrote|taught|kept|manage|administer|maintain|install|configure|support|develop|use|prepare|uso|manejo|gestion|control|soporte)\b/;

/** How many short entries a row has from its beginning, and whether a label heads it. */
function rowOf(parts: readonly string[]): { length: number; isHeaded: boolean } {
  let length = 0;
  for (const part of parts) {
    if (HEAD_ENDS.test(part)) return { length, isHeaded: true };
    if (part.trim().split(/\s+/).length > ENTRY_WORDS_MOST) break;
    length += 1;
  }
  return { length, isHeaded: false };
}

/** What somebody says of themselves, and no doing: `Proficient in Excel and Word` among the duties of a role. */
const OF_ONESELF =
  /\b(?:proficien\w*|skilled|experienced? (?:in|with)|knowledge|familiar\w*|competent|adept|able to|ability|conocimientos?|dominio)\b/;

export const saysOfOneself = (clean: string, place: Span) => OF_ONESELF.test(fold(sentenceBefore(clean, place)));

/** Who is told of at the beginning of a sentence, up to the name of a trade: `La enfermera del centro venía a las curas`. */
const SOMEBODY = /^\W*(?:the|el|la|los|las|un|una|my|our|mi|nuestr[oa]) $/;

/** Whether a sentence tells what somebody of another trade did: it begins with an article and the name of the trade. */
export function isOfSomebodyElse(clean: string, place: Span): boolean {
  const before = fold(sentenceBefore(clean, place)).trimStart();
  const [who] = findMentions(before, ['occupation']);
  return who !== undefined && SOMEBODY.test(before.slice(0, who.start));
}

/** Whose doing it was where the sentence begins so: `Assisted Warehouse Manager and Shop Manager with the loading`. */
const HELPING =
  /^\W*(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?|collaborat\w+|participat\w+|attend\w*|shadow\w*|observ\w+|learn\w*|(?:i )?taught myself|apoy[aeo]\w*|ayud[aeo]\w*|colabor[aeo]\w*|particip[aeo]\w*|asist[ieí]\w*|aprend\w+)\b/;
/** What somebody went to, to learn: `workshops centered on classroom management`, `the training courses of a help desk`. */
const LEARNING =
  /\b(?:workshops?|seminars?|training courses?|professional development|talleres|cursos? de|capacitacion(?:es)?) (?:\w+ ){0,3}$/;

/** Whether somebody only helped with what a sentence names, was there, or learned it. */
export function isHelpOrLearning(clean: string, place: Span): boolean {
  const before = fold(sentenceBefore(clean, place));
  return HELPING.test(before) || LEARNING.test(before);
}

/** A place by the name of the trade that is done there, behind a preposition: `load trailer at warehouse` is no warehousing. */
const WORKPLACE =
  /^(?:warehouses?|almacen(?:es)?|bodegas?|kitchens?|cocinas?|stores?|offices?|lab(?:orator\w+)?s?|pharmac(?:y|ies)|farmacias?|receptions?|recepci[oó]n(?:es)?|classrooms?|aulas?)$/;
const AT =
  /\b(?:at|in|into|to|from|inside|around|for all|en|desde|hacia|hasta|dentro de) (?:the |our |all |\d+ |el |la |los |las |un |una )?(?:\d+ )?$/;

/** Whether a word is only the place where something was done. */
export function isOnlyAPlace(clean: string, place: Span): boolean {
  return WORKPLACE.test(fold(clean.slice(place.start, place.end))) && AT.test(fold(sentenceBefore(clean, place)));
}

/** A doing as the first word: `Reconciled`, `Gestioné`, `Manejo`. */
const FIRST_DOING =
  /^\W*(?:[a-z]{2,}(?:ed|ing)|built|led|ran|wrote|taught|kept|made|did|sold|held|manage|administer|maintain|install|configure|support|develop|use|prepare|perform|conduct|process|review|complete|create|provide|assist|oversee|reconcile|[a-z]+(?:ando|iendo|aba|cion|miento|aje)|uso|manejo|gestion|control)\b/;

/** Whether the sentence around a place begins with a doing that goes on to it. */
export const opensWithADoing = (clean: string, place: Span) => FIRST_DOING.test(fold(sentenceBefore(clean, place)));

/**
 * Whether a place stands in a list of names, below a label or without a doing: `Technology platforms: Linux, Windows, Java, Node.js`.
 * In a role as in a list of skills, a list is a claim.
 */
export function isInList(clean: string, place: Span): boolean {
  // By position and not by its words: behind `MySQL, ` stands another `SQL`.
  const before = fold(sentenceBefore(clean, place));
  // The first part on either side belongs to the entry itself.
  const [own = '', ...ahead] = before.split(BETWEEN).reverse();
  const headed = HEAD_ENDS.test(own) ? { length: 0, isHeaded: true } : rowOf(ahead);
  const behind = rowOf(fold(sentenceFrom(clean, place)).split(BETWEEN).slice(1));
  const length = 1 + headed.length + behind.length;
  return length >= LONG_ROW || (length >= ROW_LEAST && (headed.isHeaded || !DOING.test(before)));
}
