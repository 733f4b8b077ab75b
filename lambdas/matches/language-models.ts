/** The language models that a deployment has configured; none by default. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from '../runtime/env.ts';
import type { Granted } from '../runtime/granted.ts';
import { logger } from '../runtime/log.ts';
import { logFailure } from '../runtime/log-failure.ts';
import type { ExplainBestDeps } from './explain-best.ts';
import { bedrockEmbed, bedrockExplain, type OnModelFailure } from './language-model.ts';

/** The ports by what the environment names. A failure is logged without a word of what was asked or answered. */
export function languageModels({
  bedrock,
}: Pick<Granted<{ asksModels: readonly ['explain', 'embed'] }>, 'bedrock'>): ExplainBestDeps {
  const explainModel = optionalEnv(ENVIRONMENT.explainModel);
  const embedModel = optionalEnv(ENVIRONMENT.embedModel);
  if (!explainModel && !embedModel) return {};
  const client = bedrock();
  return {
    ...(explainModel && { explain: bedrockExplain(client, explainModel, onFailure) }),
    ...(embedModel && { embed: bedrockEmbed(client, embedModel), onUncompared }),
  };
}

const onFailure: OnModelFailure = (reason, error) => {
  if (isLate(error)) logger.warn('No explanation came in time', { reason });
  else if (error === undefined) logger.warn('An explanation was not grounded in its evidence', { reason });
  else logFailure('No explanation could be had', error);
};

const isLate = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const onUncompared = (error: unknown) => logFailure('Texts could not be compared', error);
