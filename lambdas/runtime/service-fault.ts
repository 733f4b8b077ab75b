/** Recognises an unreachable store, queue or bucket, so that callers get 503 and retry. */

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
]);
const NAMES = new Set([
  'TimeoutError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  // Others write to the same items. Where a condition of a transaction did not hold, its store has said so.
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

/** Whether an error thrown by an AWS client means "not now" rather than "wrong request". */
export function isServiceFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NAMES.has(error.name)) return true;
  const { code, $fault, cause } = error as { code?: string; $fault?: string; cause?: unknown };
  if (code !== undefined && NETWORK.has(code)) return true;
  return $fault === 'server' || (cause !== undefined && cause !== error && isServiceFault(cause));
}
