/** What a concept is linked to holds all that can be near it, so that a search need not look at the rest. */
import { expect, it } from 'vitest';
import { allConcepts, conceptById, linkedTo, relatednessOf } from '../../../shared/taxonomy/index.ts';

const [skills, occupations] = [allConcepts('skill'), allConcepts('occupation')];
/** Enough of each kind, and few enough to compare them with all. */
const some = [...skills, ...occupations].filter((_, at) => at % 37 === 0);

/** Whether `had` is `asked` or one of its special cases, however many steps below. */
function isWithin(had: string, asked: string): boolean {
  const concept = conceptById(had);
  return had === asked || (concept?.kind === 'skill' && concept.broader.some((id) => isWithin(id, asked)));
}

it('holds special and broader skills, and the occupations that have any of them', () => {
  let found = 0;
  for (const asked of some.flatMap((one) => (one.kind === 'skill' ? [one] : []))) {
    const linked = linkedTo(asked.id);
    const below = skills.filter(({ id }) => isWithin(id, asked.id)).map(({ id }) => id);
    const work = occupations.filter((one) => one.kind === 'occupation' && one.skills.some((id) => below.includes(id)));
    const all = [...below, ...asked.broader, ...work.map(({ id }) => id)];
    found += all.length;
    expect(
      all.filter((id) => !linked.has(id)),
      asked.id,
    ).toEqual([]);
  }
  expect(found).toBeGreaterThan(200);
});

it('holds the skills of an occupation, its unit group and those that are declared related either way', () => {
  for (const asked of some.flatMap((one) => (one.kind === 'occupation' ? [one] : []))) {
    const linked = linkedTo(asked.id);
    const near = occupations.filter((other) => relatednessOf(asked, other) >= 0.5).map(({ id }) => id);
    expect(near).toContain(asked.id);
    expect(
      [...near, ...asked.skills].filter((id) => !linked.has(id)),
      asked.id,
    ).toEqual([]);
  }
});

it('leaves out nearly all others, and knows nothing of what is no concept', () => {
  expect(linkedTo('occupation:welder').size).toBeLessThan(100);
  expect([...linkedTo('occupation:no-such-work')]).toEqual(['occupation:no-such-work']);
  expect([...linkedTo('place:madrid')]).toEqual(['place:madrid']);
});
