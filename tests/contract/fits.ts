/**
 * Whether a value fits a schema, by a check that is made once for each schema: a tenth of the work of listing its faults,
 * which only a value with one needs.
 */
import { NormalizedSchema } from '@smithy/core/schema';
import { NumericValue } from '@smithy/core/serde';
import type { Schema } from './watched-calls.ts';

type Check = (value: unknown) => boolean;

/** By the structure's own description, which the client keeps; other schemas hold no more than one more schema. */
const ofStructures = new WeakMap<object, Check>();

/** True only where `validateSchema` of `@smithy/typecheck` finds nothing. */
export function fits(schema: Schema, value: unknown): boolean {
  return value === undefined || value === null || checkOf(NormalizedSchema.of(schema))(value);
}

const isOfType =
  (type: string): Check =>
  (value) =>
    typeof value === type;

function checkOf(schema: NormalizedSchema): Check {
  if (schema.isStringSchema()) return isOfType('string');
  if (schema.isNumericSchema()) return isOfType('number');
  if (schema.isBigIntegerSchema()) return isOfType('bigint');
  if (schema.isBigDecimalSchema()) return (value) => value instanceof NumericValue;
  if (schema.isBooleanSchema()) return isOfType('boolean');
  if (schema.isBlobSchema()) return schema.isStreaming() ? () => true : (value) => value instanceof Uint8Array;
  if (schema.isTimestampSchema()) return (value) => value instanceof Date;
  if (schema.isMapSchema()) return ofAll(schema, Object.values, isOfType('object'));
  if (schema.isListSchema()) return ofAll(schema, (list) => list as unknown as unknown[], Array.isArray);
  return schema.isStructSchema() ? ofStructure(schema) : () => true;
}

/** A map or a list, each of whose values fits. */
function ofAll(schema: NormalizedSchema, valuesOf: (value: object) => unknown[], isKind: Check): Check {
  const isSparse = Boolean(schema.getMergedTraits().sparse);
  const inside = checkOf(schema.getValueSchema());
  const isFitting: Check = (one) => (one === undefined || one === null ? isSparse : inside(one));
  return (value) => isKind(value) && valuesOf(value as object).every(isFitting);
}

interface Member {
  isRequired: boolean;
  check: Check;
}

/** A structure may hold itself, so its members are looked at with its first value. */
function ofStructure(schema: NormalizedSchema): Check {
  const description = schema.getSchema() as object;
  // One without members is a word.
  if (typeof description !== 'object')
    return (value) => typeof value === 'object' && Object.keys(value as object).length === 0;
  const known = ofStructures.get(description);
  if (known) return known;
  let members: Map<string, Member> | undefined;
  const check: Check = (value) => {
    if (typeof value !== 'object') return false;
    members ??= membersOf(schema);
    const given = value as Record<string, unknown>;
    for (const name of Object.keys(given)) {
      const member = members.get(name);
      const one = given[name];
      if (!member || (one !== undefined && one !== null && !member.check(one))) return false;
    }
    for (const [name, { isRequired }] of members)
      if (isRequired && (given[name] ?? undefined) === undefined) return false;
    return true;
  };
  ofStructures.set(description, check);
  return check;
}

/** The required ones come first; how many they are stands at the end of the description. */
function membersOf(schema: NormalizedSchema): Map<string, Member> {
  const required = Number((schema.getSchema() as unknown[])[6] ?? 0);
  const members = [...schema.structIterator()];
  return new Map(members.map(([name, member], at) => [name, { isRequired: at < required, check: checkOf(member) }]));
}
