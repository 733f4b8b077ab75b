/** Lists talents for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../stores/position-cursor.ts';
import type { TalentCatalog } from '../stores/talent-catalog.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';
import { inOrder } from './talent-order.ts';
import { livesIn, talentSearch } from './talent-words.ts';

type Route = typeof routes.listTalents;

/** All talents are in memory, so that any order and any search answers at once, and the counts are exact. */
export async function listTalents(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { catalog: TalentCatalog },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'talents.manage');
  const { search, location, status } = query;
  const { fits, concepts } = talentSearch(search);
  const ordered = inOrder(await deps.catalog.all(), query);
  const found = ordered.filter((talent) => fits(talent) && (location === undefined || livesIn(talent, location)));
  const shown = status === undefined ? found : found.filter((talent) => talent.status === status);
  const { items, nextCursor } = pageAfter(shown, ({ talentId }) => talentId, query);
  return {
    items: items.map(talentOf),
    nextCursor,
    total: shown.length,
    byStatus: countsByStatus(found),
    skills: concepts,
  };
}

function countsByStatus(talents: readonly TalentRecord[]): ResponseOf<Route>['byStatus'] {
  const counts = { new: 0, active: 0, placed: 0, inactive: 0 } satisfies Record<
    (typeof TALENT_STATUSES)[number],
    number
  >;
  for (const { status } of talents) counts[status] += 1;
  return counts;
}
