/** Guards the hand-written data: complete in both languages, without dangling ids or unnoticed double meanings. */
import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS } from '../../../shared/domain/levels.ts';
import { catalog } from '../../../shared/taxonomy/catalog.ts';
import { type AnyConcept, allConcepts, conceptById } from '../../../shared/taxonomy/index.ts';
import { parseTaxonomy } from '../../../shared/taxonomy/parse.ts';

const concepts = [...catalog().byId.values()];

function references(concept: AnyConcept): readonly string[] {
  if (concept.kind === 'skill') return concept.broader;
  if (concept.kind === 'occupation') return [...concept.skills, ...concept.related];
  return concept.kind === 'place' && concept.region ? [concept.region] : [];
}

describe('the data of the taxonomy', () => {
  it('is broad', () => {
    expect(allConcepts('skill').length).toBeGreaterThanOrEqual(600);
    expect(allConcepts('occupation').length).toBeGreaterThanOrEqual(490);
    expect(allConcepts('language').length).toBeGreaterThanOrEqual(35);
    expect(allConcepts('place').length).toBeGreaterThanOrEqual(200);
    expect(allConcepts('licence').length).toBeGreaterThanOrEqual(40);
  });

  it('names every concept in both languages, without the marks of the format', () => {
    for (const { id, names } of concepts) {
      for (const name of [names.es, names.en]) expect(name, id).toMatch(/^[^|!*?]*[\p{L}\p{N}][^|!*?]*$/u);
    }
  });

  it('gives each id to one concept', () => {
    const count = [...catalog().byKind.values()].reduce((sum, group) => sum + group.length, 0);
    expect(count).toBe(concepts.length);
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

  it('classifies occupations by ISCO-08, education by level, languages by ISO 639-1 and places by country', () => {
    for (const concept of concepts) {
      if (concept.kind === 'occupation') expect(concept.isco, concept.id).toMatch(/^\d{4}$/);
      if (concept.kind === 'education') expect(EDUCATION_LEVELS, concept.id).toContain(concept.level);
      if (concept.kind === 'language') expect(concept.id).toBe(`language:${concept.iso}`);
      if (concept.kind === 'language') expect(concept.iso).toMatch(/^[a-z]{2}$/);
      if (concept.kind === 'place') expect(concept.country, concept.id).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('gives every occupation skills that are typical of it, save the few that have none in the list', () => {
    const bare = concepts.filter((concept) => concept.kind === 'occupation' && concept.skills.length === 0);
    expect(bare.map(({ id }) => id)).toEqual(['occupation:model']);
  });

  it('refuses a line that is no concept', () => {
    expect(() => parseTaxonomy(['[skill x]\nnothing else'])).toThrow('TAXONOMY_LINE');
    expect(() => parseTaxonomy(['[colour]\nred | Rojo | Red'])).toThrow('TAXONOMY_LINE');
    expect(() => parseTaxonomy(['[education]\nx doctor | X | X'])).toThrow('TAXONOMY_LINE');
  });
});
