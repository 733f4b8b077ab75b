/** The one middleware stack of all API handlers: identify, authorise, parse, validate, act, answer. */
import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Route, ValidatedInput } from '../../shared/contract/route.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { fieldErrors } from '../../shared/domain/field-errors.ts';
import { type Actor, isAdministrator, requireRecentSignIn, VISITOR } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { authenticate } from './auth.ts';
import { clientOf, type FormLimit, holdToLimit } from './form-limit.ts';
import { type Granted, grant } from './granted.ts';
import { correlationIdOf, observed } from './observed.ts';
import { refuseCrossSite, refuseOtherTypes } from './same-origin.ts';
import { wiredOnce } from './wired-once.ts';

/** Bodies above this are refused; files never pass through the API. */
export const BODY_MAX_BYTES = 256 * 1024;

/** What an action gets besides its dependencies. */
export type ActionInput<R> = ValidatedInput<R> & {
  correlationId: string;
  /** Who calls, as forms are counted; only of requests over HTTP. */
  client?: string;
};

type Act<R> = (input: ActionInput<R>, actor: Actor) => Promise<unknown>;

/** Public forms have to say what counts their clients; other routes have no clients to count. */
type Limits<R, U extends Uses> = R extends { publicForm: true } ? [wireLimit: (granted: Granted<U>) => FormLimit] : [];

/**
 * The Lambda handler of a route. `wire` runs once per container, at the first request: it gets the clients of what `uses`
 * declares and returns the action with its dependencies bound; so does `wireLimit`, which every public form has.
 * Authorisation and rate limits run before parsing.
 */
export function httpHandler<const R extends Route, const U extends Uses>(
  route: R,
  uses: U,
  wire: (granted: Granted<U>) => Act<R>,
  ...limits: Limits<R, NoInfer<U>>
) {
  const [wireLimit] = limits as readonly ((granted: Granted<U>) => FormLimit)[];
  const granted = wiredOnce(() => grant(uses));
  const actOf = wiredOnce(async () => wire(await granted()));
  const limitOf = wiredOnce(async () => wireLimit?.(await granted()));
  const handle = async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    const limit = await limitOf();
    if (limit) await holdToLimit(event, limit);
    const actor = await callerOf(route, event);
    const asked = { correlationId: correlationIdOf(event, context), client: clientOf(event) };
    const input = { ...validated(route, event), ...asked };
    const act = await actOf();
    return success(route, event, await act(input, actor));
  };
  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(httpHeaderNormalizer({ normalizeHeaderKey: (name: string) => name.toLowerCase() }))
    .use(observed(`${route.method} ${route.path}`))
    .handler(handle);
  return Object.assign(handler, { wirings: [wire, ...limits] });
}

/**
 * Who calls. Throws `unauthenticated` or `forbidden` where the contract does not let them call `route`, or a page of another
 * site made their browser do it.
 */
export async function callerOf(route: Route, event: APIGatewayProxyEvent): Promise<Actor> {
  const actor = route.access === 'public' ? VISITOR : await memberOfStaff(event);
  if (route.role === 'admin' && !isAdministrator(actor)) throw new AppError('forbidden', 'FORBIDDEN');
  refuseCrossSite(route, event);
  if (route.recentSignIn) requireRecentSignIn(actor, Date.now());
  return actor;
}

async function memberOfStaff(event: APIGatewayProxyEvent): Promise<Actor> {
  const actor = await authenticate(event.headers?.authorization);
  if (actor.kind !== 'admin') throw new AppError('forbidden', 'FORBIDDEN');
  return actor;
}

/** What was sent, as the schemas of `route` have it. Throws `INVALID_INPUT` with the refused fields, or what is wrong with the body. */
export function validated<R extends Route>(route: R, event: APIGatewayProxyEvent): ValidatedInput<R> {
  refuseOtherTypes(route, event);
  const body = route.body ? jsonBody(event) : undefined;
  return {
    params: parse(route.params, event.pathParameters ?? {}),
    query: parse(route.query, event.queryStringParameters ?? {}),
    headers: parse(route.headers, event.headers ?? {}),
    body: parse(route.body, body),
  } as ValidatedInput<R>;
}

function jsonBody(event: APIGatewayProxyEvent): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');
  if (Buffer.byteLength(text) > BODY_MAX_BYTES) throw new AppError('too-large', 'BODY_TOO_LARGE');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', 'BODY_NOT_JSON', { errors: [] }, { cause });
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('invalid', 'INVALID_INPUT', { errors: fieldErrors(result.error) });
}

/** How long the edge may keep an answer; one that depends on who asks is not kept at all, as everything that says nothing. */
function cacheHeader(
  { cachedSeconds, personalQuery = [] }: Route,
  { queryStringParameters }: APIGatewayProxyEvent,
): Record<string, string> {
  const isPersonal = personalQuery.some((name) => queryStringParameters?.[name]);
  if (cachedSeconds === undefined || isPersonal) return {};
  return { 'cache-control': `public, max-age=0, s-maxage=${cachedSeconds}` };
}

function success(route: Route, event: APIGatewayProxyEvent, result: unknown): APIGatewayProxyResult {
  if (route.successStatus === 204) return { statusCode: 204, headers: {}, body: '' };
  const body = route.response ? route.response.parse(result) : result;
  return {
    statusCode: route.successStatus,
    headers: {
      'content-type': 'application/json',
      ...cacheHeader(route, event),
      ...(route.downloadAs && { 'content-disposition': `attachment; filename="${route.downloadAs}"` }),
    },
    body: JSON.stringify(body),
  };
}
