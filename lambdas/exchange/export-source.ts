/** Reads the records of an export page by page, so that it can resume after a stretch. */
import type { ExportRecords } from '../../shared/domain/run.ts';
import { collected } from '../runtime/collected.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { AuditStore } from '../stores/audit-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { MessageStore } from '../stores/message-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { RunRecord } from '../stores/run-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationRow, auditRow, type ExportRow, employerRow, jobRow, messageRow, talentRow } from './export-rows.ts';

export interface ExportSourceDeps {
  talents: Pick<TalentStore, 'everyone'>;
  resumes: Pick<ResumeStore, 'getMany'>;
  jobs: Pick<JobStore, 'listAll'>;
  employers: Pick<EmployerStore, 'all'>;
  applications: Pick<ApplicationStore, 'list'>;
  messages: Pick<MessageStore, 'all'>;
  audit: Pick<AuditStore, 'list'>;
}

export interface ExportPage {
  rows: ExportRow[];
  nextCursor: string | null;
  /** How many there are in all, where that is known. */
  total?: number;
}

export type ExportSource = (cursor: string | undefined) => Promise<ExportPage>;

const PAGE = 100;

const whole = (rows: ExportRow[]): ExportPage => ({ rows, nextCursor: null, total: rows.length });

/** In the order of ids, so that nobody is missed who changes meanwhile; who they are is read once a stretch. */
function talentSource(deps: ExportSourceDeps): ExportSource {
  let everyone: Promise<TalentRecord[]> | undefined;
  return async (cursor = '') => {
    everyone ??= deps.talents.everyone().then((all) => all.toSorted((a, b) => (a.talentId < b.talentId ? -1 : 1)));
    const all = await everyone;
    const left = all.filter(({ talentId }) => talentId > cursor);
    const page = left.slice(0, PAGE);
    const keys = page.flatMap(({ talentId, resumeId }) => (resumeId ? [{ talentId, resumeId }] : []));
    const readings = await deps.resumes.getMany(keys);
    const profiles = new Map(readings.map(({ talentId, profile }) => [talentId, profile]));
    const rows = page.map((talent) => talentRow(talent, profiles.get(talent.talentId)));
    return { rows, nextCursor: left.length > PAGE ? (page.at(-1)?.talentId ?? null) : null, total: all.length };
  };
}

/** The records that an export is about. */
export function exportSource({ records, filter }: RunRecord, deps: ExportSourceDeps): ExportSource {
  const sources: Record<ExportRecords, () => ExportSource> = {
    talents: () => talentSource(deps),
    jobs: () => async () => whole((await deps.jobs.listAll()).map(jobRow)),
    employers: () => async () => whole((await deps.employers.all()).map(employerRow)),
    messages: () => async () => whole((await collected(deps.messages.all())).map(messageRow)),
    applications: () => async (cursor) => {
      const page = await deps.applications.list({ by: 'submission', limit: PAGE, cursor });
      return { rows: page.items.map(applicationRow), nextCursor: page.nextCursor };
    },
    audit: () => async (cursor) => {
      const page = await deps.audit.list({ limit: PAGE, cursor }, filter ?? {});
      return { rows: page.items.map(auditRow), nextCursor: page.nextCursor };
    },
  };
  if (records === null) throw new Error('An export of nothing');
  return sources[records]();
}
