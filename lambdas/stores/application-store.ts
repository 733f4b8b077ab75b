/** Applications in DynamoDB. Processing writes are guarded by `revision`, recruiters' edits by `version`. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Application, ForeignResume, ResumeStatus } from '../../shared/domain/application.ts';
import type { HistoryEvent } from '../../shared/domain/application-history.ts';
import type { StatedBasis } from '../../shared/domain/basis.ts';
import { type Language, normaliseEmail } from '../../shared/domain/field.ts';
import type { ProfileInput } from '../../shared/domain/profile-form.ts';
import type { Consent } from '../../shared/domain/public-form.ts';
import { type Condition, conditional, exists, unchanged } from '../dynamodb/condition.ts';
import { tableName } from '../dynamodb/item.ts';
import { readKeys } from '../dynamodb/read-keys.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import type { ChangeState } from '../runtime/remembered-until-changed.ts';
import { applicationRemovals } from './application-removals.ts';
import { postponedLetters } from './postponed-letters.ts';

/**
 * The work an application still needs; gone once its resume failed or its matches are stored. `basis`: what its person said
 * about other jobs still has to reach their talent and its matches.
 */
export type Unfinished = 'upload' | 'reading' | 'matching' | 'basis';

/** What was entered in fields of the profile builder; it wins over what is read from the text. */
export type ProfileForm = Partial<
  Pick<ProfileInput, 'aboutMe' | 'certificates' | 'educationLevel' | 'link' | 'skills'>
> & {
  /** Of an import only. */
  location?: string;
  headline?: string;
};

/** An application as stored: optional attributes are absent rather than null, so that sparse indexes stay sparse. */
export interface ApplicationRecord {
  applicationId: string;
  kind: 'application';
  /** Counts recruiters' edits, and what the person asks of recruiters. */
  version: number;
  /** Counts steps of processing. */
  revision: number;
  source: Application['source'];
  jobId?: string;
  jobTitle?: string;
  company?: string;
  talentId?: string;
  /** Its person was not known before. */
  makesTalent?: boolean;
  firstName: string;
  lastName: string;
  email?: string;
  /** `email` in the one spelling by which it is looked up; the store keeps it. */
  address?: string;
  phone?: string;
  language: Language;
  stage: Application['stage'];
  /** Of the last move. */
  stageReason?: string;
  submittedAt: string;
  updatedAt: string;
  unfinished?: Unfinished;
  correlationId: string;
  /** Only digests of the status tokens are kept. */
  tokenDigests?: Set<string>;
  /** The same of the last link that was mailed once there were too many. */
  mailedDigest?: string;
  /** Of `tokenDigests`, those of links that were mailed. */
  mailedDigests?: Set<string>;
  /** When it proved to be sent from its address, or a recruiter said so; absent, it changes nobody who exists. */
  confirmedAt?: string;
  /** Tokens of the links that confirm it, each as `<end of its validity> <digest>`. */
  confirmTokens?: Set<string>;
  /** A letter about its arrival is still to be sent. */
  mailDue?: boolean;
  /** That letter was too much for its address on the day of the arrival, and follows on a later one. */
  mailPostponed?: boolean;
  /** Letters with links to several applications, this one among them, and when the last one was sent. */
  letterIds?: Set<string>;
  linkedAt?: string;
  contentDigest?: string;
  consent?: Consent;
  /**
   * Of a drop or an import: on what ground the recruiter says that its person may be considered for other jobs; `null` for
   * none. Absent where nobody was asked.
   */
  basis?: StatedBasis | null;
  /** Of a profile or an import only. */
  profileForm?: ProfileForm;
  /** The import that brought it. */
  importId?: string;
  resumeStatus: ResumeStatus;
  failureCode?: string;
  fileName?: string;
  /** Of a drop: the folder below `drops/` that it came in, with a slash at its end. */
  folder?: string;
  declaredType?: string;
  objectKey: string;
  /** Of the object version that was last taken up. */
  versionId?: string;
  sequencer?: string;
  leaseUntil?: string;
  /** How often reading this version was begun. */
  attempts?: number;
  resumeId?: string;
  match?: { matchId: string; grade: string; percent: number };
  /** Why the reading that `resumeId` names was compared with no job. */
  matchFailure?: string;
  /** Whose resume it seems to be, where it is that of another known person. */
  foreignResume?: ForeignResume;
  /** What happened to the file and its readings; changes with `revision`. */
  steps?: HistoryEvent[];
  /** What recruiters decided, and were asked for; changes with `version`. */
  decisions?: HistoryEvent[];
  /** When the person put right the reading that `resumeId` names. */
  correctedAt?: string;
  /** How often they did, of any reading. */
  corrections?: number;
  /** How many corrections by recruiters `resumeId` is away from what the person or the machine made of the file. */
  mendings?: number;
  reviewRequestedAt?: string;
  reviewReason?: string;
  reviewedAt?: string;
  withdrawnAt?: string;
}

const COUNTED = ['applicationId', 'stage', 'source', 'jobId', 'updatedAt', 'revision', 'version'] as const;
/** As much of an application as is counted, and by what it is known to have changed. */
export type CountedApplication = Pick<ApplicationRecord, (typeof COUNTED)[number]>;

/** Status tokens that open one application: each replay of its form adds one. */
export const TOKENS_MAX = 50;

/** The same one again, after its answer was lost, needs no room. */
const ROOM_FOR_A_TOKEN =
  '(attribute_not_exists(tokenDigests) OR size(tokenDigests) < :max OR contains(tokenDigests, :one))';

const UNJOINED: Condition = { expression: 'attribute_not_exists(#talentId)', names: { '#talentId': 'talentId' } };

const MAIL_DUE: Condition = { expression: 'attribute_exists(#mailDue)', names: { '#mailDue': 'mailDue' } };

/** It was not withdrawn; an erasure begins by withdrawing, too. */
export const STANDING: Condition = {
  expression: 'attribute_not_exists(#withdrawnAt)',
  names: { '#withdrawnAt': 'withdrawnAt' },
};

/** Files and rows without a job are talents, and wait in no stage. */
const APPLIED: Condition = {
  expression: 'attribute_exists(#jobId) OR NOT #source IN (:drop, :import)',
  names: { '#jobId': 'jobId', '#source': 'source' },
  values: { ':drop': 'drop', ':import': 'import' },
};

const AGREED: Condition = {
  expression: 'attribute_exists(#consent.#pool)',
  names: { '#consent': 'consent', '#pool': 'talentPoolAt' },
};

export type ApplicationChanges = Partial<Omit<ApplicationRecord, 'applicationId' | 'revision' | 'version' | 'kind'>>;
/** Where an application stands is for people to say: no step of processing moves it, let alone rejects it. */
export type ProcessingChanges = Omit<ApplicationChanges, 'stage' | 'stageReason'>;

export interface ApplicationStore {
  get(applicationId: string): Promise<ApplicationRecord | undefined>;
  /** Applications by their ids, in no order, at most 100; those that are not there are left out. */
  getMany(applicationIds: readonly string[]): Promise<ApplicationRecord[]>;
  insert(record: ApplicationRecord): Promise<boolean>;
  /** Lets one more token open the application; `false` when `TOKENS_MAX` do already. */
  addTokenDigest(applicationId: string, digest: string): Promise<boolean>;
  /** Lets the token of a mailed link open the application: where `TOKENS_MAX` do already, in the place of the last such one. */
  addMailedDigest(applicationId: string, digest: string): Promise<void>;
  /** Lets `digest` alone open the application from now on; `false` where `known` opens it no more. `isMailed` where `known` came by mail. */
  replaceTokens(applicationId: string, known: string, digest: string, isMailed: boolean): Promise<boolean>;
  /** Lets one more token, written as in `confirmTokens`, confirm the application. */
  addConfirmToken(applicationId: string, token: string): Promise<void>;
  /** Notes that a letter with links to several applications lists this one. */
  listedIn(applicationId: string, outgoingId: string, at: string): Promise<void>;
  /** Notes that the letter about its arrival follows on a later day (YYYY-MM-DD). */
  postponeMail(record: Pick<ApplicationRecord, 'applicationId' | 'submittedAt'>, day: string): Promise<void>;
  /** Those whose letter was postponed to a day or to one before it, by day, then oldest first. */
  listPostponed(day: string): AsyncGenerator<ApplicationRecord>;
  /** Notes that no letter about its arrival is due any more. */
  mailed(record: Pick<ApplicationRecord, 'applicationId' | 'mailPostponed'>): Promise<void>;
  /** Submitted at or after a time, with a letter about their arrival still due. */
  listMailDue(time: string): AsyncGenerator<ApplicationRecord>;
  remove(applicationId: string): Promise<void>;
  /** Moves with every removal. */
  removalState(): Promise<ChangeState>;
  /** A step of processing; `undefined` when another step came first. */
  advance(record: ApplicationRecord, changes: ProcessingChanges): Promise<ApplicationRecord | undefined>;
  /** A recruiter's edit; `undefined` when the stored version is another. */
  edit(record: ApplicationRecord, version: number, changes: ApplicationChanges): Promise<ApplicationRecord | undefined>;
  /** Newest first, by state last changed first; with `keep`, only those that pass, and pages may be short. */
  list(query: ApplicationQuery, keep?: (record: ApplicationRecord) => boolean): Promise<Page<ApplicationRecord>>;
  /** Submitted at or after a time, newest first. */
  listSince(time: string): Promise<ApplicationRecord[]>;
  /** Submitted at or before a time by a person who agreed to be considered for other jobs, oldest first. */
  listAgreedUntil(time: string): AsyncGenerator<ApplicationRecord>;
  /** Submitted at or before a time, oldest first. */
  listUntil(time: string): AsyncGenerator<ApplicationRecord>;
  /** The talents of everybody who applied for a job, as far as they are known. */
  listApplicants(jobId: string): Promise<string[]>;
  /** All of a stage that are applications for something, as far as they are counted. */
  listCounted(stage: string): Promise<CountedApplication[]>;
  countReading(status: ResumeStatus): Promise<number>;
  /** Applications whose resume is in a state, longest unchanged first. */
  listReading(status: ResumeStatus): AsyncGenerator<ApplicationRecord>;
  /** Those that changed last at `since` or later. */
  listReadingSince(status: ResumeStatus, since: string): Promise<ApplicationRecord[]>;
  /** Applications with the given work ahead, longest waiting first; with `since`, those that changed last at or after it. */
  listUnfinished(work: Unfinished, since?: string): AsyncGenerator<ApplicationRecord>;
  /** The newest ones that pass, of those whose form gave this address; their index is a moment behind. */
  listByAddress(
    email: string,
    limit: number,
    keep: (record: ApplicationRecord) => boolean,
  ): Promise<ApplicationRecord[]>;
  /** Those that belong to no talent: not read yet, never uploaded, or impossible to read. */
  listUnjoined(): AsyncGenerator<ApplicationRecord>;
}

/** What a recruiter's edit sets, and that it is of the version that was read. */
export function editOf(version: number, changes: ApplicationChanges) {
  return {
    changes: { ...changes, version: version + 1, updatedAt: new Date().toISOString() },
    condition: unchanged('version', version),
  };
}

/** With the spelling by which an address is looked up, where one is given. */
function addressed<T extends { email?: string | undefined }>(given: T): T & { address?: string } {
  return given.email === undefined ? given : { ...given, address: normaliseEmail(given.email) };
}

export interface ApplicationQuery {
  by: { jobId: string } | { talentId: string } | { stage: string } | { resumeStatus: ResumeStatus } | 'submission';
  limit: number;
  cursor?: string;
}

/** What a handler gets that only reads. */
export type ApplicationReader = Pick<
  ApplicationStore,
  | 'get'
  | 'getMany'
  | 'removalState'
  | 'listMailDue'
  | 'listPostponed'
  | 'list'
  | 'listSince'
  | 'listAgreedUntil'
  | 'listUntil'
  | 'listApplicants'
  | 'listCounted'
  | 'countReading'
  | 'listReading'
  | 'listReadingSince'
  | 'listUnfinished'
  | 'listByAddress'
  | 'listUnjoined'
>;

/** The store over the table named in the environment. */
export function applicationStore(client: TableClient<'applications', 'changes'>): ApplicationStore;
export function applicationStore(client: TableClient<'applications', 'reads'>): ApplicationReader;
export function applicationStore(client: TableClient<'applications'>): ApplicationStore {
  const applications = table<ApplicationRecord>(client, TABLES.applications);
  const removals = applicationRemovals(client);
  const postponed = postponedLetters(client);

  const addTokenDigest = async (applicationId: string, digest: string, isMailed = false): Promise<boolean> => {
    const command = new UpdateCommand({
      TableName: tableName(TABLES.applications),
      Key: { applicationId },
      UpdateExpression: `ADD tokenDigests :digest${isMailed ? ', mailedDigests :digest' : ''}`,
      ConditionExpression: `${exists('applicationId').expression} AND ${ROOM_FOR_A_TOKEN}`,
      ExpressionAttributeNames: exists('applicationId').names,
      ExpressionAttributeValues: { ':digest': new Set([digest]), ':one': digest, ':max': TOKENS_MAX },
    });
    return (await conditional(client.send(command))) !== undefined;
  };

  return {
    get: async (applicationId) => {
      const item = await applications.get({ applicationId });
      return item?.kind === 'application' ? item : undefined;
    },
    getMany: async (applicationIds) => {
      // DynamoDB refuses to be asked for one item twice.
      const keys = [...new Set(applicationIds)].map((applicationId) => ({ applicationId }));
      const items = await readKeys<ApplicationRecord>(client, TABLES.applications, keys);
      return items.filter(({ kind }) => kind === 'application');
    },
    insert: (record) => applications.insert(addressed(record), 'applicationId'),
    addTokenDigest: (applicationId, digest) => addTokenDigest(applicationId, digest),
    addMailedDigest: async (applicationId, digest) => {
      if (await addTokenDigest(applicationId, digest, true)) return;
      await applications.update({ applicationId }, { mailedDigest: digest }, exists('applicationId'));
    },
    replaceTokens: async (applicationId, known, digest, isMailed) => {
      const command = new UpdateCommand({
        TableName: tableName(TABLES.applications),
        Key: { applicationId },
        UpdateExpression: isMailed
          ? 'SET tokenDigests = :digests, mailedDigests = :digests REMOVE mailedDigest'
          : 'SET tokenDigests = :digests REMOVE mailedDigest, mailedDigests',
        // Written again, after the answer to the first write was lost, it is the same.
        ConditionExpression: 'contains(tokenDigests, :known) OR contains(tokenDigests, :one) OR mailedDigest = :known',
        ExpressionAttributeValues: { ':digests': new Set([digest]), ':one': digest, ':known': known },
      });
      return (await conditional(client.send(command))) !== undefined;
    },
    addConfirmToken: async (applicationId, token) => {
      const command = new UpdateCommand({
        TableName: tableName(TABLES.applications),
        Key: { applicationId },
        UpdateExpression: 'ADD confirmTokens :token',
        ConditionExpression: exists('applicationId').expression,
        ExpressionAttributeNames: exists('applicationId').names,
        ExpressionAttributeValues: { ':token': new Set([token]) },
      });
      await conditional(client.send(command));
    },
    mailed: async ({ applicationId, mailPostponed }) => {
      const done = { mailDue: undefined, mailPostponed: undefined };
      await applications.update({ applicationId }, done, exists('applicationId'));
      if (mailPostponed) await postponed.remove(applicationId);
    },
    listedIn: async (applicationId, outgoingId, at) => {
      const command = new UpdateCommand({
        TableName: tableName(TABLES.applications),
        Key: { applicationId },
        UpdateExpression: 'SET linkedAt = :at ADD letterIds :letter',
        ConditionExpression: exists('applicationId').expression,
        ExpressionAttributeNames: exists('applicationId').names,
        ExpressionAttributeValues: { ':at': at, ':letter': new Set([outgoingId]) },
      });
      await conditional(client.send(command));
    },
    postponeMail: async (record, day) => {
      await postponed.note(record, day);
      const changes = { mailDue: undefined, mailPostponed: true };
      const { applicationId } = record;
      // Erased meanwhile, it leaves no note either.
      const isThere = await applications.update({ applicationId }, changes, exists('applicationId'));
      if (!isThere) await postponed.remove(applicationId);
    },
    async *listPostponed(day) {
      for await (const applicationId of postponed.list(day)) {
        const record = await applications.get({ applicationId });
        // Also where its own note was not written any more.
        if (record) yield { ...record, mailPostponed: true };
      }
    },
    listMailDue: (since) => applications.all({ ...indexFor('submission'), since, filter: MAIL_DUE }),
    remove: async (applicationId) => {
      await removals.note();
      await applications.remove({ applicationId });
      await postponed.remove(applicationId);
    },
    removalState: removals.state,
    advance: ({ applicationId, revision }, changes) => {
      const step = { ...changes, revision: revision + 1, updatedAt: new Date().toISOString() };
      return applications.update({ applicationId }, step, unchanged('revision', revision));
    },
    edit: ({ applicationId }, version, changes) => {
      const edit = editOf(version, addressed(changes));
      return applications.update({ applicationId }, edit.changes, edit.condition);
    },
    list: ({ by, limit, cursor }, keep) => {
      const options = { ...indexFor(by), limit, cursor };
      return keep ? applications.queryWhere(options, keep) : applications.query(options);
    },
    listSince: (since) => collected(applications.all({ ...indexFor('submission'), since })),
    listAgreedUntil: (until) => applications.all({ ...indexFor('submission'), until, filter: AGREED, ascending: true }),
    listUntil: (until) => applications.all({ ...indexFor('submission'), until, ascending: true }),
    listApplicants: async (jobId) => {
      const options = { ...indexFor({ jobId }), attributes: ['applicationId', 'talentId'], filter: STANDING };
      return (await collected(applications.all(options))).flatMap(({ talentId }) => talentId ?? []);
    },
    listCounted: (stage) =>
      collected(applications.all({ ...indexFor({ stage }), filter: APPLIED, attributes: COUNTED })),
    countReading: (resumeStatus) => applications.count(indexFor({ resumeStatus })),
    listReadingSince: (resumeStatus, since) => collected(applications.all({ ...indexFor({ resumeStatus }), since })),
    listReading: (resumeStatus) => applications.all({ ...indexFor({ resumeStatus }), ascending: true }),
    listUnfinished: (work, since) =>
      applications.all({ index: 'byUnfinished', key: { name: 'unfinished', value: work }, since, ascending: true }),
    listByAddress: async (email, limit, keep) =>
      (await applications.queryWhere({ ...byAddress(email), limit }, keep)).items,
    listUnjoined: () => applications.all({ ...indexFor('submission'), filter: UNJOINED }),
  };
}

const byAddress = (email: string) => ({
  index: 'byAddress',
  key: { name: 'address', value: normaliseEmail(email) },
});

function indexFor(by: ApplicationQuery['by']): { index: string; key: { name: string; value: string } } {
  if (by === 'submission') return { index: 'bySubmission', key: { name: 'kind', value: 'application' } };
  if ('jobId' in by) return { index: 'byJob', key: { name: 'jobId', value: by.jobId } };
  if ('stage' in by) return { index: 'byStage', key: { name: 'stage', value: by.stage } };
  if ('resumeStatus' in by) return { index: 'byReading', key: { name: 'resumeStatus', value: by.resumeStatus } };
  return { index: 'byTalent', key: { name: 'talentId', value: by.talentId } };
}
