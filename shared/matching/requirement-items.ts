/**
 * Parts a line of an ad into the items that it asks for, each with the words that tell it from others and with what concepts say of it.
 *
 * A list of short names is as many items, a row of which one will do is one, prose is what somebody will do and under which
 * conditions. What concepts say already, or nobody could look for, is no item.
 */
import type { Span } from '../domain/profile.ts';
import { proxySpans } from '../domain/proxy-terms.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { isAboutSponsors, namesCondition, tellsCondition } from './conditions.ts';
import { subjectsOf } from './degree-subjects.ts';
import { dutiesOf, joinObjects, SUBORDINATE } from './duty-clauses.ts';
import type { JobLine } from './job-lines.ts';
import { isOnlyVoice } from './only-voice.ts';
import { termWeight, type Word, wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

/** Share of a line's rarity that concepts have to cover so that they speak for all of it. */
const COVERED = 0.6;

/** A line of more words is a story. */
const WORDS_IN_LINE_MOST = 26;

/** What one word that was never counted has, and a common one has not. */
const RARITY_LEAST = 5;

/** Kinds of concepts that make requirements of their own. */
export const SAID_BY_CONCEPTS = ['skill', 'language', 'licence', 'education', 'occupation'] as const;

/** Whether a concept that an ad names became a requirement: of several senses or trades some do not, and say nothing then. */
export type IsSaid = (id: string) => boolean;

const LANGUAGE_LEVEL = /^[abc][12]$/;

/** How well a language is wanted, which is read with the language: `a good standard of spoken and written English`. */
const HOW_WELL =
  /^(?:clear|good|strong|excellent|standard|written|spoken|verbal|oral|fluent\w*|conversational|working|professional|nativ\w+|buen\w*|alto|medio|fluid\w+|escrit\w+|hablad\w+|conversacional|nivel|communication|communicate|comunicacion)$/;

/** Names what the rest of the line spells out: `Diseño de sistemas distribuidos: idempotencia, reintentos, consistencia`. */
export function isSpeltOut(text: string): boolean {
  const [head = '', rest] = text.split(/:\s+/);
  const isList = /,| (?:or|o|u|and|y|e) /.test(head);
  return rest !== undefined && !isList && wordsOf(head).length > 1;
}

/** What joins a row of which one will do. */
const OR_LAST = /, (?:or|o|u) | (?:or|o|u) [^,]*$/i;

/** The parts of a line that each ask for something: entries of a list of short names apart, anything else whole. */
function itemsOf(text: string): string[] {
  if (isSpeltOut(text) || subjectsOf(text).length > 0) return [text];
  // `Nurse's aide, carer or porter` is asked for once, by whichever somebody has been.
  if (OR_LAST.test(text)) return [text];
  const parts = text.replace(/\([^()]{0,200}\)/g, '').split(/, |; | \+ /);
  const names = parts.map((part) => part.replace(/^(?:and|or|y|e|o|u)\s+/i, '').trim()).filter((part) => part !== '');
  const areNames =
    names.length > 2 && names.every((name) => wordsOf(name).length <= 4 && name.split(/\s+/).length <= 5);
  return areNames ? joinObjects(names).filter((name) => !OF_ALL.test(name)) : [text];
}

/** Says something of what was named before, and names nothing: `all in date`, `either is fine`. */
const OF_ALL = /^(?:all|both|each|either|any|none|todos?|todas?|ambos|ambas|cada un[oa]|ningun[oa]?)\b/i;

export interface Item {
  text: string;
  telling: Word[];
  /** Telling words by which the requirement may be found: where somebody lives or comes from is none. */
  findable: Word[];
  /** Rarity of the telling words that no concept says, and how many they are. */
  unsaid: number;
  unsaidWords: number;
  rarity: number;
}

const sumOf = (words: readonly Word[]) => words.reduce((sum, { term }) => sum + rarityOf(term), 0);

function outside(words: readonly Word[], spans: readonly Span[]): Word[] {
  return words.filter(({ start, end }) => !spans.some((one) => one.start <= start && end <= one.end));
}

export type Read = (text: string) => Item;

/** The words that tell one ad from another, each once, and those of them by which a requirement may be found. */
function tellingIn(text: string): Pick<Item, 'telling' | 'findable'> {
  const seen = new Set<string>();
  const telling = wordsOf(text).filter(({ term }) => {
    const isNew = !seen.has(term) && termWeight(term) === 1 && !LANGUAGE_LEVEL.test(term);
    seen.add(term);
    return isNew;
  });
  return { telling, findable: outside(telling, [...findMentions(text, ['place']), ...proxySpans(text)]) };
}

export function readItem(text: string, isSaid: IsSaid): Item {
  const { telling, findable } = tellingIn(text);
  const namesLanguage = findMentions(text, ['language']).length > 0;
  const isLevel = ({ start, end }: Word) => namesLanguage && HOW_WELL.test(fold(text.slice(start, end)));
  const named = findMentions(text, SAID_BY_CONCEPTS);
  // `Grado en Enfermería`: the trade, or the skill, is what the degree is in.
  const isOfDegree = named.some(({ kind }) => kind === 'education');
  const said = named.filter(({ id, kind }) => isSaid(id) || (isOfDegree && kind !== 'licence'));
  const unsaid = outside(findable, [...said, ...subjectsOf(text)]).filter((word) => !isLevel(word));
  return { text, telling, findable, unsaid: sumOf(unsaid), unsaidWords: unsaid.length, rarity: sumOf(telling) };
}

/** What is cut off something else: `Lic` of `Lic. en Psicología`, `any of 'em`. Acronyms and what has figures are names. */
function isScrap({ text, telling }: Item): boolean {
  return telling.every(
    ({ start, end }) => end - start <= SCRAP_CHARS && !/[\p{Lu}\d]{2}/u.test(text.slice(start, end)),
  );
}

/** Words of so many letters alone ask nothing. */
const SCRAP_CHARS = 3;

/** Whether the item asks for something that other readers of the ad would forget. */
export function isForgotten(item: Item, { added, asked, condition }: JobLine): boolean {
  const { text, telling, unsaid, rarity } = item;
  if (isAboutSponsors(text) && !added) return false;
  // `You need the right to work here` has no rare word, and nothing else says it.
  if (condition || (asked !== 'told' && telling.length <= CONDITION_WORDS_MOST && tellsCondition(text)))
    return wordsOf(text).length > 0;
  if (isOnlyVoice(text) && !added) return false;
  if (telling.length === 0 || telling.length > WORDS_IN_LINE_MOST || (isScrap(item) && !added)) return false;
  if (unsaid < RARITY_LEAST && !added) return false;
  // `3 years of experience as a cook` is read as years, and `English C1` as a language; `40 new dishes a year` are dishes.
  const years = yearsIn(fold(text)).some((value) => value > 1) || /experien/.test(fold(text));
  if (years && yearsIn(fold(text)).length > 0 && (telling.length <= 4 || asked === 'told')) return false;
  return unsaid >= (1 - COVERED) * rarity;
}

/** Words of the genre apart, a condition says little else; a duty that names a shift in passing says more. */
const CONDITION_WORDS_MOST = 8;
/** What is worded as a condition may say when, where and why. */
const WORDED_SO_MOST = 14;

export function isCondition({ text, telling }: Item): boolean {
  if (telling.length <= CONDITION_WORDS_MOST) return namesCondition(fold(text)) || tellsCondition(text);
  return telling.length <= WORDED_SO_MOST && tellsCondition(text);
}

/** Any words of what a recruiter adds, which was written to be counted. */
function addedItem(text: string, read: Read): Item {
  const item = read(text);
  return item.telling.length > 0 ? item : { ...item, telling: wordsOf(text), findable: wordsOf(text) };
}

/** Words that a duty told in prose has at the least. */
const TELLING_LEAST = 2;

/** Telling words from which on a clause without a doing says enough by itself: `the escalation point for managers with pay queries`. */
const ENOUGH_TOLD = 3;

const saysEnough = (clause: string) => tellingIn(clause).findable.length >= ENOUGH_TOLD;

/** What would do instead asks nothing by itself: `Carné B, o disposición a obtenerlo`. */
const OTHERWISE = /^(?:or|o|u)\s/i;

/** Whether a part of a line is what a degree is in. */
function isWithinSubject(line: string, part: string): boolean {
  const start = line.indexOf(part);
  return subjectsOf(line).some((subject) => subject.start <= start && start < subject.end);
}

/**
 * Without the parts that concepts say: of `a degree in nursing and membership of the college`, the membership. As one requirement a
 * person with the degree would lack it.
 */
function unsaidParts(item: Item, read: Read): Item[] {
  const parts = item.text.split(/, | and | y | e /).map(read);
  const unsaid = parts.filter(({ rarity, unsaid: left }) => left >= RARITY_LEAST && left >= (1 - COVERED) * rarity);
  const isSubject = unsaid.some(({ text }) => isWithinSubject(item.text, text));
  const areClauses =
    !isSubject &&
    !OTHERWISE.test(unsaid[0]?.text ?? '') &&
    parts.length === 2 &&
    unsaid.length === 1 &&
    !SUBORDINATE.test(unsaid[0]?.text ?? '') &&
    (unsaid[0]?.unsaidWords ?? 0) > 1;
  return areClauses ? unsaid : [item];
}

/**
 * What a sentence of prose asks as a condition: whole where all of it is one, else the parts that are. A long one asks other things
 * beside them.
 */
function conditionsOf(text: string, read: Read): Item[] {
  if (!isCondition(read(text))) return [];
  const items = itemsOf(text).map(read);
  return items.length === 1 ? items : items.filter(isCondition);
}

/** A reason is no ask of its own: `German, since half of our carriers are over there` asks for German. */
const REASON =
  /,? (?:because|since (?!(?:19|20)\d\d)|so that|as (?:we|you|our|your)|porque|ya que|puesto que|para que|que aqui)\b/i;

/** A text without the clauses that only say that nobody is sponsored: `You need working rights, we can't sponsor` asks for rights. */
function withoutSponsors(text: string): string {
  const clauses = text.split(/(?<=[,;])\s/);
  const kept = clauses.filter((clause) => !isAboutSponsors(clause));
  return kept.length === 0 || kept.length === clauses.length ? text : kept.join(' ').replace(/[,;]$/, '');
}

export function itemsToRead(asked: JobLine, read: Read): Item[] {
  if (asked.added) return [addedItem(asked.text, read)];
  // A condition is one, whole: the days, the hours and the place of one shift are no list.
  if (asked.condition) return [read(asked.text)];
  const [bare = ''] = withoutSponsors(asked.text).split(REASON);
  const line = bare.trim() === '' ? asked : { ...asked, text: bare };
  const isProse = line.asked === 'told' && !line.listed;
  const conditions = isProse ? conditionsOf(line.text, read) : [];
  if (conditions.length > 0) return conditions;
  if (isProse) {
    const told = line.duty ? dutiesOf(line.text, saysEnough).map(read) : [];
    // One word of a story names no duty: `the deep clean on a Monday includes you, and yes`.
    const duties = told.filter(({ findable }) => findable.length >= TELLING_LEAST);
    // `Roster is 11 on 3 off, and you'd carry the alarm phone every second night`: the first clause is a condition of its own.
    const beside = line.text.split(/[,;]\s(?:and |y )?(?![^()]*\))| - /).filter((clause) => tellsCondition(clause));
    const isIn = (clause: string) => duties.some(({ text }) => text.includes(clause.trim()));
    return [...duties, ...beside.filter((clause) => !isIn(clause)).map(read)];
  }
  return itemsOf(line.text)
    .map(read)
    .flatMap((item) => (item.telling.length > WORDS_IN_ITEM_MOST ? clausesIn : unsaidParts)(item, read));
}

/** A sentence of more telling words asks several things: `dos años reparando maquinaria: leer un esquema, medir, cambiar un contactor`. */
const WORDS_IN_ITEM_MOST = 12;

/** What a long sentence asks clause by clause; whole where nothing parts it. */
function clausesIn(item: Item, read: Read): Item[] {
  const clauses = dutiesOf(item.text, saysEnough)
    .map(read)
    .filter(({ findable }) => findable.length >= TELLING_LEAST);
  return clauses.length > 1 ? clauses : unsaidParts(item, read);
}
