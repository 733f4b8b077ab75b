/** Lists talents for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { talentOf } from '../stores/talent-view.ts';

type Route = typeof routes.listTalents;

/** Everybody is in the index, so that any order and any search answers at once, and the counts are exact. */
export async function listTalents(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { index: Pick<TalentIndex, 'page'>; now(): string },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'talents.manage');
  const { items, ...page } = await deps.index.page({ ...query, now: deps.now() });
  return { ...page, items: items.map(talentOf), skills: conceptsOf(page.understood) };
}

/** The skills and occupations of a search. */
function conceptsOf(understood: readonly UnderstoodPart[]): ResponseOf<Route>['skills'] {
  return understood.flatMap(({ kind, id, label }) =>
    id !== undefined && (kind === 'skill' || kind === 'occupation') ? [{ id, name: label }] : [],
  );
}
