/** The parsed taxonomy, built once at the first question and kept: nothing happens at import. */
import type { AnyConcept, Concept, ConceptKind } from './concept.ts';
import { TAXONOMY_TEXTS } from './data/all.ts';
import { type Alias, parseTaxonomy } from './parse.ts';
import { firstStemOf, tokenizeName } from './tokens.ts';

/** An alias as the sequence of stems it is recognized by. */
export interface Phrase extends Alias {
  stems: readonly string[];
}

export interface Catalog {
  byId: ReadonlyMap<string, AnyConcept>;
  byKind: ReadonlyMap<ConceptKind, readonly AnyConcept[]>;
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

function grouped<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

function phrasesOf(aliases: readonly Alias[]): Phrase[] {
  const phrases = aliases.map((alias): Phrase => Object.assign(alias, { stems: phraseStems(alias.text) }));
  return phrases.sort((a, b) => b.stems.length - a.stems.length || Number(a.yields) - Number(b.yields));
}

/** Words of an alias after its first are read when a text first says that word: a resume says few of them. */
function lazyIndex(aliases: readonly Alias[]): Pick<Catalog, 'firstStems' | 'phrasesFrom'> {
  const waiting = grouped(aliases, (alias) => firstStemOf(alias.text));
  waiting.delete('');
  const ready = new Map<string, readonly Phrase[]>();
  return {
    firstStems: () => waiting.keys(),
    phrasesFrom(firstStem) {
      const known = ready.get(firstStem);
      if (known) return known;
      const group = waiting.get(firstStem);
      if (group === undefined) return [];
      const phrases = phrasesOf(group);
      ready.set(firstStem, phrases);
      return phrases;
    },
  };
}

function build(): Catalog {
  const { concepts, aliases } = parseTaxonomy(TAXONOMY_TEXTS);
  return {
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
    byKind: grouped(concepts, (concept) => concept.kind),
    ...lazyIndex(aliases),
  };
}

let built: Catalog | undefined;

/** The whole taxonomy, indexed. The first call takes some 20 ms, later ones nothing. */
export function catalog(): Catalog {
  built ??= build();
  return built;
}

/** The concept of an id, or undefined. */
export function conceptById(id: string): AnyConcept | undefined {
  return catalog().byId.get(id);
}

/** All concepts of a kind, in the order of the data. */
export function allConcepts(kind: ConceptKind): readonly Concept[] {
  return catalog().byKind.get(kind) ?? [];
}
