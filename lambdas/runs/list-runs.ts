/** Lists imports, exports and reconciliations. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { RunStore } from '../stores/run-store.ts';

/** Newest first, without their errors and findings. */
export async function listRuns(
  { query }: Pick<ActionInput<typeof routes.listRuns>, 'query'>,
  actor: Actor,
  deps: { runs: Pick<RunStore, 'list'> },
): Promise<Page<Omit<Run, 'rowErrors' | 'findings'>>> {
  authorise(actor, 'exchange.manage');
  const { kind, ...page } = query;
  return deps.runs.list(page, kind);
}
