/** The index of talents and the forms of readings as the product has them, in files that are nowhere. */
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import { talentIndex } from '../../lambdas/indexes/talent-index.ts';
import type { TalentStore } from '../../lambdas/stores/talent-store.ts';
import type { Clock } from './fakes.ts';

/** Both over a store of talents, by its clock. */
export function indexInMemory(talents: Pick<TalentStore, 'everyone' | 'all' | 'changedSince'>, clock: Clock) {
  const index = talentIndex({ talents, path: ':memory:', now: () => Date.parse(clock.now()) });
  return { index, forms: rankingForms(':memory:') };
}
