/** Applies the agency's rate limit on public forms to each client. */
import { setTimeout as wait } from 'node:timers/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { clientName } from '../../shared/contract/client-address.ts';
import { VIEWER_HEADER } from '../../shared/contract/resources.ts';
import { AppError } from '../../shared/errors.ts';
import { logger } from './log.ts';
import { loggableError } from './loggable-error.ts';

/** Counts one form of a client: in how many seconds it may send the next, or `undefined` where this one is within the limit. */
export type FormLimit = (client: string) => Promise<number | undefined>;

/** Nobody waits longer than this to be counted. */
const PATIENCE_MS = 1_500;

/**
 * The name of the client that sent a request, from its address as CloudFront saw it: an IPv6 client counts as its
 * network. Nothing reaches the API but through CloudFront, which overwrites that header, so a client cannot choose it;
 * `X-Forwarded-For`, which a client can write, is never looked at.
 */
export function clientOf({ headers, requestContext }: APIGatewayProxyEvent): string {
  return clientName(headers?.[VIEWER_HEADER] ?? requestContext?.identity?.sourceIp ?? '');
}

async function counted(client: string, limit: FormLimit): Promise<number | undefined> {
  const tooLong = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('Counting took too long');
  });
  try {
    return await Promise.race([limit(client), tooLong]);
  } catch (error) {
    // Losing an application would be worse than taking one too many.
    logger.warn('A public form was not counted', loggableError(error));
    return undefined;
  }
}

/** Throws `rate-limited` (`RATE_LIMITED`) with the seconds to wait where the client is beyond `limit`; lets it pass where nobody can count. */
export async function holdToLimit(event: APIGatewayProxyEvent, limit: FormLimit): Promise<void> {
  const retryAfterSeconds = await counted(clientOf(event), limit);
  if (retryAfterSeconds !== undefined) throw new AppError('rate-limited', 'RATE_LIMITED', { retryAfterSeconds });
}
