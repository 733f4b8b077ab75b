/** Exports all data of a person, for them or for a recipient they name. */
import type { routes } from '../../shared/contract/routes.ts';
import { talentPoolExpiry } from '../../shared/domain/basis.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { shownReading } from '../../shared/domain/talent.ts';
import type { TalentExport } from '../../shared/domain/talent-export.ts';
import { AppError } from '../../shared/errors.ts';
import { applicationOf, historyOf } from '../applications/application-view.ts';
import { wordsOf } from '../erasure/erase-mentions.ts';
import { ownUnderAddress } from '../erasure/own-under-address.ts';
import { decisionOf } from '../matches/decided-matches.ts';
import { collected } from '../runtime/collected.ts';
import type { ActionInput } from '../runtime/http.ts';
import { limitToResponseSize } from '../runtime/response-size.ts';
import { type ActivityRecord, type ActivityStore, activityOf } from '../stores/activity-store.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import { allKnownBy } from '../stores/known-by.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { type MessageStore, messageOf } from '../stores/message-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { VerdictOf } from '../stores/verdict-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { messagesOf } from './messages-of.ts';

export interface ExportTalentDeps {
  talents: Pick<TalentStore, 'get'>;
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByTalent'>;
  decisions: Pick<DecisionStore, 'listOfTalent'>;
  activities: Pick<ActivityStore, 'all'>;
  outbox: Pick<OutboxStore, 'get'>;
  messages: Pick<MessageStore, 'all'>;
  uploads: Pick<UploadStore, 'head' | 'permitDownload'>;
  verdictOf: VerdictOf;
  audit: Audit;
  now(): string;
}

/** A function's answer is limited to 6 MB, quotation marks and line breaks counted twice. */
const PART_MAX_BYTES = {
  readings: 1_600_000,
  matches: 1_200_000,
  activities: 600_000,
  outgoing: 600_000,
  messages: 300_000,
};
const PAGE = 100;

/** Of what does not fit, the oldest is counted instead. Errors: `TALENT_NOT_FOUND`. */
export async function exportTalent(
  { params, correlationId }: Pick<ActionInput<typeof routes.exportTalent>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: ExportTalentDeps,
): Promise<TalentExport> {
  authorise(actor, 'records.export');
  const record = await deps.talents.get(params.id);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const exported = await everythingOf(record, deps);
  const about = { recordKind: 'talent', recordId: record.talentId, correlationId } as const;
  await deps.audit(actor, { action: 'talent.export', ...about, changes: [] });
  return exported;
}

async function everythingOf(record: TalentRecord, deps: ExportTalentDeps): Promise<TalentExport> {
  const { talentId } = record;
  const [applications, activities, readings, matches, decisions] = await Promise.all([
    applicationsOf(record, deps),
    collected(deps.activities.all(talentId)),
    deps.resumes.list(talentId),
    matchesOf(talentId, deps),
    deps.decisions.listOfTalent(talentId),
  ]);
  const known = allKnownBy(record).map((one) => ('email' in one ? one.email : one.phone));
  // A talent beside another gave that one's address; what was written under it is not theirs.
  const emails = record.besideId === undefined ? emailsOf(record, applications) : [];
  const { names } = wordsOf(record, applications);
  const messages = await messagesOf({ emails, isTheirs: ownUnderAddress(record, names) }, deps);
  const long = {
    readings: readings.map(shownReading),
    matches,
    activities: activities.map(activityOf),
    outgoing: await sentWith(activities, deps),
  };
  return {
    exportedAt: deps.now(),
    talent: talentOf(record),
    knownBy: known,
    applications: applications.map((one) => ({
      ...applicationOf(one),
      typedProfile: one.profileForm ?? null,
      history: historyOf(one),
    })),
    consents: applications.flatMap(consentsOf),
    decisions: decisions.map((decision) => ({ ...decisionOf(decision), jobId: decision.jobId })),
    files: await filesOf(applications, activities, deps),
    ...fitting({ ...long, messages: messages.map(messageOf) }),
  };
}

type Long = Pick<TalentExport, 'readings' | 'matches' | 'activities' | 'outgoing' | 'messages'>;

function fitting(all: Long): Long & Pick<TalentExport, 'leftOut'> {
  const kept: Long = {
    readings: limitToResponseSize(all.readings, PART_MAX_BYTES.readings),
    matches: limitToResponseSize(all.matches, PART_MAX_BYTES.matches),
    activities: limitToResponseSize(all.activities, PART_MAX_BYTES.activities),
    outgoing: limitToResponseSize(all.outgoing, PART_MAX_BYTES.outgoing),
    messages: limitToResponseSize(all.messages, PART_MAX_BYTES.messages),
  };
  const missing = (part: keyof Long) => all[part].length - kept[part].length;
  return {
    ...kept,
    leftOut: {
      readings: missing('readings'),
      matches: missing('matches'),
      activities: missing('activities'),
      outgoing: missing('outgoing'),
      messages: missing('messages'),
    },
  };
}

const emailsOf = (record: TalentRecord, applications: readonly ApplicationRecord[]): string[] => [
  ...allKnownBy(record).flatMap((one) => ('email' in one ? one.email : [])),
  ...applications.flatMap(({ email }) => email ?? []),
];

async function matchesOf(talentId: string, { matches }: ExportTalentDeps): Promise<TalentExport['matches']> {
  const found: TalentExport['matches'] = [];
  let cursor: string | undefined;
  do {
    const page = await matches.listByTalent(talentId, { limit: PAGE, cursor });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** A message has the id of its activity. */
async function sentWith(
  activities: readonly ActivityRecord[],
  { outbox }: ExportTalentDeps,
): Promise<TalentExport['outgoing']> {
  const sent = activities.filter(({ delivery }) => delivery !== null);
  const found = await Promise.all(sent.map(({ activityId }) => outbox.get(activityId)));
  return found.filter((outgoing) => outgoing !== undefined);
}

function consentsOf({ applicationId, consent }: ApplicationRecord): TalentExport['consents'] {
  if (!consent) return [];
  const { privacyNoticeAt, talentPoolAt, noticeVersion } = consent;
  const privacy = {
    applicationId,
    kind: 'privacy-notice' as const,
    at: privacyNoticeAt,
    noticeVersion,
    expiresAt: null,
  };
  if (!talentPoolAt) return [privacy];
  const expiresAt = talentPoolExpiry(talentPoolAt);
  return [privacy, { applicationId, kind: 'talent-pool', at: talentPoolAt, noticeVersion, expiresAt }];
}

async function filesOf(
  applications: readonly ApplicationRecord[],
  activities: readonly ActivityRecord[],
  { uploads, verdictOf }: ExportTalentDeps,
): Promise<TalentExport['files']> {
  const sent = applications.map(({ objectKey, fileName, source, versionId }) => {
    // Another file may lie under a drop's key by now.
    return { key: objectKey, fileName: fileName ?? 'resume', versionId: source === 'drop' ? versionId : undefined };
  });
  const added = activities.flatMap(({ objectKey: key, document }) =>
    key && document ? { key, fileName: document.fileName, versionId: undefined } : [],
  );
  const files = await Promise.all(
    [...sent, ...added].map(async ({ key, fileName, versionId }) => {
      const object = await uploads.head(key, versionId);
      if (!object || (await verdictOf(key, object.versionId)) !== 'clean') return [];
      const { url } = await uploads.permitDownload(key, fileName, object.versionId);
      return [{ fullPath: key, fileName, sizeBytes: object.sizeBytes, url }];
    }),
  );
  return files.flat();
}
