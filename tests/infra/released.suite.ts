/** Shows that the next release can be deployed onto the last one: no data is left behind, and tables change one index at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals, type StatefulShape, statefulIn } from '../../infra/ops/stateful-shape.ts';
import { synthesised } from './synthesised.ts';

const RELEASED = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../infra/released/stateful.json'), 'utf8'),
) as StatefulShape;

const own = (): StatefulShape => {
  const { assets, data, application, web } = synthesised();
  const stacks = Object.entries({ assets, data, app: application, web });
  return Object.fromEntries(stacks.map(([name, template]) => [name, statefulIn(template.toJSON())]));
};

/** The shape with one resource changed. */
function changed(stack: string, id: RegExp, change: (resource: StatefulShape[string][string]) => void): StatefulShape {
  const shape = structuredClone(own());
  const found = Object.entries(shape[stack] ?? {}).find(([name]) => id.test(name));
  if (!found) throw new Error(`There is no ${id}`);
  change(found[1]);
  return shape;
}

describe('a release', () => {
  it('leaves all data of the last one in place and changes one index of a table at most', () => {
    expect(refusals(RELEASED, own())).toEqual([]);
  });

  it('is refused with two new indexes on one table, and not with one', () => {
    const withIndexes = (...names: string[]) =>
      changed('data', /^jobstable/, ({ indexes = {} }) => {
        for (const name of names) indexes[name] = [{ AttributeName: name, KeyType: 'HASH' }];
      });
    expect(refusals(own(), withIndexes('byCity'))).toEqual([]);
    expect(refusals(own(), withIndexes('byCity', 'bySkill'))).toEqual([
      expect.stringMatching(/^data: jobstable.* changes byCity, bySkill: DynamoDB adds or removes one index/),
    ]);
  });

  it('is refused with another key of an index that is there, which DynamoDB cannot change', () => {
    const rekeyed = changed('data', /^jobstable/, ({ indexes = {} }) => {
      indexes.byUpdate = [{ AttributeName: 'city', KeyType: 'HASH' }];
    });
    expect(refusals(own(), rekeyed)).toEqual([expect.stringMatching(/changes the key of byUpdate/)]);
  });

  it.each([
    ['AWS::S3::Bucket', 'ObjectLockEnabled', true],
    ['AWS::S3::Bucket', 'BucketNamePrefix', 'files'],
    ['AWS::DynamoDB::Table', 'ImportSourceSpecification', {}],
    ['AWS::Backup::BackupVault', 'EncryptionKeyArn', 'arn:another'],
    ['AWS::KMS::Key', 'KeySpec', 'RSA_2048'],
  ])('is refused where a %s gets another %s, which makes CloudFormation replace it', (Type, name, value) => {
    const shapeOf = (Properties: object) => ({
      data: statefulIn({ Resources: { It: { Type, Properties: { ...Properties } } } }),
    });
    expect(refusals(shapeOf({}), shapeOf({ [name]: value }))).toEqual(['data: It would be replaced by an empty one']);
    expect(refusals(shapeOf({ [name]: value }), shapeOf({}))).toHaveLength(1);
    expect(refusals(shapeOf({}), shapeOf({ Tags: [] }))).toEqual([]);
  });

  it('is refused where a table, a bucket, the key or the user pool would be replaced or left behind', () => {
    const rekeyed = changed('data', /^jobstable/, (table) => {
      table.identity = { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] };
    });
    expect(refusals(own(), rekeyed)).toEqual([expect.stringMatching(/would be replaced by an empty one$/)]);
    const without = own();
    without.data = {};
    const lost = refusals(own(), without);
    for (const name of ['Users', 'DataKey', 'UploadBucket', 'jobstable'])
      expect(lost.some((sentence) => sentence.includes(name) && sentence.includes('left behind'))).toBe(true);
  });
});
