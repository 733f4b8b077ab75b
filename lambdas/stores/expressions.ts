/** Words what is asked of DynamoDB in its expression language. */
import type { Condition, Item } from './table.ts';

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

/** Which attributes a query answers; all of them for `undefined`. */
export function projection(attributes: readonly string[] | undefined): Condition | undefined {
  if (attributes === undefined) return undefined;
  const names = Object.fromEntries(attributes.map((attribute, position) => [`#p${position}`, attribute]));
  return { expression: Object.keys(names).join(', '), names };
}
