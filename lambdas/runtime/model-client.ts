/** The client of Amazon Bedrock, in its own file so that only functions that use models load it. */
import { BedrockRuntimeClient, type BedrockRuntimeClientConfig } from '@aws-sdk/client-bedrock-runtime';

// Wording is worth a few seconds and never a whole evaluation; callers set their own limit as well.
const PATIENCE = {
  maxAttempts: 2,
  // This client speaks HTTP/2, whose handler knows no other limit.
  requestHandler: { requestTimeout: 15_000 },
};

/** Bedrock's runtime. */
export function bedrock(config: BedrockRuntimeClientConfig = {}): BedrockRuntimeClient {
  return new BedrockRuntimeClient({ ...PATIENCE, ...config });
}
