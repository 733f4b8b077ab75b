/** Starts an export. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { type StartRunDeps, startRun } from '../runs/start-run.ts';
import type { ActionInput } from '../runtime/http.ts';

/** Someone takes people's data out, so that the trail says who, and of what kind. */
export async function createExport(
  { body, correlationId }: Pick<ActionInput<typeof routes.createExport>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: StartRunDeps,
): Promise<Run> {
  authorise(actor, 'records.export');
  const { records, format, filter } = body;
  const further = records === 'audit' && filter ? { filter } : {};
  const asked = {
    kind: 'export',
    action: 'run.export',
    settings: { records, format },
    further,
    correlationId,
  } as const;
  return startRun(asked, actor, deps);
}
