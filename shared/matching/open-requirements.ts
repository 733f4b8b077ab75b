/**
 * Makes a requirement of what an ad asks in words that no concept knows, so that nothing it asks is forgotten.
 *
 * `Handling of lien waivers and progress billing` names nothing that a list could hold, and is what the job is about. Its own
 * rare words stand for it: found in a resume they are found, no matter who thought of them before. Where concepts already say most
 * of a line, they speak for it; where they say a part (`AP automation`), the line stands beside them. Duties count as requirements
 * of the third rank, since anyone who does the job must be able to do them.
 */
import { findMentions, fold } from '../taxonomy/index.ts';
import { askedBy, headingOf } from './ad-voice.ts';
import { rarityOf } from './background.ts';
import { waysOf } from './either-words.ts';
import type { JobLine } from './job-lines.ts';
import { isNameAlone } from './only-voice.ts';
import { asOneDemand } from './physical-demands.ts';
import { importanceOf, PART, type SkillRequirement } from './requirement.ts';
import {
  type IsSaid,
  type Item,
  isCondition,
  isForgotten,
  isSpeltOut,
  itemsToRead,
  type Read,
  readItem,
  SAID_BY_CONCEPTS,
} from './requirement-items.ts';
import { say } from './sentences.ts';
import { slug } from './slug.ts';
import { type Word, wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

/** Words that stand for a requirement, the rarest of them. */
const WORDS_MOST = 8;

/** Three lines on a page: of cut labels blind readers missed what was asked behind the cut. */
const LABEL_MAX_CHARS = 240;

/** A longer line is no requirement, no matter who wrote it. */
const LINE_MAX_CHARS = 1000;

/** What a requirement in words counts beside one that a concept knows. */
const OPEN_PART = 0.8;

/** What a duty counts that prose tells: there are many of them, and none is worded as a requirement. */
const PROSE_PART = 0.4;

/** How well something is wanted, which many words have beside them: `basic skills` are none of `basic Excel`. */
export const LEVEL =
  /\b(?:basic[oa]?s?|advanced|avanzad[oa]s?|intermedi(?:ate|o|a|os|as)|proficien(?:t|cy)|solid[oa]?s?|fluid[oa]s?|soltura)\b/;

/** Words that say how much is wanted and not what. */
const VOICE =
  /^(?:(?:you(?:'ll| will| must| should)?|we|must|should|ideally|also|please|que|se|tambien|ademas|y|and|a|an|the|un|una|el|la|los|las) )*(?:have|need|be|bring|hold|possess|require\w*|looking for|expect|demonstrated|proven|tener|tengas|contar con|cuentes con|disponer de|dispongas de|aportar|aportes|necesit\w+|se (?:requiere|pide|exige|valora\w*|necesita))\s+/i;

/** Words before a task that say when, whose and that it will be done: `In a typical week you will also`, `En un turno normal`. */
const FILLER =
  /^(?:(?:in|on|during|over|throughout) (?:an? |the |your |each )?(?:typical |normal |average |usual )?(?:day|week|month|shift|time|year)s?,? |day[ -]to[ -]day,? |(?:en|durante) (?:una?|tu|el|la|cada) (?:[a-z]+ )?(?:turno|dia|semana|jornada|mes)(?: (?:normal|tipico|cualquiera|habitual))?,? )?(?:(?:you(?:'ll| will|'d| would)|the (?:successful )?(?:candidate|person|post ?holder|incumbent)(?: will)?|(?:la persona (?:seleccionada|contratada|titular) )|(?:tambien |ademas )?(?:te (?:encargaras|ocuparas) de |seras responsable de |vas a |tendras que |te va a tocar |te toca(?:ra)? ))(?: ?(?:also|then|mainly|mostly|often|be (?:responsible for|in charge of|expected to|asked to)|be|have to|need to|appointed(?: will)?))*\s*)?/;

/** A duty as the core of the task, without the words that say that somebody will do it. */
function coreOf(text: string): string {
  const plain = fold(text).replace(/\u2019/g, "'");
  const [filler = ''] = FILLER.exec(plain) ?? [];
  const core = text.slice(filler.length).trim();
  // Letters fold into one each but for few; where that does not hold, the text stays.
  return plain.length !== text.length || core.split(/\s+/).length < CORE_WORDS_LEAST ? text : core;
}

const CORE_WORDS_LEAST = 2;

/** What a condition counts: hardly any resume answers it, and an ad states as many as it asks skills. */
const CONDITION_PART = 0.2;

/** A requirement without the words that only say how much it is wanted: `Se valora: dominio de X` is `dominio de X`. */
function labelOf(text: string): string {
  const bare = text
    .replace(/^[\p{L} ]{4,30}:\s+(?=\S)/u, (head) => (isSpeltOut(text) || headingOf(head) === undefined ? head : ''))
    .replace(/^(?:and|y|with|con)\s+/i, '')
    .replace(VOICE, '');
  const trimmed = withoutEnd(bare).trimStart();
  if (trimmed.length <= LABEL_MAX_CHARS) return trimmed;
  return `${trimmed.slice(0, trimmed.lastIndexOf(' ', LABEL_MAX_CHARS - 1))}\u2026`;
}

/** Without the marks at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' .;:,'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function rarest(words: readonly Word[]): string[] {
  const byRarity = [...words].sort((a, b) => rarityOf(b.term) - rarityOf(a.term) || a.start - b.start);
  return byRarity.slice(0, WORDS_MOST).map(({ term }) => term);
}

/** Words beside a paper that say which one it is and ask nothing else: `Full clean driving licence`, `certificado en vigor`. */
const BESIDE_PAPER_MOST = 3;

const papersIn = (text: string) => [...new Set(findMentions(text, ['licence', 'education']).map(({ id }) => id))];

/** The words by which an item may be found: how well it is wanted says nothing alone. */
function findableIn({ text, telling, findable }: Item): readonly Word[] {
  const words = findable.length > 0 ? findable : telling;
  const saysWhat = ({ start, end }: Word) => !LEVEL.test(fold(text.slice(start, end)));
  const ofWhat = words.filter(saysWhat);
  return ofWhat.length > 0 ? ofWhat : wordsOf(text).filter(saysWhat);
}

/** What would do instead, or in a case, is asked of nobody: `o un año si vienes de reparto`, `if you have neither, show us`. */
const IN_A_CASE = /^\W*(?:(?:or|o|u)\s|if (?:you(?:'ve|'d)?|your|neither)\b|si (?:tu |no )?[a-z]+s\b)/i;

function importanceIn(item: Item, { asked }: JobLine): SkillRequirement['importance'] {
  if (IN_A_CASE.test(fold(item.text)) && asked === 'must') return 'nice';
  // Who cannot work the shifts cannot take the job, however calmly the ad tells of them.
  return isCondition(item) && asked === 'told' ? 'must' : importanceOf(asked);
}

/** A requirement that opens with a paper: `Diplomado en cuidados intensivos`, `level 3 food hygiene, in date`, `NVQ2/3 in cookery`. */
const OF_PAPER =
  /^\W*(?:(?:hold|holding|have|valid|current|active|completed|an?|un|una|el|tener|contar con|formacion en [a-z ]{2,20}:) )*(?:diplomas?|diplomados?|certificat\w+|certificad\w+|cursos?|courses?|nvq\w*|(?:level|nivel) \d|titul\w+|(?:[a-z]+ ){0,2}(?:certificate|certification|licen[cs]e|card|diploma|ticket))\b/;

const isOfPaper = (folded: string) => OF_PAPER.test(folded) && !/\bexperien/.test(folded);

/** The words that stand for an item, and the ways in which they can be answered. */
function wordsAndWays(item: Item): Pick<SkillRequirement, 'terms' | 'ways'> {
  const terms = rarest(findableIn(item));
  const ways = waysOf(item.text, terms);
  return ways ? { terms, ways } : { terms };
}

function requirementOf(item: Item, line: JobLine): SkillRequirement {
  const condition = line.condition === true || isCondition(item);
  // `Modalidad: Presencial`: without its label a fact says little.
  const label = line.condition ? withoutEnd(item.text) : labelOf(line.duty ? coreOf(item.text) : item.text);
  return {
    id: `skill:${slug(item.text)}`,
    // Quoted, since it stands as written in sentences of either language.
    label: say('quoted', { words: label }),
    importance: importanceIn(item, line),
    part: PART[line.asked] * OPEN_PART * (condition ? CONDITION_PART : line.duty ? PROSE_PART : 1),
    near: [],
    ...wordsAndWays(item),
    needsProof: false,
    instead: [],
    condition,
    names: [...new Set(findMentions(item.text, ['skill']).map(({ id }) => id))],
    papers: item.unsaidWords <= BESIDE_PAPER_MOST ? papersIn(item.text) : [],
    years: yearsIn(fold(item.text)),
    ...(isOfPaper(fold(item.text)) && { ofPaper: true }),
    ...(line.duty ? {} : languageOf(item)),
  };
}

/** Characters in which a line that asks for a language has named it: `Inglés intermedio para leer manuales`. */
const NAMED_WITHIN = 25;

/** The language that an item asks for, where it names one, at its beginning, and no skill or paper. */
function languageOf({ text }: Item): Pick<SkillRequirement, 'language'> {
  const [first, another] = findMentions(text, SAID_BY_CONCEPTS);
  const isOnly = first?.kind === 'language' && another === undefined && first.start <= NAMED_WITHIN;
  return isOnly ? { language: first.id } : {};
}

/** Whether the line asks for something in its own words. */
function asks({ text, asked, listed, tag, comment, condition, protected: isProtected }: JobLine): boolean {
  if (!listed && isNameAlone(text)) return false;
  if (tag || isProtected || asked === 'aside' || text.length > LINE_MAX_CHARS) return false;
  // What comments on an ask asks only in so many words: `We provide the car` says nothing of a licence.
  const own = comment && !condition ? askedBy(text, 'told') : 'must';
  return own === 'must' || own === 'nice';
}

/**
 * The requirements of lines that concepts do not say. An age, a sex and the like are no skill, however an ad words them; a tag is a
 * word for finding the job and asks nothing by itself.
 */
export function openRequirements(lines: readonly JobLine[], isSaid: IsSaid): SkillRequirement[] {
  const read: Read = (text) => readItem(text, isSaid);
  const requirements = lines.filter(asks).flatMap((line) =>
    itemsToRead(line, read)
      .filter((item) => isForgotten(item, line))
      .map((item) => requirementOf(item, line)),
  );
  return asOneDemand(requirements);
}

/** What whole lines ask in their own words, whatever concepts they name. */
export function requirementsInWords(lines: readonly JobLine[]): SkillRequirement[] {
  return lines.map((line) =>
    requirementOf(
      readItem(line.text, () => false),
      line,
    ),
  );
}
