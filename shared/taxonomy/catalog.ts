/** The taxonomy, indexed at the first question and kept: nothing happens at import, and lines are read when a text says their words. */
import type { AnyConcept, ConceptKind } from './concept.ts';
import { TAXONOMY_TEXTS } from './data/all.ts';
import { type FirstWords, scannedWords } from './first-words.ts';
import { type Alias, aliasesOf, conceptOf, type Entry, entriesOf } from './parse.ts';
import { preparedWords, prepareWords } from './prepared-words.ts';
import { firstStemOf, tokenizeName } from './tokens.ts';

/** An alias as the sequence of stems it is recognized by. */
export interface Phrase extends Alias {
  stems: readonly string[];
}

export interface Catalog {
  concept: (id: string) => AnyConcept | undefined;
  ofKind: (kind: ConceptKind) => readonly AnyConcept[];
  linesOf: (kind: ConceptKind) => readonly string[];
  /** Every stem that a phrase begins with. */
  firstStems: () => Iterable<string>;
  /** The phrases that begin with a stem; longer ones first, and of equal ones those that yield last. */
  phrasesFrom: (firstStem: string) => readonly Phrase[];
}

/** The stems a written name is recognized by: fillers count at its borders (`La Paz`, `permiso A`), never inside. */
export function phraseStems(written: string): string[] {
  const tokens = tokenizeName(written);
  if (!tokens.some((token) => token.filler)) return tokens.map((token) => token.stem);
  const first = tokens.findIndex((token) => !token.filler);
  const last = tokens.findLastIndex((token) => !token.filler);
  return tokens.filter((token, at) => !token.filler || at < first || at > last).map((token) => token.stem);
}

const NO_PHRASES: readonly Phrase[] = [];

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

function phrasesOf(aliases: readonly Alias[]): Phrase[] {
  const phrases = aliases.map((alias): Phrase => ({ ...alias, stems: phraseStems(alias.text) }));
  return phrases.sort((a, b) => b.stems.length - a.stems.length || Number(a.yields) - Number(b.yields));
}

/** Made while a function is bundled (`infra/constructs/bundle.ts`); elsewhere the names are scanned at the first question. */
declare const TAXONOMY_FIRST_WORDS: string | undefined;

function wordsOf(entries: readonly Entry[]): FirstWords {
  if (typeof TAXONOMY_FIRST_WORDS !== 'undefined') return preparedWords(TAXONOMY_FIRST_WORDS);
  return scannedWords(entries.map(({ line }) => line));
}

/** The value of `TAXONOMY_FIRST_WORDS` for the data as they are: some 180 kB, three times quicker at a cold start than a scan. */
export function taxonomyFirstWords(): string {
  return prepareWords(wordsOf(entriesOf(TAXONOMY_TEXTS)));
}

/** Words kept that begin no phrase: texts say the same ones again and again. */
const UNKNOWN_MAX = 20_000;

/** Phrases are read when a text first says their first word: a resume says few of them. */
function phraseIndex(entries: readonly Entry[]): Pick<Catalog, 'firstStems' | 'phrasesFrom'> {
  const words = wordsOf(entries);
  const ready = new Map<string, readonly Phrase[]>();
  const unknown = new Set<string>();
  const read = (stem: string, lines: readonly number[]) => {
    const begins = (written: string) => firstStemOf(written) === stem;
    const named = lines.flatMap((line) => entries[line] ?? []);
    const phrases = phrasesOf(named.flatMap(({ heading, line }) => aliasesOf(heading, line, begins)));
    ready.set(stem, phrases);
    return phrases;
  };
  return {
    firstStems: words.stems,
    phrasesFrom(stem) {
      const known = ready.get(stem);
      if (known) return known;
      if (unknown.has(stem)) return NO_PHRASES;
      const lines = words.linesOf(stem);
      if (lines.length > 0) return read(stem, lines);
      if (unknown.size >= UNKNOWN_MAX) unknown.clear();
      unknown.add(stem);
      return NO_PHRASES;
    },
  };
}

function conceptIndex(entries: readonly Entry[]): Pick<Catalog, 'concept' | 'ofKind' | 'linesOf'> {
  const read = once(({ heading, line }: Entry) => conceptOf(heading, line));
  const ofKind = once((kind: string) => entries.filter(({ heading }) => heading.kind === kind));
  const byKey = once((kind: string) => new Map(ofKind(kind).map((entry) => [keyOf(entry), entry])));
  return {
    concept(id) {
      const colon = id.indexOf(':');
      const entry = byKey(id.slice(0, colon)).get(id.slice(colon + 1));
      return entry && read(entry);
    },
    ofKind: once((kind) => ofKind(kind).map(read)),
    linesOf: (kind) => ofKind(kind).map(({ line }) => line),
  };
}

function keyOf({ line }: Entry): string {
  return line.slice(0, line.indexOf(' '));
}

function build(): Catalog {
  const entries = entriesOf(TAXONOMY_TEXTS);
  return { ...conceptIndex(entries), ...phraseIndex(entries) };
}

let built: Catalog | undefined;

/** The whole taxonomy, indexed. The first call takes some 10 ms where the first words are prepared, 40 elsewhere; later ones nothing. */
export function catalog(): Catalog {
  built ??= build();
  return built;
}

/** The concept of an id, or undefined. */
export function conceptById(id: string): AnyConcept | undefined {
  return catalog().concept(id);
}

/** The stem that each name of the taxonomy begins with. */
export function taxonomyFirstStems(): Iterable<string> {
  return catalog().firstStems();
}

/** All concepts of a kind, in the order of the data. */
export function allConcepts(kind: ConceptKind): readonly AnyConcept[] {
  return catalog().ofKind(kind);
}

/** The lines of all concepts of a kind as the data have them. */
export function linesOfKind(kind: ConceptKind): readonly string[] {
  return catalog().linesOf(kind);
}
