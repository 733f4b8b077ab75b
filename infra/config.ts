/** What differs between the stages: the one place to change before deploying. */
import { KEPT_DAYS } from '../shared/domain/kept-days.ts';

export interface StageConfig {
  /** Also the prefix of the stacks' names. */
  name: 'dev' | 'prod';
  /** Where everything but CloudFront lives. */
  region: string;
  /**
   * The site's own domain, and the ARN of a certificate for it in us-east-1.
   * @default none: the site answers under the name that CloudFront gives it
   */
  domain?: { name: string; certificateArn: string };
  /**
   * Scheme and host of the site without a domain of its own. CloudFront's name is known only after the first
   * deployment; until it is written here, nobody can sign in or upload (see docs/deploy.md). Ignored with `domain`.
   */
  siteOrigin: string;
  /** The secret in Secrets Manager with `clientId` and `clientSecret` of the Google OAuth client. */
  googleSecretName: string;
  /**
   * Who receives alarms.
   * @default nobody: alarms show in the console only
   */
  alarmEmail?: string;
  /**
   * What the whole account may cost in a month, reported to the same people at 50, 80 and 100 %, and what is unusual from so many
   * dollars on. In one stage of an account only; `anomalyUsd` not at all where the account has a monitor of its services already.
   * @default nobody watches the bill
   */
  bill?: { monthlyUsd: number; anomalyUsd?: number };
  /**
   * E-mail to talents and employers through SES: the address it comes from, and the verified identity in SES that this
   * address belongs to (the address itself or its domain; see docs/deploy.md).
   * @default none: e-mail stays in the outbox of the admin area
   */
  mail?: { from: string; identity: string };
  /**
   * SMS through End User Messaging: the ARN of the phone number, sender id or pool they come from.
   * @default none: SMS stay in the outbox of the admin area
   */
  sms?: { originationIdentity: string };
  /**
   * Foundation models on Bedrock, by their ids in this region: one that words matches, one that makes vectors of texts as
   * Titan Text Embeddings V2 does, and one that is asked about names in resumes of which the reader is not sure. None changes
   * a score by its own words (see docs/decisions/0012 and 0069).
   *
   * An id that begins with a geography (`eu.`, `us.`, `global.` ...) is an inference profile: **Bedrock then answers from any of
   * that profile's regions, so that what a resume and an ad say leaves `region`**. `profileRegions` names them all, as the
   * model's page in Bedrock's documentation lists them; functions may call the model there and nowhere else.
   * @default none: nothing of anybody goes to a language model
   */
  bedrock?: {
    explainModelId?: string;
    embedModelId?: string;
    readModelId?: string;
    profileRegions?: readonly string[];
  };
  /**
   * Where people are searched and ranked. `sqlite`: in files that each function fetches, up to some 150,000 people. `opensearch`: in a
   * collection of OpenSearch Serverless, beyond that; untried on AWS (see docs/decisions/0088 and docs/deploy.md).
   * @default 'sqlite'
   */
  search?: 'sqlite' | 'opensearch';
  /**
   * GuardDuty Malware Protection for S3: nothing of a file is read or handed out before it was found clean. Costs by
   * gigabyte and object. Files from before it was switched on are refused until they were scanned on demand.
   * @default false
   */
  malwareScan?: boolean;
  /**
   * `gradual`: a new version of a function answers a tenth of the calls for five minutes before it answers all, and goes back by
   * itself when *ApiErrors* rings. `-c releases=at-once` on the command line wins: a repair cannot wait for an alarm to be over.
   */
  releases: 'gradual' | 'at-once';
  /**
   * `open`: the table of the audit trail takes entries from roles without the tag of the functions that add them. `-c trail=open`
   * on the command line sets it for the one deployment that brings the tag (docs/deploy.md).
   * @default 'closed'
   */
  trail?: 'open' | 'closed';
  /**
   * Tables that were restored by `npm run ops -- restore` under this suffix serve in place of the stack's own, all but the audit
   * trail; see docs/restore.md for the order of steps.
   * @default the stack's own tables
   */
  restored?: string;
  /**
   * Daily copies of tables and uploaded files, kept so many days in a vault of another region. They hold people who are erased later, so
   * that this is no longer than the privacy notice says (`KEPT_DAYS.backupDays`).
   * @default none: a lost region takes everything along
   */
  backup?: { region: string; keepDays: number };
  /** Logs of the functions: ids, codes, counts and durations. No longer than the privacy notice says (`KEPT_DAYS`). */
  logRetentionDays: 30 | 90 | 180 | 365;
  /** Logs of S3 and API Gateway: they name clients by address and files by key, so that they go early (decision 0014), no later than `KEPT_DAYS`. */
  accessLogRetentionDays: 7 | 14 | 30;
  /**
   * For how long each day of the audit trail is locked in its archive. `governance`: anyone who has the permission to bypass
   * it can remove it earlier; `compliance`: nobody can, the account's root included.
   */
  auditLock: { mode: 'governance' | 'compliance'; days: number };
  /** Requests a second to the whole API, and the burst above it; beyond, 429. */
  throttle: { requestsPerSecond: number; burst: number };
  /**
   * The version of the secret that CloudFront shows the firewall, by its id; docs/deploy.md says how it is renewed.
   * @default the one that the first deployment made
   */
  originSecretVersion?: string;
  /** Requests in any 60 s from one client to the public forms; beyond, the firewall answers 429. */
  publicFormsPerMinute: number;
  /** The same of all requests, pages and reads included, that the edge does not answer itself. */
  requestsPerMinute: number;
  /**
   * Says that browsers may ship the domain in their list of sites that are reached over HTTPS only. Leaving that list
   * takes months, so this is for a domain whose every subdomain serves HTTPS and will.
   * @default false: HSTS without the word
   */
  hstsPreload?: boolean;
  /**
   * Who may be in the groups `admin` and `recruiter`: these addresses, and every address of this domain. Membership alone
   * gives nobody else a role.
   * @default anybody whom an operator puts into a group
   */
  adminEmails?: readonly string[];
  adminDomain?: string;
  /** Messages of one queue worked on at once; keeps a flood of resumes from taking the API's concurrency. */
  queueConcurrency: number;
  /**
   * Concurrent executions set aside for and limited to a function, by its name: `functions/public`, or its only handler.
   * @default the account's shared pool; a new account may have only 10 in all and cannot reserve any
   */
  reservedConcurrency?: Record<string, number>;
}

/** Where AWS keeps the metrics of CloudFront, and the account's bill. */
export const GLOBAL_REGION = 'us-east-1';

const shared = {
  region: 'eu-west-1',
  publicFormsPerMinute: 600,
  requestsPerMinute: 3000,
  queueConcurrency: 5,
  accessLogRetentionDays: KEPT_DAYS.accessLogDays,
  auditLock: { mode: 'governance', days: 365 },
} as const;

export const STAGES: Record<StageConfig['name'], StageConfig> = {
  dev: {
    ...shared,
    name: 'dev',
    releases: 'at-once',
    siteOrigin: 'http://localhost:3000',
    googleSecretName: 'encaje/dev/google',
    logRetentionDays: 30,
    throttle: { requestsPerSecond: 50, burst: 100 },
  },
  prod: {
    ...shared,
    name: 'prod',
    releases: 'gradual',
    siteOrigin: 'http://localhost:3000',
    googleSecretName: 'encaje/prod/google',
    logRetentionDays: KEPT_DAYS.functionLogDays,
    throttle: { requestsPerSecond: 200, burst: 400 },
    // One writer; a second would only be overtaken. Not in an account with a limit of 10.
    reservedConcurrency: { 'indexes/publish-indexes': 1 },
  },
};

/** The settings of a stage by name. Throws for an unknown name, and for a stage that keeps more than the notice says. */
export function stageConfig(name: unknown, stages: typeof STAGES = STAGES): StageConfig {
  if (name === 'dev' || name === 'prod') return keptAsPromised(stages[name]);
  const given = name === undefined ? 'No stage is named' : `Unknown stage ${JSON.stringify(name)}`;
  throw new Error(`${given}: use \`npm run deploy -- prod\`, or \`npx cdk ... -c stage=prod\``);
}

function keptAsPromised(stage: StageConfig): StageConfig {
  const { accessLogDays, functionLogDays, backupDays } = KEPT_DAYS;
  const kept: [setting: string, days: number, most: number][] = [
    ['accessLogRetentionDays', stage.accessLogRetentionDays, accessLogDays],
    ['logRetentionDays', stage.logRetentionDays, functionLogDays],
    ['backup.keepDays', stage.backup?.keepDays ?? 0, backupDays],
  ];
  for (const [setting, days, most] of kept) {
    if (days > most) throw new Error(`${setting} is ${days}, and the privacy notice says ${most} days at most`);
  }
  return stage;
}

/** The stage as a deployment wants it: `releases` is what the command line says of it, where it says anything. Throws for anything else. */
export function withReleases(stage: StageConfig, releases: unknown): StageConfig {
  if (releases === undefined) return stage;
  if (releases === 'gradual' || releases === 'at-once') return { ...stage, releases };
  throw new Error(`Releases are gradual or at-once, not ${JSON.stringify(releases)}`);
}

/** The stage with what the command line says of the audit trail, where it says anything. Throws for anything else. */
export function withTrail(stage: StageConfig, trail: unknown): StageConfig {
  if (trail === undefined) return stage;
  if (trail === 'open' || trail === 'closed') return { ...stage, trail };
  throw new Error(`The trail is open or closed, not ${JSON.stringify(trail)}`);
}

/** Scheme and host under which people reach the site. */
export function siteOriginOf(stage: StageConfig): string {
  return stage.domain ? `https://${stage.domain.name}` : stage.siteOrigin;
}
