/** Lists talents for recruiters. */
import type { TALENT_BASES } from '../../shared/contract/admin-talents.ts';
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { endsSoon, isLive } from '../../shared/domain/basis.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import type { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../stores/position-cursor.ts';
import type { TalentCatalog } from '../stores/talent-catalog.ts';
import { livesIn, talentSearch } from '../stores/talent-search.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';
import { inOrder } from './talent-order.ts';

type Route = typeof routes.listTalents;

/** All talents are in memory, so that any order and any search answers at once, and the counts are exact. */
export async function listTalents(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { catalog: TalentCatalog; now(): string },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'talents.manage');
  const { search, location, status, basis } = query;
  const stands = basisOf(deps.now());
  const all = await deps.catalog.all();
  const { fits, understood, suggestion } = talentSearch(all, search);
  const lives = location === undefined ? () => true : livesIn(all, location);
  const found = inOrder(all, query).filter((talent) => fits(talent) && lives(talent));
  const based = basis === undefined ? found : found.filter((talent) => stands[basis](talent));
  const shown = status === undefined ? based : based.filter((talent) => talent.status === status);
  const ofStatus = status === undefined ? found : found.filter((talent) => talent.status === status);
  const { items, nextCursor } = pageAfter(shown, ({ talentId }) => talentId, query);
  return {
    items: items.map(talentOf),
    nextCursor,
    total: shown.length,
    byStatus: countsByStatus(based),
    byBasis: {
      with: ofStatus.filter(stands.with).length,
      without: ofStatus.filter(stands.without).length,
      ending: ofStatus.filter(stands.ending).length,
    },
    skills: conceptsOf(understood),
    understood,
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** The skills and occupations of a search. */
function conceptsOf(understood: readonly UnderstoodPart[]): ResponseOf<Route>['skills'] {
  return understood.flatMap(({ kind, id, label }) =>
    id !== undefined && (kind === 'skill' || kind === 'occupation') ? [{ id, name: label }] : [],
  );
}

type Stands = Record<(typeof TALENT_BASES)[number], (talent: TalentRecord) => boolean>;

/** Of other jobs, as it stands at `now`. */
const basisOf = (now: string): Stands => ({
  with: ({ basis }) => isLive(basis, now),
  without: ({ basis }) => !isLive(basis, now),
  ending: ({ basis }) => endsSoon(basis, now),
});

function countsByStatus(talents: readonly TalentRecord[]): ResponseOf<Route>['byStatus'] {
  const counts = { new: 0, active: 0, placed: 0, inactive: 0 } satisfies Record<
    (typeof TALENT_STATUSES)[number],
    number
  >;
  for (const { status } of talents) counts[status] += 1;
  return counts;
}
