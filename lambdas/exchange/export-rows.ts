/** The columns of an exported record: names and order never change, columns are only added. */
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { contactColumns, type Employer } from '../../shared/domain/employer.ts';
import { EMPLOYER_COLUMNS } from '../../shared/domain/employer-fields.ts';
import { columnsWith, inOrder } from '../../shared/domain/field-table.ts';
import type { Job } from '../../shared/domain/job.ts';
import { JOB_FIELDS } from '../../shared/domain/job-fields.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import type { ExportRecords } from '../../shared/domain/run.ts';
import { TALENT_EXPORT } from '../../shared/domain/talent-fields.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { MessageRecord } from '../stores/message-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import { talentOf } from '../stores/talent-view.ts';

/** The record's own id comes first; lists and what is structured stay so in JSON. */
export interface ExportRow {
  id: string;
  fields: Record<string, unknown>;
}

/** The columns of each kind of record, the id first. */
export const EXPORT_COLUMNS: Record<ExportRecords, readonly string[]> = {
  talents: [
    'talentId',
    ...inOrder({ ...TALENT_EXPORT, status: 16, source: 17, createdAt: 18, updatedAt: 19, emailConfirmed: 20 }),
  ],
  jobs: ['jobId', ...columnsWith(JOB_FIELDS, { createdAt: 25, updatedAt: 26, publishedAt: 27 })],
  employers: [
    'employerId',
    ...columnsWith(EMPLOYER_COLUMNS, { lastTouchAt: 9, replyBy: 10, answeredAt: 11, createdAt: 12, updatedAt: 13 }),
  ],
  applications:
    'applicationId|jobId|jobTitle|company|talentId|firstName|lastName|email|phone|language|source|stage|stageReason|resumeStatus|failureCode|fileName|matchGrade|matchPercent|submittedAt|updatedAt|withdrawnAt|emailConfirmed'.split(
      '|',
    ),
  messages:
    'messageId|firstName|lastName|email|phone|subject|message|language|createdAt|answeredAt|answeredBy|replies'.split(
      '|',
    ),
  audit: 'entryId|at|actorId|actorEmail|action|recordKind|recordId|changes|correlationId'.split('|'),
};

/** The named attributes of a record in the order of its columns, `null` for what is absent. */
function rowOf(records: ExportRecords, record: object): ExportRow {
  const known = record as Record<string, unknown>;
  const fields = Object.fromEntries(EXPORT_COLUMNS[records].map((column) => [column, known[column] ?? null]));
  return { id: String(fields[EXPORT_COLUMNS[records][0] ?? ''] ?? ''), fields };
}

/** A talent with the profile of its current reading, where there is one. */
export function talentRow(talent: TalentRecord, profile: Profile | undefined): ExportRow {
  const read = profile && {
    summary: profile.summary,
    experience: profile.experience,
    education: profile.education,
    skills: profile.skills.map(({ name }) => name),
    languages: profile.languages.map(({ name, level }) => ({ name, level })),
    certificates: profile.certificates,
    links: profile.links,
  };
  return rowOf('talents', { ...read, ...talentOf(talent) });
}

export const jobRow = (job: Job): ExportRow => rowOf('jobs', job);

export function employerRow({ primaryContact, ...employer }: Employer): ExportRow {
  return rowOf('employers', { ...employer, ...contactColumns(primaryContact) });
}

export function applicationRow(application: ApplicationRecord): ExportRow {
  const { grade, percent } = application.match ?? {};
  const emailConfirmed = application.confirmedAt !== undefined;
  return rowOf('applications', { ...application, matchGrade: grade, matchPercent: percent, emailConfirmed });
}

export function messageRow(message: MessageRecord): ExportRow {
  return rowOf('messages', { ...message, replies: (message.replies ?? []).map(({ text }) => text) });
}

export const auditRow = (entry: AuditEntry): ExportRow => rowOf('audit', entry);
