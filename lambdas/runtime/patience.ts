/** How long the AWS clients of the API wait: a call that hangs must leave time to answer 503 within its 25 seconds. */
export const PATIENCE = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};
