/** The functions' environment on a laptop: the names that CDK sets, with local endpoints. */
import { ENVIRONMENT, QUEUES, TABLES } from '../../shared/contract/resources.ts';
import { SITE_RENDERER } from './build-site.ts';
import {
  AUDIT_ARCHIVE_BUCKET,
  CLIENT_ID,
  CREDENTIALS,
  INDEX_BUCKET,
  localTableName,
  REGION,
  UPLOAD_BUCKET,
} from './stack-settings.ts';

export interface Endpoints {
  dynamodb: string;
  queues: string;
  storage: string;
  textract: string;
  urlOf(queueName: string): string;
  issuer: string;
  jwksUri: string;
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * A user who points `AWS_ENDPOINT_URL_DYNAMODB` at another server keeps it. `ENCAJE_STORAGE_ENDPOINT` and
 * `ENCAJE_QUEUES_ENDPOINT` name what stands before the local servers, for tests of failures.
 */
export function functionEnvironment(
  endpoints: Endpoints,
  version: string,
  malwareScan: boolean,
  indexFolder: string,
): Record<string, string> {
  const queueEndpoint = process.env.ENCAJE_QUEUES_ENDPOINT || endpoints.queues;
  const urlOf = (name: string) => endpoints.urlOf(name).replace(endpoints.queues, queueEndpoint);
  const tables = Object.values(TABLES).map(({ environmentName, name }) => [environmentName, localTableName(name)]);
  const queues = Object.values(QUEUES).flatMap(({ environmentName, deadLettersEnvironmentName, name }) => [
    [environmentName, urlOf(name)],
    [deadLettersEnvironmentName, urlOf(`${name}-dlq`)],
  ]);
  return {
    ...Object.fromEntries([...tables, ...queues]),
    [ENVIRONMENT.uploadBucket]: UPLOAD_BUCKET,
    [ENVIRONMENT.auditArchiveBucket]: AUDIT_ARCHIVE_BUCKET,
    [ENVIRONMENT.tokenIssuer]: endpoints.issuer,
    [ENVIRONMENT.tokenClientId]: CLIENT_ID,
    [ENVIRONMENT.tokenJwksUrl]: endpoints.jwksUri,
    [ENVIRONMENT.siteOrigin]: endpoints.origin,
    [ENVIRONMENT.siteRenderer]: SITE_RENDERER,
    // A laptop sends nothing, whatever its user's own environment says.
    [ENVIRONMENT.mailFrom]: '',
    [ENVIRONMENT.smsOrigin]: '',
    [ENVIRONMENT.adminEmails]: '',
    [ENVIRONMENT.adminDomain]: '',
    [ENVIRONMENT.malwareScan]: malwareScan ? '1' : '',
    [ENVIRONMENT.indexFolder]: indexFolder,
    [ENVIRONMENT.indexBucket]: INDEX_BUCKET,
    [ENVIRONMENT.stage]: 'local',
    [ENVIRONMENT.version]: version,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: process.env.AWS_ENDPOINT_URL_DYNAMODB || endpoints.dynamodb,
    AWS_ENDPOINT_URL_SQS: queueEndpoint,
    AWS_ENDPOINT_URL_S3: process.env.ENCAJE_STORAGE_ENDPOINT || endpoints.storage,
    AWS_ENDPOINT_URL_TEXTRACT: endpoints.textract,
    STORAGE_PATH_STYLE: '1',
    POWERTOOLS_METRICS_NAMESPACE: 'Encaje',
    POWERTOOLS_DEV: 'false',
  };
}
