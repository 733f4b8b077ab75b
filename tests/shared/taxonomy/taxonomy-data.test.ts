/** Guards the hand-written data: complete in both languages, without dangling ids or unnoticed double meanings. */
import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS } from '../../../shared/domain/levels.ts';
import { catalog } from '../../../shared/taxonomy/catalog.ts';
import { TAXONOMY_TEXTS } from '../../../shared/taxonomy/data/all.ts';
import { type AnyConcept, allConcepts, type ConceptKind, conceptById } from '../../../shared/taxonomy/index.ts';
import { aliasesOf, conceptOf, entriesOf } from '../../../shared/taxonomy/parse.ts';

const lines = entriesOf(TAXONOMY_TEXTS);
const concepts = lines.map(({ heading, line }) => conceptOf(heading, line));
const count = (kind: ConceptKind) => allConcepts(kind).length;

/** Countries whose regions people write; a city of them without its region would be near to none. */
const WITH_REGIONS = new Set('ES MX CO AR CL PE BR VE US CA EC BO'.split(' '));

function references(concept: AnyConcept): readonly string[] {
  if (concept.kind === 'skill') return concept.broader;
  if (concept.kind === 'occupation') return [...concept.skills, ...concept.related];
  return concept.kind === 'place' && concept.region ? [concept.region] : [];
}

describe('the data of the taxonomy', () => {
  it('is broad', () => {
    expect(count('skill')).toBeGreaterThanOrEqual(1_500);
    expect(count('occupation')).toBeGreaterThanOrEqual(520);
    expect(count('language')).toBeGreaterThanOrEqual(60);
    expect(count('place')).toBeGreaterThanOrEqual(900);
    expect(count('licence')).toBeGreaterThanOrEqual(150);
  });

  it('names every concept in both languages, without the marks of the format', () => {
    for (const { id, names } of concepts) {
      for (const name of [names.es, names.en]) expect(name, id).toMatch(/^[^|!*?]*[\p{L}\p{N}][^|!*?]*$/u);
    }
  });

  it('gives each id to one concept', () => {
    const ids = concepts.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('refers only to concepts that exist, and never to the concept itself', () => {
    const dangling = concepts.flatMap((concept) =>
      references(concept)
        .filter((id) => conceptById(id) === undefined || id === concept.id)
        .map((id) => `${concept.id} -> ${id}`),
    );
    expect(dangling).toEqual([]);
  });

  it('gives no alias to two concepts of a kind unless all but one declare it shared', () => {
    const owners = new Map<string, Set<string>>();
    for (const phrase of [...catalog().firstStems()].flatMap(catalog().phrasesFrom)) {
      if (phrase.yields) continue;
      const key = [phrase.kind, phrase.stems.join(' '), phrase.exactCase ? phrase.text : ''].join(':');
      owners.set(key, (owners.get(key) ?? new Set()).add(phrase.id));
    }
    expect([...owners].filter(([, ids]) => ids.size > 1).map(([key, ids]) => [key, ...ids])).toEqual([]);
  });

  it('finds every alias by the first word that it is indexed under', () => {
    const found = new Set([...catalog().firstStems()].flatMap(catalog().phrasesFrom).map(({ id, text }) => id + text));
    const lost = lines
      .flatMap(({ heading, line }) => aliasesOf(heading, line))
      .filter(({ id, text }) => !found.has(id + text));
    expect(lost.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('classifies occupations by ISCO-08, education by level, languages by ISO 639-1 and places by country', () => {
    for (const concept of concepts) {
      if (concept.kind === 'occupation') expect(concept.isco, concept.id).toMatch(/^\d{4}$/);
      if (concept.kind === 'education') expect(EDUCATION_LEVELS, concept.id).toContain(concept.level);
      if (concept.kind === 'language') expect(concept.id).toBe(`language:${concept.iso}`);
      if (concept.kind === 'language') expect(concept.iso).toMatch(/^[a-z]{2}$/);
      if (concept.kind === 'place') expect(concept.country, concept.id).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('puts every region into its country, and every city of a country with regions into one of them', () => {
    const wrong = concepts.filter((concept) => {
      if (concept.kind !== 'place' || concept.region === undefined) return false;
      const around = conceptById(concept.region);
      return around?.kind !== 'place' || around.level !== 'region' || around.country !== concept.country;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const lacking = concepts.filter(
      (concept) =>
        concept.kind === 'place' &&
        concept.level === 'city' &&
        concept.region === undefined &&
        WITH_REGIONS.has(concept.country),
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('gives every occupation skills that are typical of it, save the few that have none in the list', () => {
    const bare = concepts.filter((concept) => concept.kind === 'occupation' && concept.skills.length === 0);
    expect(bare.map(({ id }) => id)).toEqual(['occupation:model']);
  });

  it('refuses a line that is no concept', () => {
    const read = (text: string) => entriesOf([text]).map(({ heading, line }) => conceptOf(heading, line));
    for (const text of [
      '[skill x]\nnothing else',
      '[colour]\nred | Rojo | Red',
      '[education]\nx doctor | X | X',
      '[place]\nx ES | X | X',
      'x | X | X',
    ])
      expect(() => read(text), text).toThrow('TAXONOMY_LINE');
  });
});
