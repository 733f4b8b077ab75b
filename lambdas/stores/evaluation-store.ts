/** Evaluations in DynamoDB: written once when complete, with the ids of their matches and no names. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Evaluation } from '../../shared/domain/evaluation.ts';
import { exists } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';

/** What is stored; names of people and jobs are looked up when it is read, so that erasing leaves none behind. */
export interface EvaluationRecord
  extends Pick<
    Evaluation,
    'evaluationId' | 'by' | 'createdAt' | 'count' | 'skipped' | 'leftOut' | 'elapsedMs' | 'engineVersion' | 'best'
  > {
  kind: 'evaluation';
  /** Absent where a job was evaluated against all talents. */
  talentId?: string;
  /** Absent where a talent was evaluated against all active jobs. */
  jobId?: string;
  /** The best first. */
  matchIds: string[];
}

type PageOptions = { limit: number; cursor?: string };

export interface EvaluationStore {
  /** Stores an evaluation; the same one again changes nothing. */
  insert(evaluation: EvaluationRecord): Promise<void>;
  get(evaluationId: string): Promise<EvaluationRecord | undefined>;
  remove(evaluationId: string): Promise<void>;
  /** Those of this talent alone; of a job against all talents, a removed match is all that is missed. */
  removeOfTalent(talentId: string): Promise<void>;
  /** Makes one talent's evaluations, or `only` these of them, another's, for two who are one person or are so no more. */
  moveOfTalent(fromTalentId: string, toTalentId: string, only?: ReadonlySet<string>): Promise<void>;
  /** Newest first. */
  list(page: PageOptions): Promise<Page<EvaluationRecord>>;
  /** Newest first; pages may be short where `keep` is given. */
  listByTalent(
    talentId: string,
    page: PageOptions,
    keep?: (evaluation: EvaluationRecord) => boolean,
  ): Promise<Page<EvaluationRecord>>;
  /** Newest first. */
  listByJob(jobId: string, page: PageOptions): Promise<Page<EvaluationRecord>>;
}

/** What a handler gets that only reads. */
export type EvaluationReader = Pick<EvaluationStore, 'get' | 'list' | 'listByTalent' | 'listByJob'>;

/** The store over the table named in the environment. */
export function evaluationStore(client: TableClient<'evaluations', 'changes'>): EvaluationStore;
export function evaluationStore(client: TableClient<'evaluations', 'reads'>): EvaluationReader;
export function evaluationStore(client: TableClient<'evaluations'>): EvaluationStore {
  const evaluations = table<EvaluationRecord>(client, TABLES.evaluations);
  const ofTalent = (value: string) => ({ index: 'byTalent', key: { name: 'talentId', value } });
  return {
    insert: async (evaluation) => {
      await evaluations.insert(evaluation, 'evaluationId');
    },
    get: (evaluationId) => evaluations.get({ evaluationId }),
    remove: (evaluationId) => evaluations.remove({ evaluationId }),
    removeOfTalent: (talentId) => evaluations.removeAll(ofTalent(talentId)),
    moveOfTalent: async (fromTalentId, talentId, only) => {
      for (const { evaluationId } of await collected(evaluations.all(ofTalent(fromTalentId)))) {
        if (only && !only.has(evaluationId)) continue;
        await evaluations.update({ evaluationId }, { talentId }, exists('evaluationId'));
      }
    },
    list: (page) => evaluations.query({ index: 'byCreation', key: { name: 'kind', value: 'evaluation' }, ...page }),
    listByTalent: (talentId, page, keep) =>
      keep
        ? evaluations.queryWhere({ ...ofTalent(talentId), ...page }, keep)
        : evaluations.query({ ...ofTalent(talentId), ...page }),
    listByJob: (jobId, page) => evaluations.query({ index: 'byJob', key: { name: 'jobId', value: jobId }, ...page }),
  };
}
