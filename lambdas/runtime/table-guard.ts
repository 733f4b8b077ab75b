/** Refuses commands on tables that a handler did not declare, even if its function's role allows them. */
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';

/** What may be done with a table: `adds` puts entries where there are none yet, and lists none. */
export type Mode = 'reads' | 'adds' | 'changes';

type Want = 'get' | 'list' | 'add' | 'change';

interface Input {
  TableName?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, { TableName?: string }>[];
}

const ENOUGH: Record<Want, readonly Mode[]> = {
  // What adds an entry also looks whether it is there already, and lists none.
  get: ['reads', 'adds', 'changes'],
  list: ['reads', 'changes'],
  add: ['adds', 'changes'],
  change: ['changes'],
};

/** The same client, which throws where a command wants more than `modes`, by deployed name, gives of its tables. */
export function tableGuard(client: DynamoDBDocumentClient, modes: ReadonlyMap<string, Mode>): DynamoDBDocumentClient {
  const send = (...[command, ...rest]: Parameters<DynamoDBDocumentClient['send']>) => {
    const want = wantOf(command);
    for (const name of tablesOf(command.input as Input)) {
      const mode = modes.get(name);
      if (mode === undefined || !ENOUGH[want].includes(mode))
        throw new Error(`The handler does not declare that it may ${want} items of ${name}`);
      if (mode === 'adds' && want === 'add' && !isOnlyWhereMissing(command.input as PutCommandInput))
        throw new Error(`The handler does not declare that it may overwrite items of ${name}`);
    }
    return client.send(command, ...rest);
  };
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
}

const ONLY_WHERE_MISSING = /^attribute_not_exists\(([#\w]+)\)$/;
/** Of the trail, the one table that handlers add to. */
const KEY = TABLES.audit.partitionKey;

/** Whether the command fails where there is an item with its key. */
function isOnlyWhereMissing({ ConditionExpression = '', ExpressionAttributeNames = {} }: PutCommandInput): boolean {
  const [, name = ''] = ONLY_WHERE_MISSING.exec(ConditionExpression) ?? [];
  return (ExpressionAttributeNames[name] ?? name) === KEY;
}

function wantOf(command: object): Want {
  if (command instanceof GetCommand) return 'get';
  if (command instanceof QueryCommand || command instanceof BatchGetCommand) return 'list';
  return command instanceof PutCommand ? 'add' : 'change';
}

function tablesOf({ TableName, RequestItems = {}, TransactItems = [] }: Input): string[] {
  const inTransaction = TransactItems.flatMap((item) => Object.values(item).map((part) => part.TableName ?? ''));
  return [...(TableName === undefined ? [] : [TableName]), ...Object.keys(RequestItems), ...inTransaction];
}
