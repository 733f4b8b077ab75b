/** Builds the key condition of a query. */
import type { TableShape } from '../../shared/contract/resources.ts';
import type { Condition } from './condition.ts';

/** A part of a table or of an index: what is under one key, and of that perhaps only some of its order. */
export interface Range {
  index?: string;
  key: { name: string; value: string };
  /** Only items whose sort key is this or comes after it. */
  since?: string;
  /** Only items whose sort key is this or comes before it; not before `since`. */
  until?: string;
}

/** The attribute that a query's answer is in the order of. */
function sortKeyOf(shape: TableShape, indexName: string | undefined): string {
  const keys = indexName === undefined ? shape : shape.indexes.find(({ name }) => name === indexName);
  if (keys?.sortKey === undefined) throw new Error(`${shape.name} has no order of time to begin in`);
  return keys.sortKey;
}

/** Which items a query of a table or its index asks for: those under one key, or of them those since a time, until one, or between two. Throws where there is no sort key to bound. */
export function keyCondition({ key, since, until, index }: Range, shape: TableShape): Condition {
  const [names, values] = [{ '#k': key.name }, { ':k': key.value }];
  if (since === undefined && until === undefined) return { expression: '#k = :k', names, values };
  const bounds = { ...(since !== undefined && { ':s': since }), ...(until !== undefined && { ':u': until }) };
  const both = since !== undefined && until !== undefined;
  const range = both ? '#s BETWEEN :s AND :u' : since === undefined ? '#s <= :u' : '#s >= :s';
  const sorted = { names: { ...names, '#s': sortKeyOf(shape, index) }, values: { ...values, ...bounds } };
  return { expression: `#k = :k AND ${range}`, ...sorted };
}
