/** Language models on Amazon Bedrock behind two ports: wording of a match, and text vectors. Neither scores. */
import { type BedrockRuntimeClient, ConverseCommand, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Explanation } from '../../shared/domain/evaluation.ts';
import type { Match } from '../../shared/domain/match.ts';
import { EXPLAINING, evidenceOf, groundedText } from './model-evidence.ts';

/** Words a match, and gives up when `signal` is aborted. Never throws: whatever goes wrong, the words are pending. */
export type Explain = (match: Match, signal: AbortSignal) => Promise<Explanation>;

/** One vector a text, in their order, all of the same length. Throws when any cannot be had. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;

/** Called with the reason why there are no words; what the model said is never passed on. */
export type OnModelFailure = (reason: 'not-reached' | 'not-grounded', error?: unknown) => void;

const PENDING: Explanation = { state: 'pending' };
const ANSWER_MAX_TOKENS = 700;

/** Explanations by a model with Bedrock's Converse API. */
export function bedrockExplain(
  client: Pick<BedrockRuntimeClient, 'send'>,
  modelId: string,
  onFailure: OnModelFailure,
): Explain {
  return async (match, abortSignal) => {
    try {
      const { output } = await client.send(converse(modelId, match), { abortSignal });
      const answer = output?.message?.content?.map(({ text }) => text ?? '').join('') ?? '';
      const text = groundedText(answer, match);
      if (text) return { state: 'ready', text };
      onFailure('not-grounded');
    } catch (error) {
      onFailure('not-reached', error);
    }
    return PENDING;
  };
}

function converse(modelId: string, match: Match): ConverseCommand {
  return new ConverseCommand({
    modelId,
    system: [{ text: EXPLAINING }],
    messages: [{ role: 'user', content: [{ text: evidenceOf(match) }] }],
    inferenceConfig: { maxTokens: ANSWER_MAX_TOKENS, temperature: 0 },
  });
}

/** Titan Text Embeddings V2 answers so. */
const vectorSchema = z.object({ embedding: z.array(z.number()).min(1) });
const DIMENSIONS = 256;

/** Vectors by a model that speaks as Titan Text Embeddings V2 does: one call a text, all at once. */
export function bedrockEmbed(client: Pick<BedrockRuntimeClient, 'send'>, modelId: string): Embed {
  const embedded = async (inputText: string, abortSignal: AbortSignal): Promise<number[]> => {
    const body = JSON.stringify({ inputText, dimensions: DIMENSIONS, normalize: true });
    const command = new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body,
    });
    const answer = await client.send(command, { abortSignal });
    return vectorSchema.parse(JSON.parse(new TextDecoder().decode(answer.body))).embedding;
  };
  return (texts, signal) => Promise.all(texts.map((text) => embedded(text, signal)));
}
