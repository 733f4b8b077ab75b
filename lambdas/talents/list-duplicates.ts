/** Lists talents that may be the same person as one, so that a recruiter can merge them. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { reasonsToMerge, strengthOf } from '../indexes/same-person.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';

type Route = typeof routes.listDuplicates;

/** More namesakes than this are not one person, but a frequent name. */
const SHOWN_MAX = 20;

/** Those with the strongest reasons first. Errors: `TALENT_NOT_FOUND`. */
export async function listDuplicates(
  { params }: Pick<ActionInput<Route>, 'params'>,
  actor: Actor,
  deps: { talents: Pick<TalentStore, 'get'>; index: Pick<TalentIndex, 'likely'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'talents.manage');
  const talent = await deps.talents.get(params.id);
  if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const others = (await deps.index.likely(talent)).filter(({ talentId }) => talentId !== talent.talentId);
  const candidates = others.flatMap((other) => {
    const reasons = reasonsToMerge(talent, other);
    return reasons.length > 0 ? [{ other, reasons }] : [];
  });
  const strongestFirst = candidates.sort(
    (a, b) => strengthOf(b.reasons) - strengthOf(a.reasons) || lastChangedFirst(a.other, b.other),
  );
  return {
    items: strongestFirst.slice(0, SHOWN_MAX).map(({ other, reasons }) => ({ talent: talentOf(other), reasons })),
  };
}

type Changed = { updatedAt: string; talentId: string };

function lastChangedFirst(a: Changed, b: Changed): number {
  return b.updatedAt.localeCompare(a.updatedAt) || a.talentId.localeCompare(b.talentId);
}
