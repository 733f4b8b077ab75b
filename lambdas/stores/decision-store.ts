/** Decisions on pairs of talent and job in DynamoDB: the latest of each pair. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { Decision } from '../../shared/domain/evaluation.ts';
import { type Condition, unlessNewer } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** A decision with the pair that it is about. */
export interface DecisionRecord extends Decision {
  talentId: string;
  jobId: string;
}

export interface DecisionStore {
  /**
   * Puts a decision in the place of the one made at `replaces`, of none for `null`, or of the same person's, if any, for
   * `undefined`; `false` when the pair's last decision is another.
   */
  decide(decision: DecisionRecord, replaces: string | null | undefined): Promise<boolean>;
  /** Puts a decision in the place of the pair's last one, unless that is newer. */
  put(decision: DecisionRecord): Promise<void>;
  get(talentId: string, jobId: string): Promise<DecisionRecord | undefined>;
  remove(talentId: string, jobId: string): Promise<void>;
  listOfTalent(talentId: string): Promise<DecisionRecord[]>;
  /** Newest first. */
  listOfJob(jobId: string): Promise<DecisionRecord[]>;
  removeOfTalent(talentId: string): Promise<void>;
  /** Makes one talent's decisions another's, for two who are one person; of two on one job the newer stays. */
  moveOfTalent(fromTalentId: string, toTalentId: string): Promise<void>;
}

function replacing(replaces: string | null | undefined, by: string | null): Condition {
  const isFirst = 'attribute_not_exists(#at)';
  if (replaces === null) return { expression: isFirst, names: { '#at': 'at' } };
  if (replaces !== undefined) return { expression: '#at = :at', names: { '#at': 'at' }, values: { ':at': replaces } };
  return { expression: `${isFirst} OR #by = :by`, names: { '#at': 'at', '#by': 'by' }, values: { ':by': by } };
}

/** What a handler gets that only reads. */
export type DecisionReader = Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;

/** The store over the table named in the environment. */
export function decisionStore(client: TableClient<'decisions', 'changes'>): DecisionStore;
export function decisionStore(client: TableClient<'decisions', 'reads'>): DecisionReader;
export function decisionStore(client: TableClient<'decisions'>): DecisionStore {
  const decisions = table<DecisionRecord>(client, TABLES.decisions);
  const ofTalent = (value: string) => ({ key: { name: 'talentId', value } });

  const collect = async (options: Parameters<typeof decisions.all>[0]): Promise<DecisionRecord[]> => {
    const found: DecisionRecord[] = [];
    for await (const decision of decisions.all(options)) found.push(decision);
    return found;
  };

  const put = async (decision: DecisionRecord): Promise<void> => {
    await decisions.replace(decision, unlessNewer('at', decision.at));
  };

  return {
    decide: (decision, replaces) => decisions.replace(decision, replacing(replaces, decision.by)),
    put,
    get: (talentId, jobId) => decisions.get({ talentId, jobId }),
    remove: (talentId, jobId) => decisions.remove({ talentId, jobId }),
    listOfTalent: (talentId) => collect(ofTalent(talentId)),
    listOfJob: (jobId) => collect({ index: 'byJob', key: { name: 'jobId', value: jobId } }),
    removeOfTalent: (talentId) => decisions.removeAll(ofTalent(talentId)),
    moveOfTalent: async (fromTalentId, toTalentId) => {
      for (const decision of await collect(ofTalent(fromTalentId))) {
        await put({ ...decision, talentId: toTalentId });
        await decisions.remove({ talentId: fromTalentId, jobId: decision.jobId });
      }
    },
  };
}
