/** The settings of the API's AWS clients: a hanging call must leave time to return 503 within its 25 seconds. */
import { NO_CALL_LOG } from './call-log.ts';

export const PATIENCE = {
  ...NO_CALL_LOG,
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};
