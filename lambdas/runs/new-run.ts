/** The initial fields of every run. */
import type { Actor } from '../../shared/domain/policy.ts';
import type { RunRecord } from '../stores/run-store.ts';

export interface NewRunDeps {
  newId(): string;
  now(): string;
}

type Given = Pick<RunRecord, 'kind' | 'state' | 'correlationId'> & Partial<RunRecord>;

/** A run that nothing has come of yet, asked for by `actor`. */
export function newRun(given: Given, actor: Actor, deps: NewRunDeps): RunRecord {
  const now = deps.now();
  return {
    runId: deps.newId(),
    version: 1,
    revision: 1,
    records: null,
    format: null,
    fileName: null,
    total: null,
    done: 0,
    added: 0,
    known: 0,
    refused: 0,
    rowErrors: [],
    ignoredColumns: [],
    repair: false,
    findings: [],
    findingCounts: {},
    failure: null,
    by: actor.kind === 'admin' ? actor.email : null,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
    ...given,
  };
}
