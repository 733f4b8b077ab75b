/** Holds values against what AWS's service models ask beyond their types: lengths, ranges, patterns, allowed words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NormalizedSchema } from '@smithy/core/schema';

/** What is asked of one value, and of what is in it. */
export interface Limit {
  /** Of text its characters, of lists and maps their entries, of bytes their number, of numbers themselves. */
  min?: number;
  max?: number;
  pattern?: string;
  allowed?: string[];
  each?: Limit;
  keys?: Limit;
  values?: Limit;
}

/** The services' models by the clients that ask them. */
export const SERVICES: Record<string, string> = {
  DynamoDBClient: 'dynamodb',
  SQSClient: 'sqs',
  S3Client: 's3',
  SESv2Client: 'sesv2',
  PinpointSMSVoiceV2Client: 'pinpoint-sms-voice-v2',
  TextractClient: 'textract',
  BedrockRuntimeClient: 'bedrock-runtime',
};

/** The document client has shorter names for some. */
const OF_DOCUMENTS: Record<string, string> = {
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

/** The operation of a service that a command asks for. */
export function operationOf(command: string): string {
  const name = command.replace(/Command$/, '');
  return OF_DOCUMENTS[name] ?? name;
}

type ByStructure = Record<string, Record<string, Limit>>;
const FILE = join(import.meta.dirname, 'limits.json');
const LIMITS: Record<string, ByStructure> = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as { services: Record<string, ByStructure> }).services
  : {};

type Schema = Parameters<typeof NormalizedSchema.of>[0];

interface LimitedMember {
  name: string;
  limit?: Limit;
  /** What may be limited inside. */
  inside?: NormalizedSchema;
}

/** A model is looked through once, and not again with each of many thousand calls: most of its trees have no limits. */
const limitedMembers = new Map<string, readonly LimitedMember[]>();

function limitedMembersOf(service: string, structure: NormalizedSchema): readonly LimitedMember[] {
  const key = `${service} ${structure.getName()}`;
  const known = limitedMembers.get(key);
  if (known) return known;
  const limits = LIMITS[service]?.[structure.getName() ?? ''] ?? {};
  const members = [...structure.structIterator()].flatMap(([name, member]) => {
    const found = { name, limit: limits[name], inside: isLimited(service, member) ? member : undefined };
    return found.limit || found.inside ? [found] : [];
  });
  limitedMembers.set(key, members);
  return members;
}

/** Whether anything below has a limit; a structure may hold itself. */
function isLimited(service: string, schema: NormalizedSchema, above = new Set<string>()): boolean {
  if (schema.isListSchema() || schema.isMapSchema()) return isLimited(service, schema.getValueSchema(), above);
  const name = schema.getName() ?? '';
  if (!schema.isStructSchema() || above.has(name)) return false;
  above.add(name);
  const limits = LIMITS[service]?.[name] ?? {};
  return [...schema.structIterator()].some(
    ([member, inside]) => limits[member] !== undefined || isLimited(service, inside, above),
  );
}

/** Every value of an input or output that is beyond what the model of its service allows, with its path. */
export function beyondLimits(service: string, schema: Schema, value: unknown): string[] {
  return beyondOf(service, NormalizedSchema.of(schema), value, '{}');
}

function beyondOf(service: string, schema: NormalizedSchema, value: unknown, path: string): string[] {
  if (value === undefined || value === null) return [];
  if (schema.isListSchema() && Array.isArray(value)) {
    const inside = schema.getValueSchema();
    return value.flatMap((one, at) => beyondOf(service, inside, one, `${path}[${at}]`));
  }
  if (schema.isMapSchema()) {
    const inside = schema.getValueSchema();
    return Object.entries(value).flatMap(([key, one]) => beyondOf(service, inside, one, `${path}["${key}"]`));
  }
  if (!schema.isStructSchema()) return [];
  return limitedMembersOf(service, schema).flatMap(({ name, limit, inside }) => {
    const one = (value as Record<string, unknown>)[name];
    const own = limit ? beyondLimit(one, limit, `${path}.${name}`) : [];
    return inside ? [...own, ...beyondOf(service, inside, one, `${path}.${name}`)] : own;
  });
}

function beyondLimit(value: unknown, limit: Limit, path: string): string[] {
  if (value === undefined || value === null) return [];
  const { min = -Infinity, max = Infinity, pattern, allowed } = limit;
  const size = sizeOf(value);
  const own = [
    ...(size !== undefined && (size < min || size > max) ? [`${path}: ${size} is not within ${min} and ${max}.`] : []),
    ...(typeof value === 'string' && pattern && !matches(pattern, value) ? [`${path}: is not as ${pattern}.`] : []),
    ...(allowed && !allowed.includes(String(value)) ? [`${path}: ${String(value)} is none of ${allowed.join()}.`] : []),
  ];
  return [...own, ...beyondInside(value, limit, path)];
}

function beyondInside(value: unknown, { each, keys, values }: Limit, path: string): string[] {
  if (Array.isArray(value)) return each ? value.flatMap((one, at) => beyondLimit(one, each, `${path}[${at}]`)) : [];
  if (typeof value !== 'object' || value === null || !(keys || values)) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...(keys ? beyondLimit(key, keys, `${path} key`) : []),
    ...(values ? beyondLimit(one, values, `${path}["${key}"]`) : []),
  ]);
}

/** What a limit counts; nothing of a stream, whose length is unknown. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  const isMap = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? Object.keys(value).length : undefined;
}

/** The services take a pattern for the whole of a text. */
function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'su').test(text);
}
