/** The taxonomy, indexed at the first question and kept: nothing happens at import, and lines are read when a text says their words. */
import type { AnyConcept, Concept, ConceptKind } from './concept.ts';
import { TAXONOMY_TEXTS } from './data/all.ts';
import { type Alias, aliasesOf, conceptOf, type Section, sectionsOf } from './parse.ts';
import { firstStemOf, tokenizeName } from './tokens.ts';

/** An alias as the sequence of stems it is recognized by. */
export interface Phrase extends Alias {
  stems: readonly string[];
}

export interface Catalog {
  concept: (id: string) => AnyConcept | undefined;
  ofKind: (kind: ConceptKind) => readonly AnyConcept[];
  /** Every stem that a phrase begins with. */
  firstStems: () => Iterable<string>;
  /** The phrases that begin with a stem; longer ones first, and of equal ones those that yield last. */
  phrasesFrom: (firstStem: string) => readonly Phrase[];
}

/** A line of the data with the list it stands in, and its place among all. */
interface Entry {
  section: Section;
  line: string;
  at: number;
}

/** The stems a written name is recognized by: fillers count at its borders (`La Paz`, `permiso A`), never inside. */
export function phraseStems(written: string): string[] {
  const tokens = tokenizeName(written);
  if (!tokens.some((token) => token.filler)) return tokens.map((token) => token.stem);
  const first = tokens.findIndex((token) => !token.filler);
  const last = tokens.findLastIndex((token) => !token.filler);
  return tokens.filter((token, at) => !token.filler || at < first || at > last).map((token) => token.stem);
}

/** Answers `make(key)`, worked out once per key. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/** Adds the first words of a list's entries to the words known: the only part of the aliases that is read at the start. */
function addFirstWords(entry: Entry, written: string, separator: string, known: Map<string, Entry[]>): void {
  for (const name of written.split(separator)) {
    const start = name.charCodeAt(0) === 32 ? 1 : 0;
    const space = name.indexOf(' ', start);
    const word = space < 0 ? name.slice(start) : name.slice(start, space);
    const entries = known.get(word);
    if (entries === undefined) known.set(word, [entry]);
    else if (entries[entries.length - 1] !== entry) entries.push(entry);
  }
}

function byFirstStem(entries: readonly Entry[]): Map<string, Entry[]> {
  const byWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [, es = '', en = '', aliases = ''] = entry.line.split('|', 4);
    addFirstWords(entry, es, '\n', byWord);
    if (en !== ' ') addFirstWords(entry, en, '\n', byWord);
    addFirstWords(entry, aliases, ',', byWord);
  }
  const byStem = new Map<string, Entry[]>();
  for (const [word, found] of byWord) {
    const stem = firstStemOf(word);
    const known = byStem.get(stem);
    byStem.set(stem, known === undefined ? found : [...known, ...found]);
  }
  byStem.delete('');
  return byStem;
}

function phrasesOf(aliases: readonly Alias[]): Phrase[] {
  const phrases = aliases.map((alias): Phrase => ({ ...alias, stems: phraseStems(alias.text) }));
  return phrases.sort((a, b) => b.stems.length - a.stems.length || Number(a.yields) - Number(b.yields));
}

/** Phrases are read when a text first says their first word: a resume says few of them. */
function phraseIndex(entries: readonly Entry[]): Pick<Catalog, 'firstStems' | 'phrasesFrom'> {
  const waiting = byFirstStem(entries);
  const aliases = once(({ section, line }: Entry) => aliasesOf(section, line));
  const read = once((stem: string) => {
    const named = [...new Set(waiting.get(stem))].sort((a, b) => a.at - b.at);
    return phrasesOf(named.flatMap(aliases).filter(({ text }) => firstStemOf(text) === stem));
  });
  return {
    firstStems: () => waiting.keys(),
    phrasesFrom: (stem) => (waiting.has(stem) ? read(stem) : []),
  };
}

function conceptIndex(entries: readonly Entry[]): Pick<Catalog, 'concept' | 'ofKind'> {
  const byId = new Map(
    entries.map((entry) => [`${entry.section.kind}:${entry.line.slice(0, entry.line.indexOf(' '))}`, entry]),
  );
  const read = once(({ section, line }: Entry) => conceptOf(section, line));
  return {
    concept(id) {
      const entry = byId.get(id);
      return entry && read(entry);
    },
    ofKind: once((kind) => entries.filter(({ section }) => section.kind === kind).map(read)),
  };
}

function build(): Catalog {
  let at = 0;
  const entries = sectionsOf(TAXONOMY_TEXTS).flatMap((section) =>
    section.lines.map((line): Entry => ({ section, line, at: at++ })),
  );
  return { ...conceptIndex(entries), ...phraseIndex(entries) };
}

let built: Catalog | undefined;

/** The whole taxonomy, indexed. The first call takes some 10 ms, later ones nothing. */
export function catalog(): Catalog {
  built ??= build();
  return built;
}

/** The concept of an id, or undefined. */
export function conceptById(id: string): AnyConcept | undefined {
  return catalog().concept(id);
}

/** All concepts of a kind, in the order of the data. */
export function allConcepts(kind: ConceptKind): readonly Concept[] {
  return catalog().ofKind(kind);
}
