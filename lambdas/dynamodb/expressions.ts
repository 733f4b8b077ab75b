/** Builds DynamoDB expressions. */
import type { Condition } from './condition.ts';
import type { Item, Key } from './item.ts';

/** An `UpdateExpression` that sets the defined changes and removes the undefined ones. */
export function updateExpression(changes: Item): Required<Condition> {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const sets: string[] = [];
  const removes: string[] = [];
  Object.entries(changes).forEach(([attribute, value], position) => {
    names[`#u${position}`] = attribute;
    if (value === undefined) removes.push(`#u${position}`);
    else {
      sets.push(`#u${position} = :u${position}`);
      values[`:u${position}`] = value;
    }
  });
  const clauses = [sets.length && `SET ${sets.join(', ')}`, removes.length && `REMOVE ${removes.join(', ')}`];
  return { expression: clauses.filter(Boolean).join(' '), names, values };
}

const orNothing = <V extends object>(record: V): V | undefined => (Object.keys(record).length > 0 ? record : undefined);

/** What a write of a whole item asks for. */
export function putInput(TableName: string, Item: Item, condition: Condition) {
  return {
    TableName,
    Item,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: condition.names,
    ExpressionAttributeValues: condition.values,
  };
}

/** What the removal of an item asks for. */
export function removeInput(TableName: string, Key: Key, condition: Condition) {
  return {
    TableName,
    Key,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: condition.names,
    ExpressionAttributeValues: condition.values,
  };
}

/** What a change of some attributes asks for. */
export function updateInput(TableName: string, Key: Key, changes: Item, condition: Condition) {
  const { expression, names, values } = updateExpression(changes);
  return {
    TableName,
    Key,
    UpdateExpression: expression,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: orNothing({ ...names, ...condition.names }),
    ExpressionAttributeValues: orNothing({ ...values, ...condition.values }),
  };
}

/** Which attributes a query answers; all of them for `undefined`. */
export function projection(attributes: readonly string[] | undefined): Condition | undefined {
  if (attributes === undefined) return undefined;
  const names = Object.fromEntries(attributes.map((attribute, position) => [`#p${position}`, attribute]));
  return { expression: Object.keys(names).join(', '), names };
}
