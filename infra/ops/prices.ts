/** What AWS asks for, in dollars, with where each price is from. Check those that matter to you against the source before you rely on them. */

export interface Price {
  usd: number;
  /** What one of it is, e.g. `million requests`. */
  per: string;
  /** AWS's page of the price. */
  source: string;
  /**
   * How this figure was learned: `memory` is what its author remembered on `date`, without having the page at hand; `article` was
   * read on that day in someone's article.
   */
  from: 'memory' | 'article';
  /** ISO 8601. */
  date: string;
}

const memory = (usd: number, per: string, page: string): Price => ({
  ...{ usd, per, source: `https://aws.amazon.com/${page}/pricing/`, from: 'memory', date: '2026-11-23' },
});

const read = (usd: number, per: string, source: string): Price => ({
  ...{ usd, per, source, from: 'article', date: '2026-11-23' },
});

const DYNAMODB_ARTICLE = 'https://airbyte.com/data-engineering-resources/dynamodb-pricing';

/** List prices of us-east-1 without free tiers; Ireland and Frankfurt cost 5 to 15 % more. */
export const PRICES = {
  apiCalls: memory(3.5, 'million calls', 'api-gateway'),
  lambdaRequests: memory(0.2, 'million requests', 'lambda'),
  lambdaGigabyteSeconds: memory(13.3334, 'million GB-seconds on arm64', 'lambda'),
  frontRequests: memory(1, 'million requests', 'cloudfront'),
  frontGigabytes: memory(0.085, 'GB to visitors', 'cloudfront'),
  tableWrites: read(0.625, 'million write units', DYNAMODB_ARTICLE),
  tableReads: read(0.125, 'million read units', DYNAMODB_ARTICLE),
  tableGigabytes: memory(0.45, 'GB and month, with restore to any second', 'dynamodb'),
  storageGigabytes: memory(0.023, 'GB and month', 's3'),
  storagePuts: memory(5, 'million writes and lists', 's3'),
  storageGets: memory(0.4, 'million reads', 's3'),
  keyCalls: memory(3, 'million calls', 'kms'),
  keys: memory(1, 'key and month', 'kms'),
  secrets: memory(0.4, 'secret and month', 'secrets-manager'),
  queueCalls: memory(0.4, 'million calls', 'sqs'),
  walls: memory(5, 'web ACL and month', 'waf'),
  wallRules: memory(1, 'rule and month', 'waf'),
  wallRequests: memory(0.6, 'million requests', 'waf'),
  alarmMetrics: memory(0.1, 'metric of an alarm and month', 'cloudwatch'),
  compositeAlarms: memory(0.5, 'alarm over alarms and month', 'cloudwatch'),
  ownMetrics: memory(0.3, 'metric and month', 'cloudwatch'),
  dashboards: memory(3, 'dashboard and month', 'cloudwatch'),
  backupGigabytes: memory(0.1, 'GB of tables and month in a vault', 'backup'),
  backupFileGigabytes: memory(0.05, 'GB of files and month in a vault', 'backup'),
  backupTransfer: memory(0.02, 'GB to another region', 'backup'),
  traces: memory(5, 'million traces recorded', 'xray'),
  logGigabytes: memory(0.5, 'GB of logs', 'cloudwatch'),
  searchUnitHours: memory(0.24, 'hour of a unit of OpenSearch Serverless', 'opensearch-service'),
  searchGigabytes: memory(0.024, 'GB and month in OpenSearch Serverless', 'opensearch-service'),
  scannedPages: memory(1.5, 'thousand pages', 'textract'),
  mails: memory(0.1, 'thousand e-mails', 'ses'),
} as const satisfies Record<string, Price>;

export type PriceId = keyof typeof PRICES;
