/** Conditions that an item must meet for a write. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** A condition in DynamoDB's expression language with its names (`#a`) and values (`:a`). */
export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

/** Runs a conditional write; `undefined` when its condition did not hold. */
export async function conditional<R>(write: Promise<R>): Promise<R | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** The condition that an item has no such attribute; of a key's, that there is no such item yet. */
export function missing(attribute: string): Condition {
  return { expression: `attribute_not_exists(#${attribute})`, names: { [`#${attribute}`]: attribute } };
}

/** The condition that an item is there. */
export function exists(keyName: string): Condition {
  return { expression: `attribute_exists(#${keyName})`, names: { [`#${keyName}`]: keyName } };
}

/** The condition that an item is there and a counter of it still has the value that was read. */
export function unchanged(counter: string, value: number): Condition {
  const [name, read] = [`#${counter}`, `:${counter}`];
  return { expression: `${name} = ${read}`, names: { [name]: counter }, values: { [read]: value } };
}

/** The condition that all of these hold. Throws where two of them mean different things by one name. */
export function allOf(...conditions: readonly [Condition, ...Condition[]]): Condition {
  const values = together(conditions.map((one) => one.values));
  return {
    expression: conditions.map(({ expression }) => `(${expression})`).join(' AND '),
    names: together(conditions.map((one) => one.names)),
    // DynamoDB refuses an empty record of values.
    ...(Object.keys(values).length > 0 && { values }),
  };
}

function together<V>(records: readonly (Record<string, V> | undefined)[]): Record<string, V> {
  const all: Record<string, V> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (name in all && all[name] !== value) throw new Error(`Two conditions mean different things by ${name}`);
    all[name] = value;
  }
  return all;
}

/** The condition that there is no such item yet, or one whose `attribute`, a time, is this or earlier. */
export function unlessNewer(attribute: string, time: string): Condition {
  const [name, own] = [`#${attribute}`, `:${attribute}`];
  return {
    expression: `attribute_not_exists(${name}) OR ${name} <= ${own}`,
    names: { [name]: attribute },
    values: { [own]: time },
  };
}

/** The condition that an item is as an import brought it: nobody has edited it since. */
export function asImported(importId: string): Condition {
  return {
    expression: '#version = :first AND #import = :import',
    names: { '#version': 'version', '#import': 'importId' },
    values: { ':first': 1, ':import': importId },
  };
}
