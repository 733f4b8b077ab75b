/** Evaluations, decisions and the audit trail in memory, with the promises of the real stores. */
import type { AuditedChange } from '../../lambdas/stores/audit-store.ts';
import type { DecisionRecord, DecisionStore } from '../../lambdas/stores/decision-store.ts';
import type { EvaluationRecord, EvaluationStore } from '../../lambdas/stores/evaluation-store.ts';
import type { Actor } from '../../shared/domain/policy.ts';

const pairKey = (talentId: string, jobId: string) => `${talentId} ${jobId}`;

/** Decisions, one per pair; `rows` is what is stored. */
export function fakeDecisions(...records: DecisionRecord[]) {
  const rows = new Map(records.map((record) => [pairKey(record.talentId, record.jobId), record]));
  const all = () => [...rows.values()].sort((a, b) => b.at.localeCompare(a.at));
  const put = async (decision: DecisionRecord) => {
    const key = pairKey(decision.talentId, decision.jobId);
    const known = rows.get(key);
    if (!known || known.at <= decision.at) rows.set(key, decision);
  };
  const remove = async (talentId: string, jobId: string) => void rows.delete(pairKey(talentId, jobId));
  const listOfTalent = async (talentId: string) => all().filter((record) => record.talentId === talentId);
  const store: DecisionStore = {
    decide: async (decision, replaces) => {
      const key = pairKey(decision.talentId, decision.jobId);
      const known = rows.get(key);
      const isSeen =
        replaces === undefined ? !known || known.by === decision.by : known?.at === (replaces ?? undefined);
      if (isSeen) rows.set(key, decision);
      return isSeen;
    },
    put,
    get: async (talentId, jobId) => rows.get(pairKey(talentId, jobId)),
    remove,
    listOfTalent,
    listOfJob: async (jobId) => all().filter((record) => record.jobId === jobId),
    removeOfTalent: async (talentId) => {
      for (const { jobId } of await listOfTalent(talentId)) await remove(talentId, jobId);
    },
    moveOfTalent: async (from, to) => {
      for (const decision of await listOfTalent(from)) {
        await put({ ...decision, talentId: to });
        await remove(from, decision.jobId);
      }
    },
  };
  return { rows, ...store };
}

/** Evaluations, written once; `rows` is what is stored. */
export function fakeEvaluations(...records: EvaluationRecord[]) {
  const rows = new Map(records.map((record) => [record.evaluationId, record]));
  const listed = (limit: number, keep: (record: EvaluationRecord) => boolean) => {
    const found = [...rows.values()].filter(keep).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { items: found.slice(0, limit), nextCursor: null };
  };
  const store: EvaluationStore = {
    insert: async (record) => {
      if (!rows.has(record.evaluationId)) rows.set(record.evaluationId, record);
    },
    get: async (id) => rows.get(id),
    remove: async (id) => void rows.delete(id),
    removeOfTalent: async (talentId) => {
      for (const [id, record] of rows) if (record.talentId === talentId) rows.delete(id);
    },
    moveOfTalent: async (fromTalentId, talentId) => {
      for (const [id, record] of rows) if (record.talentId === fromTalentId) rows.set(id, { ...record, talentId });
    },
    list: async ({ limit }) => listed(limit, () => true),
    listByTalent: async (talentId, { limit }, keep = () => true) =>
      listed(limit, (record) => record.talentId === talentId && keep(record)),
    listByJob: async (jobId, { limit }) => listed(limit, (record) => record.jobId === jobId),
  };
  return { rows, ...store };
}

/** What was noted in the audit trail, in order. */
export function auditNotes() {
  const notes: (AuditedChange & { actor: Actor })[] = [];
  return { notes, audit: async (actor: Actor, change: AuditedChange) => void notes.push({ actor, ...change }) };
}
