/** The stores of a running stack as a search of them sees them: every item, every version of every object with its content. */
import { zstdDecompressSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { NO_CALL_LOG } from '../../lambdas/runtime/call-log.ts';
import { ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import type { TestStack } from './local-stack.ts';

export interface Stores {
  s3: S3Client;
  dynamodb: DynamoDBDocumentClient;
  Bucket: string;
  put(key: string, body: string, contentType?: string): Promise<void>;
  /** One line for each item of each table, each version of each object, and each delete marker. */
  everything(): Promise<string[]>;
  /** The beginnings of the lines in which one of the words stands, whatever its case. */
  tracesOf(words: readonly string[]): Promise<string[]>;
  /** The same of the buckets that follow the tables: generations of the indexes, unpacked, and the archive of the trail. */
  copiesOf(words: readonly string[]): Promise<string[]>;
}

const SHOWN_CHARS = 300;

const asArrays = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value);

/** The stores behind `stack`, over the wire. */
export function storesOf({ running: { environment } }: TestStack): Stores {
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const access = { ...NO_CALL_LOG, region: environment.AWS_REGION, credentials };
  const s3 = new S3Client({ ...access, endpoint: environment.AWS_ENDPOINT_URL_S3, forcePathStyle: true });
  const client = new DynamoDBClient({ ...access, endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB });
  const dynamodb = DynamoDBDocumentClient.from(client);
  const Bucket = environment.UPLOAD_BUCKET ?? '';
  const everything = async () => [...(await everyItem(dynamodb, environment)), ...(await everyVersion(s3, Bucket))];
  const copies = async () => {
    const names = [ENVIRONMENT.indexBucket, ENVIRONMENT.auditArchiveBucket].map((name) => environment[name] ?? '');
    return (await Promise.all(names.map((name) => everyVersion(s3, name)))).flat();
  };
  return {
    s3,
    dynamodb,
    Bucket,
    put: async (key, body, contentType = 'text/plain') => {
      await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }));
    },
    everything,
    tracesOf: async (words) => withAny(words, await everything()),
    copiesOf: async (words) => withAny(words, await copies()),
  };
}

function withAny(words: readonly string[], lines: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  const found = lines.filter((line) => wanted.some((word) => line.toLowerCase().includes(word)));
  return found.map((line) => line.slice(0, SHOWN_CHARS));
}

async function everyItem(client: DynamoDBDocumentClient, environment: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const { environmentName, name } of Object.values(TABLES)) {
    for await (const { Items = [] } of paginateScan({ client }, { TableName: environment[environmentName] }))
      found.push(...Items.map((item) => `${name} ${JSON.stringify(item, asArrays)}`));
  }
  return found;
}

function ifGone(error: Error): undefined {
  if (!/^NoSuch(Key|Version)$/.test(error.name)) throw error;
}

async function everyVersion(s3: S3Client, Bucket: string): Promise<string[]> {
  const found: string[] = [];
  let KeyMarker: string | undefined;
  let VersionIdMarker: string | undefined;
  do {
    const page = await s3.send(new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker }));
    for (const { Key, VersionId } of page.DeleteMarkers ?? []) found.push(`mark ${Key} ${VersionId}`);
    for (const { Key, VersionId } of page.Versions ?? []) {
      // What goes while it is looked at is not there any more.
      const object = await s3.send(new GetObjectCommand({ Bucket, Key, VersionId })).catch(ifGone);
      if (!object) continue;
      const bytes = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      const text = (Key?.includes('/generations/') ? zstdDecompressSync(bytes) : bytes).toString('utf8');
      found.push(`object ${Key} ${JSON.stringify(object.Metadata)} ${text}`);
    }
    KeyMarker = page.IsTruncated ? page.NextKeyMarker : undefined;
    VersionIdMarker = page.NextVersionIdMarker;
  } while (KeyMarker !== undefined);
  return found;
}
