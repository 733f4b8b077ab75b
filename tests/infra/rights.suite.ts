/** What a function may do and what its code can ask for are the same, found by following the code, and not by a list. */
import { beforeAll, describe, expect, it } from 'vitest';
import { handlersOf } from '../../infra/functions.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, TABLES } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import { contentOf, rememberedLocally } from '../support/remembered.ts';
import { BY_FUNCTION } from './declared.ts';
import { type Call, callsOf } from './rights/calls.ts';
import { loadSource } from './rights/program.ts';
import { EVERYTHING_SET, type Found, ownFunctions, type Statement, statementsOf, synthesised } from './synthesised.ts';

const FUNCTIONS = [...Object.keys(BY_FUNCTION), BACKGROUND_FUNCTIONS.probeSite.handler];
/** The compiler reads everything that the handlers import. */
const PATIENT_MS = 240_000;

/** Rights that AWS also requires for a call, whichever caller makes it. */
const BESIDES: Record<Call, Call[]> = {
  // Without the right to list, S3 calls a missing object forbidden. Versions are a right of their own.
  's3:GetObject uploads': ['s3:ListBucket uploads', 's3:GetObjectVersion uploads'],
  's3:GetObject archive': ['s3:ListBucket archive'],
  's3:GetObject indexes': ['s3:ListBucket indexes'],
  's3:DeleteObject uploads': ['s3:DeleteObjectVersion uploads', 's3:ListBucketVersions uploads'],
  // Textract reads a scan with the function's own rights.
  'textract:StartDocumentTextDetection': [
    's3:GetObject uploads',
    's3:GetObjectVersion uploads',
    's3:ListBucket uploads',
  ],
  // With an attachment, SES makes a raw message of it.
  'ses:SendEmail': ['ses:SendRawEmail'],
};
/** Come with every function, with every encrypted table or bucket. */
const WITH_ANYTHING = /^(kms|logs|xray):/;

const POLLING = ['ReceiveMessage', 'ChangeMessageVisibility', 'GetQueueUrl', 'DeleteMessage', 'GetQueueAttributes'];
const READS = ['GetItem', 'BatchGetItem', 'Query'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** By handler, what its code can ask for. */
let calls: Record<string, Call[]>;
let deployed: Map<string, Set<Call>>;
beforeAll(async () => {
  // Following the code means checking all its types; it leads to the same calls as long as it is the same code.
  const read = ['lambdas', 'shared', 'infra/functions.ts', 'tests/infra', 'tests/contract', 'package-lock.json'];
  calls = await rememberedLocally('calls', () => contentOf(read), callsOfAll);
  const { all } = synthesised(EVERYTHING_SET);
  const granted = (fn: Found) => statementsOf(all, fn).filter(({ Effect }) => Effect === 'Allow');
  deployed = new Map(
    ownFunctions(all).map((fn) => [String(fn.Properties.Description), new Set(granted(fn).flatMap(grantsOf))]),
  );
}, PATIENT_MS);

function callsOfAll(): Record<string, Call[]> {
  const source = loadSource();
  const handlers = [...FUNCTIONS.flatMap(handlersOf), ...Object.values(routes).map(({ handler }) => handler)];
  return Object.fromEntries([...new Set(handlers)].map((handler) => [handler, [...callsOf(handler, source)]]));
}

/** A statement as calls: an action with the table, queue or bucket that one of its resources is. */
function grantsOf({ Action, Resource }: Statement): Call[] {
  const actions = [Action].flat().filter((action) => !WITH_ANYTHING.test(action));
  return [Resource].flat().flatMap((resource) => {
    const text = JSON.stringify(resource);
    return actions.map((action) => grantOf(action, text));
  });
}

function grantOf(action: string, resource: string): Call {
  const service = action.split(':')[0];
  const named = (names: string[], ending: string) =>
    names.find((name) =>
      new RegExp(
        `[^a-z]${name}${ending}|Ref${name}${ending}|Att${name}${ending}|referenceto\\w+?app${name}${ending}`,
      ).test(resource),
    );
  if (service === 'dynamodb') return `${action} ${named(Object.keys(TABLES), 'table')}`;
  if (service === 's3') return `${action} ${bucketIn(resource)}`;
  if (service !== 'sqs') return action;
  const dead = named(Object.keys(QUEUES), 'queueDeadLetters');
  return dead ? `dead:${action.split(':')[1]} ${dead}` : `${action} ${named(Object.keys(QUEUES), 'queueQueue')}`;
}

const bucketIn = (resource: string): string =>
  resource.includes('AuditArchive') ? 'archive' : resource.includes('IndexBucket') ? 'indexes' : 'uploads';

const calledBy = (name: string): Set<Call> => new Set(handlersOf(name).flatMap((handler) => calls[handler] ?? []));

/** What Lambda does with a queue for the function that consumes it, with the function's rights. */
const consumed = (name: string): Call[] =>
  Object.entries(QUEUES)
    .filter(([, { handler }]) => handler === name)
    .flatMap(([queue]) => POLLING.map((action) => `sqs:${action} ${queue}`));

/** The calls for which there is no grant, and the grants for which there is no call. */
function differences(name: string, grants: ReadonlySet<Call> = new Set(), calls = calledBy(name)) {
  const explained = new Set([...calls, ...consumed(name)].flatMap((call) => [call, ...(BESIDES[call] ?? [])]));
  return {
    refused: [...calls].filter((call) => !grants.has(call)).sort(),
    idle: [...grants].filter((grant) => !explained.has(grant) && !isOfUsedKind(grant, calls)).sort(),
  };
}

/** Reading a table is granted as one right, and changing it as another, which brings reading along (decision 0040). */
function isOfUsedKind(grant: Call, calls: ReadonlySet<Call>): boolean {
  const [action = '', table] = grant.replace('dynamodb:', '').split(' ');
  const kind = WRITES.includes(action) ? WRITES : READS.includes(action) ? [...READS, ...WRITES] : [];
  return grant.startsWith('dynamodb:') && kind.some((one) => calls.has(`dynamodb:${one} ${table}`));
}

describe('the rights of', { timeout: PATIENT_MS }, () => {
  it.each(FUNCTIONS)('%s are what its code can ask for', (name) => {
    expect(differences(name, deployed.get(name))).toEqual({ refused: [], idle: [] });
  });
});

describe('a difference is found', { timeout: PATIENT_MS }, () => {
  const NAME = 'resumes/on-scan-requested';

  it('where a right is missing, whichever it is', () => {
    const called = calledBy(NAME);
    expect(called.size).toBeGreaterThan(10);
    const grants = deployed.get(NAME) ?? new Set();
    for (const call of called) {
      const fewer = new Set([...grants].filter((grant) => grant !== call));
      expect(differences(NAME, fewer, called).refused).toEqual([call]);
    }
  });

  it('where a right is one too many', () => {
    const more = new Set([
      ...(deployed.get(NAME) ?? []),
      'dynamodb:Query audit',
      's3:PutObjectTagging uploads',
      'sqs:SendMessage resumes',
    ]);
    expect(differences(NAME, more).idle).toEqual([...more].slice(-3).sort());
  });

  it('by following the code: who only lists jobs changes none, who sends letters of a talent can', () => {
    expect(calls['jobs/list-public-jobs']?.sort()).toEqual([
      'dynamodb:GetItem jobs',
      'dynamodb:Query jobs',
      's3:GetObject indexes',
    ]);
    expect(calls['health/get-health']).toEqual([]);
    expect(calls['jobs/update-job']).toEqual(
      expect.arrayContaining(['dynamodb:PutItem jobs', 'dynamodb:PutItem audit', 'sqs:SendMessage matching']),
    );
  });
});
