/** An update with an expression of its own: what the plain one of `single-item.ts` cannot say, such as adding to a set. */
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TableShape } from '../../shared/contract/resources.ts';
import { type Condition, conditional } from './condition.ts';
import { type Key, tableName } from './item.ts';

export interface ExpressedUpdate {
  /** In DynamoDB's expression language, its values as `:name`. */
  expression: string;
  values: Record<string, unknown>;
  condition: Condition;
}

/** `false` when the condition did not hold. Only for changes that may be written twice: a lost answer is not recognised. */
export async function expressedUpdate(
  client: DynamoDBDocumentClient,
  shape: TableShape,
  key: Key,
  { expression, values, condition }: ExpressedUpdate,
): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(shape),
    Key: key,
    UpdateExpression: expression,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: condition.names,
    ExpressionAttributeValues: { ...values, ...condition.values },
  });
  return (await conditional(client.send(command))) !== undefined;
}
