/**
 * What a release must not throw away, in short: every resource that holds data, with the properties whose change makes
 * CloudFormation put an empty one in its place, and the indexes of tables, of which it adds one in an update.
 */
import { serviceSpec } from './service-spec.ts';

/** A resource as CloudFormation writes it. */
export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

export interface Template {
  Resources?: Record<string, TemplateResource>;
}

/** A resource that holds data, as far as its survival goes. */
export interface StatefulResource {
  type: string;
  /** Properties by whose change it is replaced, as the template has them. */
  identity: Record<string, unknown>;
  /** The keys of a table's secondary indexes, by the indexes' names. */
  indexes?: Record<string, unknown>;
}

/** By stack, then by logical id. */
export type StatefulShape = Record<string, Record<string, StatefulResource>>;

/**
 * Kinds that hold data, each with what the specification does not say of it: changes that CloudFormation refuses, or that take a
 * new resource all the same.
 */
const MORE_IDENTITY: Record<string, readonly string[]> = {
  'AWS::Backup::BackupVault': [],
  'AWS::Cognito::UserPool': ['UsernameAttributes', 'AliasAttributes', 'UsernameConfiguration'],
  'AWS::DynamoDB::Table': [],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::S3::Bucket': [],
  'AWS::SQS::Queue': [],
};

/** Kinds of resources that hold data. */
export const STATEFUL_TYPES: readonly string[] = Object.keys(MORE_IDENTITY);

let replacedBy: Map<string, readonly string[]> | undefined;

/** Of a kind that holds data: the properties that replace it, as the specification that CDK is made from has them. */
function identityOf(type: string): readonly string[] | undefined {
  replacedBy ??= new Map(Object.entries(MORE_IDENTITY).map(([name, more]) => [name, [...replacing(name), ...more]]));
  return replacedBy.get(type);
}

function replacing(type: string): string[] {
  const [resource] = serviceSpec().lookup('resource', 'cloudFormationType', 'equals', type);
  if (!resource) throw new Error(`The specification of CloudFormation has no ${type}`);
  const properties = Object.entries(resource.properties);
  return properties.flatMap(([name, { causesReplacement = 'no' }]) => (causesReplacement === 'no' ? [] : [name]));
}

/** The shape of one template. */
export function statefulIn(template: Template): Record<string, StatefulResource> {
  const resources = Object.entries(template.Resources ?? {});
  return Object.fromEntries(
    resources.flatMap(([id, { Type: type, Properties = {} }]) => {
      const names = identityOf(type);
      if (!names) return [];
      const identity = Object.fromEntries(
        names.flatMap((name) => (name in Properties ? [[name, Properties[name]]] : [])),
      );
      const indexes = indexesOf(Properties);
      return [[id, { type, identity, ...(indexes && { indexes }) }]];
    }),
  );
}

function indexesOf(properties: Record<string, unknown>): Record<string, unknown> | undefined {
  const all = properties.GlobalSecondaryIndexes as { IndexName: string; KeySchema: unknown }[] | undefined;
  return all && Object.fromEntries(all.map(({ IndexName, KeySchema }) => [IndexName, KeySchema]));
}

/** Sentences on what makes a release of `next` onto `released` fail or lose data; none where it may go ahead. */
export function refusals(released: StatefulShape, next: StatefulShape): string[] {
  return Object.entries(released).flatMap(([stack, resources]) =>
    Object.entries(resources).flatMap(([id, before]) => refusalsOf(`${stack}: ${id}`, before, next[stack]?.[id])),
  );
}

function refusalsOf(name: string, before: StatefulResource, after: StatefulResource | undefined): string[] {
  if (!after || after.type !== before.type) return [`${name} is gone or renamed: its data would be left behind`];
  const isSame = JSON.stringify(before.identity) === JSON.stringify(after.identity);
  const found = isSame ? [] : [`${name} would be replaced by an empty one`];
  return [...found, ...refusalsOfIndexes(name, before.indexes ?? {}, after.indexes ?? {})];
}

type Indexes = NonNullable<StatefulResource['indexes']>;

function refusalsOfIndexes(name: string, before: Indexes, after: Indexes): string[] {
  const added = Object.keys(after).filter((index) => !(index in before));
  const removed = Object.keys(before).filter((index) => !(index in after));
  const rekeyed = Object.keys(before).filter(
    (index) => index in after && JSON.stringify(before[index]) !== JSON.stringify(after[index]),
  );
  const found = rekeyed.map(
    (index) => `${name} changes the key of ${index}: DynamoDB changes none, so give the new index another name`,
  );
  if (added.length + removed.length > 1)
    found.push(`${name} changes ${[...added, ...removed].join(', ')}: DynamoDB adds or removes one index in an update`);
  return found;
}
