/** The second reader of resumes that a deployment has configured; none by default. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from '../runtime/env.ts';
import type { Granted } from '../runtime/granted.ts';
import { logger } from '../runtime/log.ts';
import { logFailure } from '../runtime/log-failure.ts';
import type { OnUnread, SecondReader } from './bedrock-second-reader.ts';

/** The second reader that a deployment has set up; by default none, and readings stay as they are. */
export function secondReader({ bedrock }: Pick<Granted<{ asksModels: readonly ['read'] }>, 'bedrock'>): SecondReader {
  const model = optionalEnv(ENVIRONMENT.readModel);
  if (!model) return async (reading) => reading;
  // Functions that ask nobody do not load the SDK.
  const reader = import('./bedrock-second-reader.ts').then(({ bedrockSecondReader }) =>
    bedrockSecondReader(bedrock(), model, onUnread),
  );
  return async (reading) => (await reader)(reading);
}

const onUnread: OnUnread = (reason, error) => {
  if (error === undefined) logger.warn('A second reading was not understood', { reason });
  else logFailure('No second reading could be had', error);
};
