/** Shows that conditions put together ask for all that each of them asks for. */
import { expect, test } from 'vitest';
import { allOf, exists, missing, unchanged } from '../../../lambdas/dynamodb/condition.ts';

test('each of several conditions holds as a whole, with the names and values of all', () => {
  const early = { expression: 'attribute_not_exists(#at) OR #at <= :at', names: { '#at': 'at' }, values: { ':at': 7 } };
  expect(allOf(exists('jobId'), unchanged('version', 3), early)).toEqual({
    expression: '(attribute_exists(#jobId)) AND (#version = :version) AND (attribute_not_exists(#at) OR #at <= :at)',
    names: { '#jobId': 'jobId', '#version': 'version', '#at': 'at' },
    values: { ':version': 3, ':at': 7 },
  });
});

test('conditions without values have none together, since DynamoDB refuses an empty record of them', () => {
  expect(allOf(exists('jobId'), missing('goneId'))).not.toHaveProperty('values');
});

test('two that mean different things by one name are refused and not mixed', () => {
  expect(() => allOf(unchanged('version', 1), unchanged('version', 2))).toThrow(':version');
  const other = { expression: '#version = :other', names: { '#version': 'formVersion' }, values: { ':other': 1 } };
  expect(() => allOf(unchanged('version', 1), other)).toThrow('#version');
});
