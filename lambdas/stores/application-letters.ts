/** Which letters about an application were sent, are due, or wait for a later day. */
import { TABLES } from '../../shared/contract/resources.ts';
import { type Condition, exists } from '../dynamodb/condition.ts';
import { expressedUpdate } from '../dynamodb/expressed-update.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { BY_SUBMISSION } from './application-lists.ts';
import type { ApplicationRecord } from './application-record.ts';
import { postponedLetters } from './postponed-letters.ts';

const MAIL_DUE: Condition = { expression: 'attribute_exists(#mailDue)', names: { '#mailDue': 'mailDue' } };

export interface ApplicationLetters {
  /** Notes that a letter with links to several applications lists this one. */
  listedIn(applicationId: string, outgoingId: string, at: string): Promise<void>;
  /** Notes that the letter about its arrival follows on a later day (YYYY-MM-DD). */
  postponeMail(record: Pick<ApplicationRecord, 'applicationId' | 'submittedAt'>, day: string): Promise<void>;
  /** Those whose letter was postponed to a day or to one before it, by day, then oldest first. */
  listPostponed(day: string): AsyncGenerator<ApplicationRecord>;
  /** Notes that no letter about its arrival is due any more. */
  mailed(record: Pick<ApplicationRecord, 'applicationId' | 'mailPostponed'>): Promise<void>;
  /** Submitted at or after a time, with a letter about their arrival still due. */
  listMailDue(time: string): AsyncGenerator<ApplicationRecord>;
}

/** Over the applications' table. */
export function applicationLetters(client: TableClient<'applications'>): ApplicationLetters {
  const applications = table<ApplicationRecord>(client, TABLES.applications);
  const postponed = postponedLetters(client);
  return {
    listedIn: async (applicationId, outgoingId, at) => {
      await expressedUpdate(
        client,
        TABLES.applications,
        { applicationId },
        {
          expression: 'SET linkedAt = :at ADD letterIds :letter',
          values: { ':at': at, ':letter': new Set([outgoingId]) },
          condition: exists('applicationId'),
        },
      );
    },
    postponeMail: async (record, day) => {
      await postponed.note(record, day);
      const changes = { mailDue: undefined, mailPostponed: true };
      const { applicationId } = record;
      // Erased meanwhile, it leaves no note either.
      const isThere = await applications.update({ applicationId }, changes, exists('applicationId'));
      if (!isThere) await postponed.remove(applicationId);
    },
    async *listPostponed(day) {
      for await (const applicationId of postponed.list(day)) {
        const record = await applications.get({ applicationId });
        // Also where its own note was not written any more.
        if (record) yield { ...record, mailPostponed: true };
      }
    },
    mailed: async ({ applicationId, mailPostponed }) => {
      const done = { mailDue: undefined, mailPostponed: undefined };
      await applications.update({ applicationId }, done, exists('applicationId'));
      if (mailPostponed) await postponed.remove(applicationId);
    },
    listMailDue: (since) => applications.all({ ...BY_SUBMISSION, since, filter: MAIL_DUE }),
  };
}
