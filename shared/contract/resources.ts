/** The stores, queues and background functions that both the local stack and the AWS stacks create. */

/** A table: string keys, on-demand, every index projects all attributes. One table per aggregate. */
export interface TableShape {
  name: string;
  /** The environment variable that tells functions the deployed name. */
  environmentName: string;
  partitionKey: string;
  sortKey?: string;
  indexes: readonly { name: string; partitionKey: string; sortKey?: string }[];
  /** Seconds since 1970 after which an item is removed by DynamoDB; locally it stays, so its readers have to look. */
  expiryAttribute?: string;
}

export const TABLES = {
  jobs: {
    name: 'jobs',
    environmentName: 'JOBS_TABLE',
    partitionKey: 'jobId',
    indexes: [
      // Every job, last changed first.
      { name: 'byUpdate', partitionKey: 'kind', sortKey: 'updatedAt' },
      // Only jobs open to the public carry `listing`.
      { name: 'byListing', partitionKey: 'listing', sortKey: 'publishedAt' },
      // Only active jobs, public or not, carry `activity`: those that people are matched with.
      { name: 'byActivity', partitionKey: 'activity', sortKey: 'updatedAt' },
      // Only jobs whose talents are still to be matched carry `unmatched`.
      { name: 'byUnmatched', partitionKey: 'unmatched', sortKey: 'updatedAt' },
    ],
  },
  applications: {
    name: 'applications',
    environmentName: 'APPLICATIONS_TABLE',
    partitionKey: 'applicationId',
    indexes: [
      { name: 'bySubmission', partitionKey: 'kind', sortKey: 'submittedAt' },
      { name: 'byJob', partitionKey: 'jobId', sortKey: 'submittedAt' },
      { name: 'byTalent', partitionKey: 'talentId', sortKey: 'submittedAt' },
      { name: 'byStage', partitionKey: 'stage', sortKey: 'submittedAt' },
      // Only applications with work ahead (upload, reading or matching) carry `unfinished`, and notes of postponed letters.
      { name: 'byUnfinished', partitionKey: 'unfinished', sortKey: 'updatedAt' },
      { name: 'byReading', partitionKey: 'resumeStatus', sortKey: 'updatedAt' },
      // Anyone who lost their link has nothing but the address of their form, which carries `address`.
      { name: 'byAddress', partitionKey: 'address', sortKey: 'submittedAt' },
    ],
  },
  talents: {
    name: 'talents',
    environmentName: 'TALENTS_TABLE',
    partitionKey: 'talentId',
    // Claims on e-mail addresses live in the same table without `kind`.
    indexes: [
      { name: 'byUpdate', partitionKey: 'kind', sortKey: 'updatedAt' },
      // Only those who stand beside somebody carry `standing`: their `kind` names whom.
      { name: 'byStanding', partitionKey: 'standing', sortKey: 'updatedAt' },
    ],
  },
  employers: {
    name: 'employers',
    environmentName: 'EMPLOYERS_TABLE',
    partitionKey: 'employerId',
    indexes: [{ name: 'byUpdate', partitionKey: 'kind', sortKey: 'updatedAt' }],
  },
  employerRequests: {
    name: 'employer-requests',
    environmentName: 'EMPLOYER_REQUESTS_TABLE',
    partitionKey: 'requestId',
    // By when the answer is due.
    indexes: [{ name: 'byReply', partitionKey: 'kind', sortKey: 'replyBy' }],
  },
  messages: {
    name: 'messages',
    environmentName: 'MESSAGES_TABLE',
    partitionKey: 'messageId',
    indexes: [{ name: 'byCreation', partitionKey: 'kind', sortKey: 'createdAt' }],
  },
  resumes: {
    name: 'resumes',
    environmentName: 'RESUMES_TABLE',
    partitionKey: 'talentId',
    sortKey: 'resumeId',
    indexes: [],
  },
  matches: {
    name: 'matches',
    environmentName: 'MATCHES_TABLE',
    partitionKey: 'matchId',
    indexes: [
      { name: 'byTalent', partitionKey: 'talentId', sortKey: 'createdAt' },
      { name: 'byJob', partitionKey: 'jobId', sortKey: 'createdAt' },
      // Without those of evaluations, of which there may be any number.
      { name: 'byReading', partitionKey: 'readingId', sortKey: 'createdAt' },
    ],
  },
  activities: {
    name: 'activities',
    environmentName: 'ACTIVITIES_TABLE',
    // The talent or employer that they are about.
    partitionKey: 'recordId',
    sortKey: 'activityId',
    indexes: [],
  },
  outbox: {
    name: 'outbox',
    environmentName: 'OUTBOX_TABLE',
    partitionKey: 'outgoingId',
    indexes: [
      { name: 'byCreation', partitionKey: 'kind', sortKey: 'createdAt' },
      { name: 'byRecord', partitionKey: 'recordId', sortKey: 'createdAt' },
    ],
  },
  evaluations: {
    name: 'evaluations',
    environmentName: 'EVALUATIONS_TABLE',
    partitionKey: 'evaluationId',
    indexes: [
      { name: 'byCreation', partitionKey: 'kind', sortKey: 'createdAt' },
      { name: 'byTalent', partitionKey: 'talentId', sortKey: 'createdAt' },
      { name: 'byJob', partitionKey: 'jobId', sortKey: 'createdAt' },
    ],
  },
  // The last decision about each pair.
  decisions: {
    name: 'decisions',
    environmentName: 'DECISIONS_TABLE',
    partitionKey: 'talentId',
    sortKey: 'jobId',
    indexes: [{ name: 'byJob', partitionKey: 'jobId', sortKey: 'at' }],
  },
  preferences: {
    name: 'preferences',
    environmentName: 'PREFERENCES_TABLE',
    partitionKey: 'userId',
    // An erased person may be named in any recruiter's saved searches.
    indexes: [{ name: 'byKind', partitionKey: 'kind', sortKey: 'userId' }],
  },
  audit: {
    name: 'audit',
    environmentName: 'AUDIT_TABLE',
    partitionKey: 'entryId',
    indexes: [
      { name: 'byTime', partitionKey: 'kind', sortKey: 'at' },
      { name: 'byRecord', partitionKey: 'recordId', sortKey: 'at' },
    ],
  },
  // Imports, exports and reconciliations.
  runs: {
    name: 'runs',
    environmentName: 'RUNS_TABLE',
    partitionKey: 'runId',
    indexes: [
      { name: 'byCreation', partitionKey: 'kind', sortKey: 'createdAt' },
      // Only runs with work ahead carry `unfinished`.
      { name: 'byUnfinished', partitionKey: 'unfinished', sortKey: 'updatedAt' },
    ],
  },
  // What a scan for malware found in each version of each file.
  fileVerdicts: {
    name: 'file-verdicts',
    environmentName: 'FILE_VERDICTS_TABLE',
    partitionKey: 'verdictId',
    indexes: [],
  },
  settings: {
    name: 'settings',
    environmentName: 'SETTINGS_TABLE',
    partitionKey: 'settingsId',
    indexes: [],
  },
  // How far work has come that is done in rounds.
  progress: {
    name: 'progress',
    environmentName: 'PROGRESS_TABLE',
    partitionKey: 'work',
    indexes: [],
  },
  // How often a client has sent public forms of late; who it is stays unknown.
  formCounters: {
    name: 'form-counters',
    environmentName: 'FORM_COUNTERS_TABLE',
    partitionKey: 'clientId',
    indexes: [],
    expiryAttribute: 'expiresAt',
  },
} as const satisfies Record<string, TableShape>;

/** The name of a table that was restored beside the one of this name. */
export const restoredTableName = (name: string, suffix: string): string => `${name}-${suffix}`;

/** Deliveries after which a message goes to its dead-letter queue. */
export const MAX_RECEIVE_COUNT = 5;

/** A queue, its consumer, and the environment variable that tells senders its address. */
export interface QueueShape {
  name: string;
  environmentName: string;
  /** Tells the address of its dead letters. */
  deadLettersEnvironmentName: string;
  handler: string;
  /** The consumer's timeout; the queue's visibility on AWS is six times as long. */
  timeoutSeconds: number;
  /** A crashed local consumer's messages come back after this. */
  localVisibilitySeconds: number;
  batchSize: number;
}

export const QUEUES = {
  resumes: {
    name: 'resumes',
    environmentName: 'RESUME_QUEUE_URL',
    deadLettersEnvironmentName: 'RESUME_DEAD_LETTERS_URL',
    handler: 'resumes/on-resume-uploaded',
    timeoutSeconds: 60,
    localVisibilitySeconds: 30,
    batchSize: 5,
  },
  // Each message is one scan, whose pages are recognised for up to a minute.
  scans: {
    name: 'scans',
    environmentName: 'SCAN_QUEUE_URL',
    deadLettersEnvironmentName: 'SCAN_DEAD_LETTERS_URL',
    handler: 'resumes/on-scan-requested',
    timeoutSeconds: 90,
    localVisibilitySeconds: 100,
    batchSize: 1,
  },
  matching: {
    name: 'matching',
    environmentName: 'MATCH_QUEUE_URL',
    deadLettersEnvironmentName: 'MATCH_DEAD_LETTERS_URL',
    handler: 'matches/on-match-requested',
    timeoutSeconds: 120,
    localVisibilitySeconds: 60,
    batchSize: 5,
  },
  // Each message works on one run for a while and asks for the rest in another message.
  runs: {
    name: 'runs',
    environmentName: 'RUN_QUEUE_URL',
    deadLettersEnvironmentName: 'RUN_DEAD_LETTERS_URL',
    handler: 'exchange/on-run-requested',
    timeoutSeconds: 120,
    localVisibilitySeconds: 60,
    batchSize: 1,
  },
} as const satisfies Record<string, QueueShape>;

/** Functions that neither a route nor a queue calls. */
export const BACKGROUND_FUNCTIONS = {
  addAdminClaim: { handler: 'identity/add-admin-claim', timeoutSeconds: 5 },
  sweep: { handler: 'sweep/sweep', timeoutSeconds: 120, everySeconds: { local: 60, aws: 300 } },
  retain: { handler: 'retention/retain', timeoutSeconds: 600, everySeconds: { local: 86_400, aws: 86_400 } },
  archiveTrail: { handler: 'audit/archive-trail', timeoutSeconds: 300, everySeconds: { local: 86_400, aws: 86_400 } },
  publishIndexes: { handler: 'indexes/publish-indexes', timeoutSeconds: 600, everySeconds: { local: 60, aws: 60 } },
  // On AWS only: from another region than the site's, as someone outside would.
  probeSite: { handler: 'canary/probe-site', timeoutSeconds: 60, everySeconds: { aws: 300 } },
} as const;

/** Answers every address of the site that is no file of its build. */
export const SITE_FUNCTION = { handler: 'site/render-site', timeoutSeconds: 20 } as const;

/** Places in the upload bucket: the resumes of the form, and files dropped without one. Both feed the resume queue. */
export const UPLOAD_PREFIXES = { applications: 'applications/', drops: 'drops/' } as const;

/** In the same bucket, what recruiters add to a talent or an employer; it announces itself to nobody. */
export const DOCUMENTS_PREFIX = 'documents/';

/** Files that are being imported, and files that were exported; both go as soon as they are of no more use. */
export const IMPORTS_PREFIX = 'imports/';
export const EXPORTS_PREFIX = 'exports/';

/** The files of the indexes; each has generations of its own in their bucket, below its name. */
export const INDEX_FILES = ['talents', 'forms', 'jobs', 'open-jobs', 'applications'] as const;
export type IndexFile = (typeof INDEX_FILES)[number];

/** Headers in which CloudFront says who the client is and under which origin it asked; what the visitor sent there is overwritten. */
export const VIEWER_HEADER = 'x-encaje-viewer';
export const SITE_HEADER = 'x-encaje-site';

/** Other environment variables of the functions. */
export const ENVIRONMENT = {
  uploadBucket: 'UPLOAD_BUCKET',
  /** Where the trail is kept so that nobody can change it. */
  auditArchiveBucket: 'AUDIT_ARCHIVE_BUCKET',
  tokenIssuer: 'TOKEN_ISSUER',
  tokenClientId: 'TOKEN_CLIENT_ID',
  /** Where the issuer's keys are; on AWS `<issuer>/.well-known/jwks.json`. */
  tokenJwksUrl: 'TOKEN_JWKS_URL',
  /** Whom a stage lets into the groups of staff; empty for anybody whom an operator put there. */
  adminEmails: 'ADMIN_EMAILS',
  adminDomain: 'ADMIN_DOMAIN',
  stage: 'STAGE',
  version: 'APP_VERSION',
  /** The address that e-mail comes from; without it e-mail stays in the outbox. */
  mailFrom: 'MAIL_FROM',
  /** The number, sender or pool that SMS come from; without it SMS stay in the outbox. */
  smsOrigin: 'SMS_ORIGIN',
  /** The models on Bedrock that word matches and make vectors of texts; without them, neither is done. */
  explainModel: 'EXPLAIN_MODEL_ID',
  embedModel: 'EMBED_MODEL_ID',
  /** The model on Bedrock that is asked about names of which a reading is not sure; without it, none is. */
  readModel: 'READ_MODEL_ID',
  /** Set for every function where `readModel` is set for those that read: the privacy notice says so. */
  secondReader: 'SECOND_READER',
  /** Set where files are scanned for malware: nothing of a file is read or handed out before it was found clean. */
  malwareScan: 'MALWARE_SCAN',
  /** Where the files of the index of talents lie; on AWS, unset, a folder of the container. */
  indexFolder: 'INDEX_FOLDER',
  /** Where the generations of the indexes are published. */
  indexBucket: 'INDEX_BUCKET',
  /** The collection of OpenSearch in which people are searched; without it, files of SQLite are. */
  searchEndpoint: 'SEARCH_ENDPOINT',
  /** How long a reader may hold a file, in seconds; tests of failures shorten it. */
  readingLeaseSeconds: 'READING_LEASE_SECONDS',
  /** How long an export that was made again stays, in seconds; tests of erasures shorten it. */
  exportStaysSeconds: 'EXPORT_STAYS_SECONDS',
  /** How many applications one client may erase in a minute; tests that share a stack raise it. */
  erasuresPerMinute: 'ERASURES_PER_MINUTE',
  /** Scheme and host under which people reach the site. */
  siteOrigin: 'SITE_ORIGIN',
  /** The file that renders pages; relative to the function's own where it is not absolute. */
  siteRenderer: 'SITE_RENDERER',
} as const;
