/**
 * By what the restored tables know people whom the trail says were erased: its ids are those of talents and of applications that went
 * by themselves, but letters name applications, and what someone wrote with the contact form names their address only.
 */
import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

export interface RestoredPeople {
  client: DynamoDBDocumentClient;
  /** Names of restored tables. */
  talents: string;
  applications: string;
  messages: string;
}

/** The ids of the trail, and every id and address of those people besides. */
export async function wordsOfErased(ids: readonly string[], tables: RestoredPeople): Promise<string[]> {
  const words = new Set(ids);
  const find = async (TableName: string, isTheirs: (item: Item) => boolean, wordsOf: (item: Item) => unknown[]) => {
    for await (const { Items = [] } of paginateScan({ client: tables.client }, { TableName }))
      for (const item of Items.filter(isTheirs)) for (const word of wordsOf(item)) if (word) words.add(String(word));
  };
  const has = (word: unknown) => typeof word === 'string' && words.has(word);
  await find(
    tables.talents,
    ({ talentId }) => has(talentId),
    ({ email, mergedIds, addresses }) => [email, ...listOf(mergedIds), ...listOf(addresses).map(emailOf)],
  );
  // An application of a person who stayed takes nothing along but itself.
  await find(
    tables.applications,
    ({ talentId }) => has(talentId),
    ({ applicationId, email }) => [applicationId, email],
  );
  await find(
    tables.messages,
    ({ email }) => has(email),
    ({ messageId }) => [messageId],
  );
  return [...words];
}

const listOf = (value: unknown): unknown[] => (value instanceof Set || Array.isArray(value) ? [...value] : []);

const emailOf = (known: unknown): unknown => (known as { email?: unknown }).email;
