/** Which function answers which route, on AWS and on a laptop, and that each may do what its handlers declare and no more. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { answeringNames, declaredBy, functionOf, handlersOf, routesOf } from '../../infra/functions.ts';
import { invokeAt } from '../../infra/local/functions.ts';
import { sizeOf } from '../../infra/stacks/function-sizes.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION, TABLES } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes as contract } from '../../shared/contract/routes.ts';
import { BY_FUNCTION } from './declared.ts';
import {
  EVERYTHING_SET,
  type Found,
  ownFunctions,
  resources,
  stacksOf,
  statementsOf,
  synthesised,
} from './synthesised.ts';

const ROUTES: Route[] = Object.values(contract);
const EXPECTED = [
  'functions/admin-files',
  'functions/admin-operations',
  'functions/admin-records',
  'functions/admin-views',
  'functions/applicant',
  'functions/forms',
  'functions/health',
  'functions/public',
  'matches/run-evaluation',
];

let all: Template[];
let functions: Map<string, Found>;
beforeAll(() => {
  ({ all } = synthesised(EVERYTHING_SET));
  functions = new Map(ownFunctions(all).map((found) => [String(found.Properties.Description), found]));
});

describe('the routes', () => {
  it('are answered by nine functions, and pages by a tenth', () => {
    expect(answeringNames().sort()).toEqual(EXPECTED);
    expect([...functions.keys()]).toEqual(expect.arrayContaining([...EXPECTED, SITE_FUNCTION.handler]));
    expect(functions.size).toBe(
      EXPECTED.length + 1 + Object.keys(QUEUES).length + Object.keys(BACKGROUND_FUNCTIONS).length,
    );
  });

  it('are answered each by exactly one of them', () => {
    const named = EXPECTED.flatMap((name) => routesOf(name).map(({ method, path }) => `${method} ${path}`));
    expect(named.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
    const run = EXPECTED.flatMap(handlersOf);
    expect(run.sort()).toEqual([...new Set(ROUTES.map(({ handler }) => handler))].sort());
  });

  it.each(EXPECTED)('of %s are all of visitors or all of staff, and stream alone', (name) => {
    const own = routesOf(name);
    expect(new Set(own.map(({ access }) => access)).size).toBe(1);
    expect(own.length === 1 || own.every(({ streams }) => !streams)).toBe(true);
  });

  it('go to the same function on a laptop as on AWS', async () => {
    const called: string[] = [];
    const host = createServer((request, response) => {
      called.push(String(request.url).slice(1));
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    for (const { handler } of ROUTES) await invokeAt(endpoint, handler, {});
    host.close();
    const targets = deployedTargets();
    expect(called).toEqual(ROUTES.map(({ method, path }) => targets.get(`${method} ${path}`)));
  });
});

/** By method and path, the description of the function that the deployed method calls. */
function deployedTargets(): Map<string, string> {
  const parts = new Map(resources(all, 'AWS::ApiGateway::Resource').map((part) => [part.id, part.Properties]));
  const pathOf = (resource: unknown): string => {
    const part = parts.get((resource as { Ref?: string }).Ref ?? '');
    return part ? `${pathOf(part.ParentId)}/${part.PathPart}` : '';
  };
  // Methods call the alias of a function.
  const aliases = resources(all, 'AWS::Lambda::Alias').map(({ id, Properties }) => [
    id,
    (Properties.FunctionName as { Ref: string }).Ref,
  ]);
  const aliasOf = new Map(aliases.map(([id, ofFunction]) => [ofFunction, id]));
  const targets = [...functions].map(([name, { id }]) => [`"${aliasOf.get(id)}"`, name] as const);
  return new Map(
    resources(all, 'AWS::ApiGateway::Method').map(({ Properties }) => {
      const integration = JSON.stringify(Properties.Integration);
      const name = targets.find(([id]) => integration.includes(id))?.[1] ?? '';
      return [`${Properties.HttpMethod} ${pathOf(Properties.ResourceId)}`, name];
    }),
  );
}

/** A function by its name. */
function deployed(name: string): Found {
  const found = functions.get(name);
  if (!found) throw new Error(`${name} is not deployed`);
  return found;
}

/** Those of `names` whose resource, by its id in the template, a role may do one of `actions` with. */
function allowed(name: string, actions: readonly string[], names: readonly string[], ending: string) {
  const texts = statementsOf(all, deployed(name))
    .filter(({ Action }) => [Action].flat().some((action) => actions.includes(action)))
    .map(({ Resource }) => JSON.stringify(Resource));
  return names.filter((one) => texts.some((text) => text.includes(`${one}${ending}`))).sort();
}

const tableNames = Object.keys(TABLES);
const union = (lists: (readonly string[] | undefined)[]): string[] =>
  [...new Set(lists.flatMap((list) => list ?? []))].sort();

describe.each(Object.keys(BY_FUNCTION))('the role of %s', (name) => {
  const declared = handlersOf(name).map(declaredBy);
  const changed = union(declared.map(({ changes }) => changes));

  it('reads and changes the tables that its handlers declare, and no other', () => {
    const trail = declared.some(({ expiresAudit }) => expiresAudit) ? ['audit'] : [];
    const read = union([...declared.map(({ reads }) => reads), changed, trail]);
    expect(allowed(name, ['dynamodb:Query'], tableNames, 'table')).toEqual(read);
    expect(allowed(name, ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], tableNames, 'table')).toEqual(changed);
    const added = declared.some(({ audits }) => audits) ? ['audit'] : [];
    expect(allowed(name, ['dynamodb:PutItem'], tableNames, 'table')).toEqual(union([changed, added]));
  });

  it('sends to the queues that its handlers declare, and touches no dead letters but those', () => {
    const redriven = union(declared.map(({ redrives }) => redrives));
    const queues = Object.keys(QUEUES);
    const sent = union([...declared.map(({ sends }) => sends), redriven]);
    expect(allowed(name, ['sqs:SendMessage'], queues, 'queueQueue')).toEqual(sent);
    expect(allowed(name, ['sqs:ReceiveMessage'], queues, 'queueDeadLetters')).toEqual(redriven);
  });

  it('gets the names of exactly what it may use', () => {
    const { Variables = {} } = deployed(name).Properties.Environment as { Variables?: Record<string, unknown> };
    const told = tableNames.filter((table) => TABLES[table as keyof typeof TABLES].environmentName in Variables);
    const trail = declared.some(({ audits, expiresAudit }) => audits || expiresAudit) ? ['audit'] : [];
    expect(told.sort()).toEqual(union([...declared.map(({ reads }) => reads), changed, trail]));
  });

  it('has the memory of the hungriest of its handlers, and their workers', () => {
    const { MemorySize } = deployed(name).Properties;
    const memories = handlersOf(name).map((handler) => sizeOf(handler).memoryMegabytes ?? 1024);
    expect(MemorySize).toBe(Math.max(...memories));
    expect(sizeOf(name).workers ?? []).toEqual(handlersOf(name).flatMap((handler) => sizeOf(handler).workers ?? []));
  });
});

it('no function of visitors shares its role with one of staff', () => {
  const rolesOf = (access: Route['access']) =>
    ROUTES.filter((route) => route.access === access).map(({ handler }) =>
      JSON.stringify(deployed(functionOf(handler)).Properties.Role),
    );
  const ofStaff = new Set(rolesOf('admin'));
  expect(ofStaff.size).toBe(5);
  expect(rolesOf('public').filter((role) => ofStaff.has(role))).toEqual([]);
});

it('the gateway has one permission for each function, which Lambda’s limit on policies has room for', () => {
  const permissions = resources(all, 'AWS::Lambda::Permission').filter(
    ({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com',
  );
  expect(permissions).toHaveLength(EXPECTED.length + 1);
});

it('concurrency is set aside for a function by its name, and for no route of one', () => {
  expect(() => stacksOf({ reservedConcurrency: { 'jobs/get-job': 2 } })).toThrow('names no function: jobs/get-job');
  expect(deployed('functions/public').Properties.ReservedConcurrentExecutions).toBe(2);
});

it('no role takes more policies than IAM attaches to one, its own aside', () => {
  const MOST = 10;
  const attached = resources(all, 'AWS::IAM::ManagedPolicy').map(({ Properties }) => JSON.stringify(Properties.Roles));
  for (const role of attached) expect(attached.filter((other) => other === role).length).toBeLessThanOrEqual(MOST);
});
