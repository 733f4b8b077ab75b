/** Creates an import and the place to upload its file to. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type LegalBasis, refusedStatement, statedFrom } from '../../shared/domain/basis.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { type NewRunDeps, newRun } from '../runs/new-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ExchangeStore } from '../stores/exchange-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';

export interface CreateImportDeps extends NewRunDeps {
  runs: Pick<RunStore, 'insert'>;
  exchanges: Pick<ExchangeStore, 'permitImport'>;
  legalBasis(): Promise<LegalBasis>;
}

type Route = typeof routes.createImport;

/** Nothing is imported yet, so that nothing stands in the trail. Errors: `INVALID_INPUT` (no ground, or a consent of no use). */
export async function createImport(
  { body, correlationId }: Pick<ActionInput<Route>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: CreateImportDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'exchange.manage');
  const { records, format, fileName } = body;
  const basis = records === 'talents' ? { basis: await statedBasis(body.basis, deps) } : {};
  const waiting = { state: 'awaiting-upload', unfinished: 'person' } as const;
  const run = newRun({ kind: 'import', ...waiting, records, format, fileName, correlationId, ...basis }, actor, deps);
  await deps.runs.insert(run);
  const upload = await deps.exchanges.permitImport(run.runId, format === 'csv' ? 'text/csv' : 'application/json');
  return { ...run, upload };
}

const refused = (path: string, code: string) => new AppError('invalid', 'INVALID_INPUT', { errors: [{ path, code }] });

async function statedBasis(
  statement: ActionInput<Route>['body']['basis'],
  deps: CreateImportDeps,
): Promise<RunRecord['basis']> {
  if (!statement) throw refused('basis', 'BASIS_REQUIRED');
  const code = refusedStatement(statement, deps.now());
  if (code) throw refused('basis.consentedOn', code);
  return statedFrom(statement, await deps.legalBasis(), deps.now());
}
