/** The timeouts of the API's AWS clients: a hanging call must leave time to return 503 within its 25 seconds. */
export const PATIENCE = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};
