/**
 * Hands a handler the clients of what it declares to use and of nothing else. The types say which table, bucket or queue each
 * is for; calls are checked for tables alone, so that of a bucket or a queue the types, and the function's role, are all there is.
 */
import type { BedrockRuntimeClient, BedrockRuntimeClientConfig } from '@aws-sdk/client-bedrock-runtime';
import type { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { TextractClient } from '@aws-sdk/client-textract';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import type { ModelUse, QueueId, TableId, Uses } from '../../shared/contract/uses.ts';
import { optionalEnv } from './env.ts';
import type { SearchClient } from './search-requests.ts';
import type { Mode } from './table-guard.ts';

declare const TABLE: unique symbol;
declare const MAY: unique symbol;
declare const PLACE: unique symbol;
declare const QUEUE: unique symbol;

/** A client for one table. A plain client, which tests and the local stack have, passes for any. */
export type TableClient<T extends TableId, M extends Mode = Mode> = DynamoDBDocumentClient & {
  readonly [TABLE]?: T;
  readonly [MAY]?: M;
};

/** A client for one use of a bucket. */
export type BucketClient<P extends 'uploads' | 'files' | 'archive' | 'indexes'> = S3Client & { readonly [PLACE]?: P };

/** A client that sends to one queue. */
export type SendingClient<Q extends QueueId> = SQSClient & { readonly [QUEUE]?: `to ${Q}` };

/** A client for the dead letters of one queue. */
export type RedrivingClient<Q extends QueueId> = SQSClient & { readonly [QUEUE]?: `dead letters of ${Q}` };

type Named<U, K extends keyof Uses> = U extends { [P in K]: readonly (infer N)[] } ? N : never;

/** The tables that a handler named, each with what it may do there. */
export type GrantedTables<U extends Uses> = {
  [T in Named<U, 'reads'> & TableId]: TableClient<T, 'reads'>;
} & { [T in Named<U, 'changes'> & TableId]: TableClient<T, 'changes'> } & (U extends { expiresAudit: true }
    ? { audit: TableClient<'audit', 'changes'> }
    : U extends { audits: true }
      ? { audit: TableClient<'audit', 'adds'> }
      : unknown);

/** The carriers of messages to people, made when first asked for. */
export interface Carriers {
  ses(): SESv2Client;
  smsVoice(): PinpointSMSVoiceV2Client;
}

/** What `uses` comes to: nothing that it does not name has a member here. */
export type Granted<U extends Uses> = {
  tables: GrantedTables<U>;
  sends: { [Q in Named<U, 'sends'> & QueueId]: SendingClient<Q> };
  deadLetters: { [Q in Named<U, 'redrives'> & QueueId]: RedrivingClient<Q> };
} & (U extends { uploads: readonly unknown[] } ? { uploads: BucketClient<'uploads'> } : unknown) &
  (U extends { files: readonly unknown[] } ? { files: BucketClient<'files'> } : unknown) &
  (U extends { indexes: readonly unknown[] } | { publishesIndexes: true }
    ? { indexes: BucketClient<'indexes'>; search?: SearchClient }
    : unknown) &
  (U extends { archivesAudit: true } ? { archive: BucketClient<'archive'> } : unknown) &
  (U extends { sendsMessages: true } ? { carriers: Carriers } : unknown) &
  (U extends { recognisesScans: true } ? { textract(): TextractClient } : unknown) &
  (U extends { asksModels: readonly ModelUse[] }
    ? { bedrock(config?: BedrockRuntimeClientConfig): BedrockRuntimeClient }
    : unknown);

/**
 * The clients for `uses`. An SDK that is not needed is not loaded, as each costs a cold start tens of milliseconds. A command
 * on a table outside `uses`, or a write where only reading was declared, throws before it is sent.
 */
export async function grant<const U extends Uses>(uses: U): Promise<Granted<U>> {
  const { uploads, files, archivesAudit, sendsMessages, recognisesScans, asksModels } = uses as Uses;
  const indexes = (uses as Uses).indexes || (uses as Uses).publishesIndexes;
  const ofPeople = (uses as Uses).indexes?.includes('talents') || (uses as Uses).publishesIndexes;
  const searches = ofPeople && optionalEnv(ENVIRONMENT.searchEndpoint);
  const s3 = uploads || files || archivesAudit || indexes ? (await import('./storage-client.ts')).s3() : undefined;
  return {
    tables: await grantedTables(uses),
    ...(await grantedQueues(uses)),
    ...(uploads && { uploads: s3 }),
    ...(files && { files: s3 }),
    ...(archivesAudit && { archive: s3 }),
    ...(indexes && { indexes: s3 }),
    ...(searches && { search: (await import('./search-client.ts')).search() }),
    ...(sendsMessages && { carriers: await import('./carrier-clients.ts') }),
    ...(recognisesScans && { textract: (await import('./textract-client.ts')).textract }),
    ...(areSetUp(asksModels) && { bedrock: (await import('./model-client.ts')).bedrock }),
  } as unknown as Granted<U>;
}

/** What names the model for each use. */
const MODEL_NAMES: Record<ModelUse, string> = {
  explain: ENVIRONMENT.explainModel,
  embed: ENVIRONMENT.embedModel,
  read: ENVIRONMENT.readModel,
};

/** Whether the stage has any of these models; without one, nobody asks for the client. */
const areSetUp = (asksModels: Uses['asksModels'] = []) => asksModels.some((use) => optionalEnv(MODEL_NAMES[use]));

/** The mode of every table that `uses` names. */
export function modesOf({ reads = [], changes = [], audits, expiresAudit }: Uses): Partial<Record<TableId, Mode>> {
  return {
    ...Object.fromEntries(reads.map((name) => [name, 'reads'])),
    ...(audits && { audit: 'adds' as const }),
    ...(expiresAudit && { audit: 'changes' as const }),
    ...Object.fromEntries(changes.map((name) => [name, 'changes'])),
  };
}

async function grantedTables(uses: Uses): Promise<Record<string, DynamoDBDocumentClient>> {
  const modes = Object.entries(modesOf(uses)) as [TableId, Mode][];
  if (modes.length === 0) return {};
  const [{ dynamodb }, { tableGuard }] = await Promise.all([
    import('./dynamodb-client.ts'),
    import('./table-guard.ts'),
  ]);
  const client = tableGuard(dynamodb(), new Map(modes.map(([name, mode]) => [deployedName(name), mode])));
  return Object.fromEntries(modes.map(([name]) => [name, client]));
}

/** Unset where a store was never meant to be used; the store that is made of the client says which name is missing. */
const deployedName = (name: TableId): string => process.env[TABLES[name].environmentName] ?? '';

async function grantedQueues({ sends = [], redrives = [] }: Uses) {
  const isNeeded = sends.length > 0 || redrives.length > 0;
  const client = isNeeded ? (await import('./queue-client.ts')).sqs() : undefined;
  const forAll = (names: readonly QueueId[]) => Object.fromEntries(names.map((name) => [name, client]));
  return { sends: forAll(sends), deadLetters: forAll(redrives) };
}
