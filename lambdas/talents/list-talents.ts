/** Lists talents for recruiters. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { fold } from '../../shared/taxonomy/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type TalentStore, talentOf } from '../stores/talent-store.ts';

type Query = ActionInput<typeof routes.listTalents>['query'];

/** Last changed first; name, address, place and title are searched word by word. */
export async function listTalents(
  input: { query: Query },
  actor: Actor,
  deps: { talents: Pick<TalentStore, 'list'> },
): Promise<Page<Talent>> {
  authorise(actor, 'talents.manage');
  const { limit, cursor, ...filters } = input.query;
  const page = await deps.talents.list({ limit, cursor }, (record) => fits(talentOf(record), filters));
  return { items: page.items.map(talentOf), nextCursor: page.nextCursor };
}

function fits(talent: Talent, { search, status }: Pick<Query, 'search' | 'status'>): boolean {
  if (status !== undefined && talent.status !== status) return false;
  const { firstName, lastName, email, location, headline } = talent;
  const words = fold([firstName, lastName, email, location, headline].join(' '));
  return fold(search ?? '')
    .split(/\s+/)
    .every((word) => words.includes(word));
}
