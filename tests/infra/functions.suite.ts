/** Contracts of all functions: their runtime, their own least privilege, and limits that fit their queues. */
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionOf } from '../../infra/functions.ts';
import { BACKGROUND_FUNCTIONS, MAX_RECEIVE_COUNT, QUEUES, SITE_FUNCTION } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { RESERVED_FOLDERS } from '../../shared/domain/file.ts';
import { BY_FUNCTION } from './declared.ts';
import {
  EVERYTHING_SET,
  type Found,
  ownFunctions,
  resources,
  statementsOf as roleStatements,
  synthesised,
} from './synthesised.ts';

let all: Template[];
let application: Template;
let functions: Found[];
beforeAll(() => {
  ({ all, application } = synthesised(EVERYTHING_SET));
  functions = ownFunctions(all);
});

/** The function that runs a handler. */
function named(handler: string): Found {
  const found = functions.find(({ Properties }) => Properties.Description === functionOf(handler));
  if (!found) throw new Error(`No function for ${handler}`);
  return found;
}

const statementsOf = (fn: Found) => roleStatements(all, fn);
const actionsOf = (fn: Found): string[] => statementsOf(fn).flatMap(({ Action }) => Action);

/** What lies below one of the folders that the product itself uses. */
const BELOW_PREFIX =
  /(UploadBucket.*\/(applications|drops|documents|imports|exports)|AuditArchive.*\/trail|IndexBucket.*\/(talents|forms|jobs|open-jobs|applications))\/\*"/;

describe('every function', () => {
  it('that the contract needs is there once', () => {
    const background = [...Object.values(BACKGROUND_FUNCTIONS), SITE_FUNCTION];
    const wanted = [...Object.values(routes), ...Object.values(QUEUES), ...background];
    const names = new Set(wanted.map(({ handler }) => functionOf(handler)));
    expect(functions.map(({ Properties }) => Properties.Description).sort()).toEqual([...names].sort());
  });

  it('runs Node 24 on arm64 and has its stage and version', () => {
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
      expect(Properties.Environment).toMatchObject({ Variables: { STAGE: 'dev', APP_VERSION: '1.2.3' } });
    }
  });

  it('has a role of its own without managed policies, and a log that expires', () => {
    const roles = functions.map(({ Properties }) => JSON.stringify(Properties.Role));
    expect(new Set(roles).size).toBe(functions.length);
    for (const { id, Properties } of resources(all, 'AWS::IAM::Role')) {
      if (roles.some((role) => role.includes(`"${id}"`))) expect(Properties.ManagedPolicyArns).toBeUndefined();
    }
    expect(functions.every(({ Properties }) => Properties.LoggingConfig !== undefined)).toBe(true);
    for (const { Properties } of resources(all, 'AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays).toBeLessThanOrEqual(30);
  });

  it('is traced, and may send traces but read none', () => {
    for (const fn of functions) {
      expect(fn.Properties.TracingConfig).toEqual({ Mode: 'Active' });
      const actions = statementsOf(fn).flatMap(({ Action }) => Action);
      const ofTraces = actions.filter((action) => action.startsWith('xray:'));
      expect(ofTraces.sort()).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
    }
  });

  it('is traced without personal data: the gateway would keep addresses of clients and of pages', () => {
    for (const { Properties } of resources(all, 'AWS::ApiGateway::Stage'))
      expect(Properties.TracingEnabled ?? false).toBe(false);
  });

  it('may do no wildcard action, and touches wildcard resources only below the prefixes of the upload bucket', () => {
    for (const fn of functions) {
      for (const { Action, Resource } of statementsOf(fn)) {
        expect([Action].flat().filter((action) => action.includes('*'))).toEqual([]);
        // Text recognition and traces have no resource types.
        if ([Action].flat().every((action) => /^(textract:|xray:Put)/.test(action))) continue;
        const wild = [Resource]
          .flat()
          .map((resource) => JSON.stringify(resource))
          .filter((text) => text.includes('*'));
        const isOfScreen = (BY_FUNCTION[String(fn.Properties.Description)]?.files ?? []).length > 0;
        for (const text of wild) expect(text).toMatch(isOfScreen ? /UploadBucket.*\*"/ : BELOW_PREFIX);
      }
    }
  });
});

describe('a function', () => {
  it('that only reads cannot write', () => {
    const writes = (handler: string) =>
      actionsOf(named(handler)).filter((action) => /dynamodb:(Put|Update|Delete)/.test(action));
    expect(writes('jobs/list-public-jobs')).toEqual([]);
    expect(writes('jobs/create-job')).toContain('dynamodb:PutItem');
  });

  it('that notes changes in the audit trail can put entries into it, and neither list, update nor remove what stands there', () => {
    const granted = (handler: string) =>
      statementsOf(named(handler))
        .filter(({ Resource }) => /audit/i.test(JSON.stringify(Resource)))
        .flatMap(({ Action }) => Action);
    for (const [handler, { audits, expiresAudit }] of Object.entries(BY_FUNCTION)) {
      if (audits && !expiresAudit) expect(granted(handler).sort()).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem']);
    }
    expect(Object.entries(BY_FUNCTION).flatMap(([handler, { expiresAudit }]) => (expiresAudit ? handler : []))).toEqual(
      ['retention/retain'],
    );
    expect(granted('retention/retain').filter((action) => /Update|Scan/.test(action))).toEqual([]);
    expect(granted('jobs/update-job')).toHaveLength(2);
    expect(granted('audit/list-audit')).toContain('dynamodb:Query');
    expect(granted('audit/list-audit').filter((action) => /dynamodb:(Put|Update|Delete)/.test(action))).toEqual([]);
  });

  it('of a public route cannot read what people uploaded, and of the indexes only the open jobs', () => {
    const open = Object.values(routes).filter(({ access }) => access === 'public');
    for (const { handler } of open)
      for (const { Action, Resource } of statementsOf(named(handler)))
        if ([Action].flat().includes('s3:GetObject'))
          expect(JSON.stringify(Resource)).toMatch(/^[^*]*IndexBucket[^*]*\/open-jobs\/\*"[^*]*$/);
  });

  it('of the files screen signs uploads to any folder but those of the product, and does only its own with the bucket', () => {
    const denied = statementsOf(named('files/start-upload')).filter(({ Effect }) => Effect === 'Deny');
    expect(denied.map(({ Action }) => Action)).toEqual(['s3:PutObject']);
    for (const folder of RESERVED_FOLDERS) expect(JSON.stringify(denied)).toContain(`/${folder}*`);
    const ofBucket = (handler: string) =>
      [...new Set(actionsOf(named(handler)).filter((action) => action.startsWith('s3:')))].sort();
    expect(ofBucket('files/start-upload')).toEqual([
      's3:AbortMultipartUpload',
      's3:DeleteObject',
      's3:DeleteObjectVersion',
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:ListBucketVersions',
      's3:ListMultipartUploadParts',
      's3:PutObject',
    ]);
    const alone = Object.entries(BY_FUNCTION).flatMap(([name, { files = [] }]) => (files.length > 0 ? name : []));
    expect(alone).toEqual(['functions/admin-files']);
  });

  it('that anybody may call without a token of an application reads nothing of people', () => {
    const open = ['functions/health', 'functions/public', SITE_FUNCTION.handler];
    const touched = open.flatMap((name) => [
      ...(BY_FUNCTION[name]?.reads ?? []),
      ...(BY_FUNCTION[name]?.changes ?? []),
    ]);
    expect([...new Set(touched)].sort()).toEqual(['jobs', 'settings']);
  });

  it('of views changes no table, not even the trail', () => {
    const writes = actionsOf(named('audit/list-audit')).filter((action) =>
      /dynamodb:(Put|Update|Delete|Batch.*Write)/.test(action),
    );
    expect(writes).toEqual([]);
  });

  it('without need of data has no permission but to log and to send traces', () => {
    const logs = ['logs:CreateLogStream', 'logs:PutLogEvents'];
    const traces = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
    expect(actionsOf(named('health/get-health')).sort()).toEqual([...logs, ...traces]);
  });

  it('of an admin route has the issuer whose tokens it accepts', () => {
    for (const route of Object.values(routes).filter(({ access }) => access === 'admin')) {
      const { Variables } = named(route.handler).Properties.Environment as { Variables: Record<string, string> };
      expect(Object.keys(Variables)).toEqual(
        expect.arrayContaining(['TOKEN_ISSUER', 'TOKEN_CLIENT_ID', 'TOKEN_JWKS_URL']),
      );
    }
  });

  it('of the API answers before the gateway gives up, and concurrency is reserved where config says so', () => {
    for (const { handler, streams } of Object.values(routes) as Route[]) {
      const timeout = named(handler).Properties.Timeout;
      expect(timeout).toBeGreaterThanOrEqual(streams ? 70 : 25);
      expect(timeout).toBeLessThan(streams ? 90 : 29);
    }
    expect(named('resumes/on-resume-uploaded').Properties.ReservedConcurrentExecutions).toBe(3);
  });
});

describe('every queue', () => {
  const queues = () => resources(all, 'AWS::SQS::Queue');
  const working = () => queues().filter(({ Properties }) => Properties.RedrivePolicy);

  it('is encrypted and refuses unencrypted transport', () => {
    for (const { Properties } of queues()) expect(Properties.SqsManagedSseEnabled).toBe(true);
    const policies = resources(all, 'AWS::SQS::QueuePolicy').map(({ Properties }) => JSON.stringify(Properties));
    for (const { id } of queues()) {
      expect(policies.some((policy) => policy.includes(id) && policy.includes('"aws:SecureTransport":"false"'))).toBe(
        true,
      );
    }
  });

  it('hides a message six times as long as its consumer may take, and gives it up after five deliveries', () => {
    const visibility = working().map(({ Properties }) => Properties.VisibilityTimeout);
    expect(visibility.sort()).toEqual(
      Object.values(QUEUES)
        .map(({ timeoutSeconds }) => timeoutSeconds * 6)
        .sort(),
    );
    for (const shape of Object.values(QUEUES))
      expect(named(shape.handler).Properties.Timeout).toBe(shape.timeoutSeconds);
    for (const { Properties } of working()) {
      expect(Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: MAX_RECEIVE_COUNT });
    }
  });

  it('has a consumer that reports failures message by message', () => {
    const mappings = resources(all, 'AWS::Lambda::EventSourceMapping');
    expect(mappings).toHaveLength(working().length);
    for (const { Properties } of mappings) {
      expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    }
  });

  it('has an alarm on its dead letters and one on waiting too long', () => {
    const alarms = resources(all, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
    const on = (metric: string) => alarms.filter(({ MetricName }) => MetricName === metric);
    expect(on('ApproximateNumberOfMessagesVisible')).toHaveLength(working().length);
    expect(on('ApproximateAgeOfOldestMessage').map(({ Threshold }) => Threshold)).toEqual(working().map(() => 600));
  });
});

describe('the alarms', () => {
  it('ring for errors, throttles, slowness and what the sweep finds, and notify someone', { timeout: 120_000 }, () => {
    const alarms = resources(all, 'AWS::CloudWatch::Alarm');
    const ids = alarms.map(({ id }) => id).join(' ');
    for (const name of [
      'ApiErrors',
      'ApiSlow',
      'functionspublicthrottles',
      'siterendersitethrottles',
      'SweepFound',
      'sweepsweeperrors',
      'addadminclaimthrottles',
    ]) {
      expect(ids).toContain(name);
    }
    // A window of a promise rings by the alarm that looks at it.
    const ringing = alarms.filter(({ Properties }) => !String(Properties.AlarmDescription).startsWith('A window'));
    for (const { Properties } of ringing) expect(Properties.AlarmActions).toHaveLength(1);
    const subscriptions = resources(all, 'AWS::SNS::Subscription').map(({ Properties }) => Properties);
    expect(subscriptions).toHaveLength(resources(all, 'AWS::SNS::Topic').length);
    for (const one of subscriptions) expect(one).toMatchObject({ Protocol: 'email', Endpoint: 'on-call@encaje.test' });
  });
});

it('only the function that reads scans may have text recognised, and it may read what it has recognised', () => {
  const allowed = ownFunctions(all).filter((fn) => JSON.stringify(statementsOf(fn)).includes('textract:'));
  expect(allowed.map(({ Properties }) => Properties.Description)).toEqual(['resumes/on-scan-requested']);
  const actions = allowed.flatMap(statementsOf).flatMap(({ Action }) => Action);
  expect(actions.filter((action) => action.startsWith('textract:'))).toEqual([
    'textract:GetDocumentTextDetection',
    'textract:StartDocumentTextDetection',
  ]);
  expect(actions).toEqual(expect.arrayContaining(['s3:GetObjectVersion', 'kms:Decrypt']));
});

it('the sweep runs every five minutes', () => {
  application.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
});

/** What one more function with a route brings at most to one template. */
const RESOURCES_PER_FUNCTION = 4;
const CLOUDFORMATION_MAX = { Resources: 500, Outputs: 200, Parameters: 200 };

it('every template has room for 20 more functions within the limits of CloudFormation', () => {
  for (const template of all.map((each) => each.toJSON())) {
    for (const [section, most] of Object.entries(CLOUDFORMATION_MAX)) {
      const count = Object.keys(template[section] ?? {}).length;
      expect(count + 20 * (section === 'Resources' ? RESOURCES_PER_FUNCTION : 1)).toBeLessThan(most);
    }
  }
});
