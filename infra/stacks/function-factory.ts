/** Creates a function and grants it exactly what its handlers declare. */
import type { Construct } from 'constructs';
import type { IndexFile } from '../../shared/contract/resources.ts';
import type { Access } from '../../shared/contract/route.ts';
import type { FileUse, QueueId, UploadUse, Uses } from '../../shared/contract/uses.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import { grantSending } from '../constructs/carriers.ts';
import { grantModels } from '../constructs/language-models.ts';
import type { PeopleSearchAccess } from '../constructs/people-search-access.ts';
import type { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { grantRecognition } from '../constructs/scan-recognition.ts';
import type { UploadBucket } from '../constructs/upload-bucket.ts';
import { routesOf, usesOf } from '../functions.ts';
import type { DataStack } from './data-stack.ts';
import { sizeOf } from './function-sizes.ts';

export interface FunctionFactoryProps {
  settings: FunctionSettings;
  data: DataStack;
  queues: Record<QueueId, QueueWithDlq>;
  /** Where people are searched in a collection and not in files. */
  people?: PeopleSearchAccess;
}

export type MakeFunction = (scope: Construct, name: string, timeoutSeconds: number) => AppFunction;

/** A maker of functions by name: one that runs the handlers of routes also learns whose tokens to accept. */
export function functionFactory({ settings, data, queues, people }: FunctionFactoryProps): MakeFunction {
  return (scope, name, timeoutSeconds) => {
    const uses = usesOf(name);
    const needs = { ...sizeOf(name), linksToSite: uses.sendsMessages };
    const id = name.replaceAll('/', '-');
    const fn = new AppFunction(scope, id, { settings, handler: name, timeoutSeconds, ...needs });
    for (const table of uses.reads ?? []) data.tables[table].grantRead(fn);
    for (const table of uses.changes ?? []) data.tables[table].grantReadWrite(fn);
    if (uses.audits) data.tables.audit.grantAppend(fn);
    if (uses.expiresAudit) data.tables.audit.grantExpire(fn, 'byTime');
    if (uses.archivesAudit) data.auditArchive.grantAdd(fn);
    grantIndexes(uses, { data, people }, fn);
    for (const use of uses.uploads ?? []) grantUploads(use, data.uploads, fn);
    for (const use of uses.files ?? []) grantFiles(use, data.uploads, fn);
    if (uses.sendsMessages) grantSending(settings.stage, fn);
    if (uses.asksModels) grantModels(settings.stage, uses.asksModels, fn);
    if (uses.recognisesScans) grantRecognition(data.uploads, fn);
    for (const queue of uses.sends ?? []) queues[queue].grantSend(fn);
    for (const queue of uses.redrives ?? []) queues[queue].grantRedrive(fn);
    if (accessOf(name) === 'admin') data.signIn.grantVerify(fn);
    return fn;
  };
}

/** Who may call a function that answers routes. Throws where one would answer both visitors and staff. */
function accessOf(name: string): Access | undefined {
  const [access, ...others] = new Set(routesOf(name).map((route) => route.access));
  if (others.length > 0) throw new Error(`${name} would answer both public and admin routes`);
  return access;
}

/** The files of indexes that a function names; of people, where a collection has them, that in place of their files. */
function grantIndexes(
  { indexes = [], publishesIndexes }: Uses,
  { data, people }: Pick<FunctionFactoryProps, 'data' | 'people'>,
  fn: AppFunction,
): void {
  const fetched = people ? indexes.filter((file) => !OF_PEOPLE.includes(file)) : indexes;
  for (const file of fetched) data.indexes.grantFetch(file, fn);
  if (publishesIndexes) data.indexes.grantPublish(fn);
  if (!people) return;
  if (publishesIndexes) people.grantWrite(fn);
  if (indexes.includes('talents')) people.grantRead(fn);
  // The store of the files wants the name although nothing is fetched.
  if (indexes.length > fetched.length) fn.allow({ environment: data.indexes.environment });
}

const OF_PEOPLE: readonly IndexFile[] = ['talents', 'forms'];

function grantUploads(use: UploadUse, uploads: UploadBucket, fn: AppFunction): void {
  const grants: Record<UploadUse, () => void> = {
    create: () => uploads.grantCreate(fn),
    read: () => uploads.grantRead(fn),
    erase: () => uploads.grantErase(fn),
    'take-in': () => uploads.grantTakeIn(fn),
    'create-documents': () => uploads.grantCreateDocuments(fn),
    'read-documents': () => uploads.grantReadDocuments(fn),
    'erase-documents': () => uploads.grantEraseDocuments(fn),
    'create-copies': () => uploads.grantCreateCopies(fn),
    'read-copies': () => uploads.grantReadCopies(fn),
    'erase-copies': () => uploads.grantEraseCopies(fn),
  };
  grants[use]();
}

function grantFiles(use: FileUse, uploads: UploadBucket, fn: AppFunction): void {
  const grants: Record<FileUse, () => void> = {
    read: () => uploads.grantReadFiles(fn),
    write: () => uploads.grantWriteFiles(fn),
    'read-parts': () => uploads.grantReadParts(fn),
    'abort-parts': () => uploads.grantAbortParts(fn),
    erase: () => uploads.grantEraseFiles(fn),
  };
  grants[use]();
}
