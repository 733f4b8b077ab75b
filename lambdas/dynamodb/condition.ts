/** What an item has to be like for a write to be made. */
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

/** The condition that there is no such item yet. */
export function missing(keyName: string): Condition {
  return { expression: 'attribute_not_exists(#k)', names: { '#k': keyName } };
}

/** The condition that an item is there. */
export function exists(keyName: string): Condition {
  return { expression: 'attribute_exists(#key)', names: { '#key': keyName } };
}

/** The condition that an item is there and a counter of it still has the value that was read. */
export function unchanged(counter: string, value: number): Condition {
  return { expression: '#counter = :counter', names: { '#counter': counter }, values: { ':counter': value } };
}

/** The condition that an item is as an import brought it: nobody has edited it since. */
export function asImported(importId: string): Condition {
  return {
    expression: '#version = :first AND #import = :import',
    names: { '#version': 'version', '#import': 'importId' },
    values: { ':first': 1, ':import': importId },
  };
}
