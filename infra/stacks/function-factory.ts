/** Makes a function from its handler's name and grants it exactly what the handler declares to use. */
import type { Construct } from 'constructs';
import { ownApplicationRoutes } from '../../shared/contract/own-application.ts';
import { BACKGROUND_FUNCTIONS, QUEUES } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { FileUse, QueueId, UploadUse } from '../../shared/contract/uses.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import { grantSending } from '../constructs/carriers.ts';
import { grantModels } from '../constructs/language-models.ts';
import type { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { grantRecognition } from '../constructs/scan-recognition.ts';
import type { UploadBucket } from '../constructs/upload-bucket.ts';
import type { DataStack } from './data-stack.ts';
import { sizeOf } from './function-sizes.ts';
import { usesOf } from './handler-uses.ts';

export interface FunctionFactoryProps {
  settings: FunctionSettings;
  data: DataStack;
  queues: Record<QueueId, QueueWithDlq>;
  /** Where the functions of admin routes go. */
  forRecruiters: Construct;
  /** Where the functions go that people call for their own applications. */
  forApplicants: Construct;
  /** Where the functions go that work off the queues, and others that nobody waits for. */
  forQueues: Construct;
}

export type MakeFunction = (handler: string, timeoutSeconds: number, route?: Route) => AppFunction;

/** A maker of functions in `scope`. Those of admin routes also learn whose tokens to accept. */
export function functionFactory(scope: Construct, props: FunctionFactoryProps): MakeFunction {
  const { settings, data, queues, forRecruiters, forApplicants, forQueues } = props;
  const { submitApplication, submitProfile } = routes;
  const forms = [submitApplication, submitProfile, ...Object.values(ownApplicationRoutes)];
  const own: string[] = forms.map((one) => one.handler);
  const { sweep, retain, archiveTrail } = BACKGROUND_FUNCTIONS;
  const inBackground: string[] = [...Object.values(QUEUES), sweep, retain, archiveTrail].map((one) => one.handler);
  return (handler, timeoutSeconds, route) => {
    const uses = usesOf(handler);
    const id = handler.replaceAll('/', '-');
    const places: [Construct, boolean][] = [
      [forRecruiters, route?.access === 'admin'],
      [forApplicants, own.includes(handler)],
      [forQueues, inBackground.includes(handler)],
    ];
    const home = places.find(([, isIts]) => isIts)?.[0] ?? scope;
    const needs = { ...sizeOf(handler), linksToSite: uses.sendsMessages };
    const fn = new AppFunction(home, id, { settings, handler, timeoutSeconds, ...needs });
    for (const table of uses.reads ?? []) data.tables[table].grantRead(fn);
    for (const table of uses.changes ?? []) data.tables[table].grantReadWrite(fn);
    if (uses.audits) data.tables.audit.grantAppend(fn);
    if (uses.expiresAudit) data.tables.audit.grantExpire(fn, 'byTime');
    if (uses.archivesAudit) data.auditArchive.grantAdd(fn);
    for (const use of uses.uploads ?? []) grantUploads(use, data.uploads, fn);
    for (const use of uses.files ?? []) grantFiles(use, data.uploads, fn);
    if (uses.sendsMessages) grantSending(settings.stage, fn);
    if (uses.asksModels) grantModels(settings.stage, fn);
    if (uses.recognisesScans) grantRecognition(data.uploads, fn);
    for (const queue of uses.sends ?? []) queues[queue].grantSend(fn);
    for (const queue of uses.redrives ?? []) queues[queue].grantRedrive(fn);
    if (route?.access === 'admin') data.signIn.grantVerify(fn);
    return fn;
  };
}

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
