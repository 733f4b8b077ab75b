/** The tokens that open or confirm an application; only digests of them are stored. */
import { TABLES } from '../../shared/contract/resources.ts';
import { allOf, type Condition, exists } from '../dynamodb/condition.ts';
import { expressedUpdate } from '../dynamodb/expressed-update.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import type { ApplicationRecord } from './application-record.ts';

/** Status tokens that open one application: each replay of its form adds one. */
export const TOKENS_MAX = 50;

/** The same one again, after its answer was lost, needs no room. */
const roomFor = (digest: string): Condition => ({
  expression: 'attribute_not_exists(tokenDigests) OR size(tokenDigests) < :max OR contains(tokenDigests, :one)',
  values: { ':one': digest, ':max': TOKENS_MAX },
});

/** Written again, after the answer to the first write was lost, it is the same. */
const opensOr = (known: string, digest: string): Condition => ({
  expression: 'contains(tokenDigests, :known) OR contains(tokenDigests, :one) OR mailedDigest = :known',
  values: { ':one': digest, ':known': known },
});

const ONLY_MAILED = 'SET tokenDigests = :digests, mailedDigests = :digests REMOVE mailedDigest';
const ONLY_SHOWN = 'SET tokenDigests = :digests REMOVE mailedDigest, mailedDigests';

export interface ApplicationTokens {
  /** Lets one more token open the application; `false` when `TOKENS_MAX` do already. */
  addTokenDigest(applicationId: string, digest: string): Promise<boolean>;
  /** Lets the token of a mailed link open the application: where `TOKENS_MAX` do already, in the place of the last such one. */
  addMailedDigest(applicationId: string, digest: string): Promise<void>;
  /** Lets `digest` alone open the application from now on; `false` where `known` opens it no more. `isMailed` where `known` came by mail. */
  replaceTokens(applicationId: string, known: string, digest: string, isMailed: boolean): Promise<boolean>;
  /** Lets one more token, written as in `confirmTokens`, confirm the application. */
  addConfirmToken(applicationId: string, token: string): Promise<void>;
}

/** Over the applications' table. */
export function applicationTokens(client: TableClient<'applications'>): ApplicationTokens {
  const applications = table<ApplicationRecord>(client, TABLES.applications);

  const addDigest = (applicationId: string, digest: string, isMailed: boolean): Promise<boolean> =>
    expressedUpdate(
      client,
      TABLES.applications,
      { applicationId },
      {
        expression: `ADD tokenDigests :digest${isMailed ? ', mailedDigests :digest' : ''}`,
        values: { ':digest': new Set([digest]) },
        condition: allOf(exists('applicationId'), roomFor(digest)),
      },
    );

  return {
    addTokenDigest: (applicationId, digest) => addDigest(applicationId, digest, false),
    addMailedDigest: async (applicationId, digest) => {
      if (await addDigest(applicationId, digest, true)) return;
      await applications.update({ applicationId }, { mailedDigest: digest }, exists('applicationId'));
    },
    replaceTokens: (applicationId, known, digest, isMailed) =>
      expressedUpdate(
        client,
        TABLES.applications,
        { applicationId },
        {
          expression: isMailed ? ONLY_MAILED : ONLY_SHOWN,
          values: { ':digests': new Set([digest]) },
          condition: opensOr(known, digest),
        },
      ),
    addConfirmToken: async (applicationId, token) => {
      await expressedUpdate(
        client,
        TABLES.applications,
        { applicationId },
        {
          expression: 'ADD confirmTokens :token',
          values: { ':token': new Set([token]) },
          condition: exists('applicationId'),
        },
      );
    },
  };
}
