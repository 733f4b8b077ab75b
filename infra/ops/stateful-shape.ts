/**
 * What a release must not throw away, in short: every resource that holds data, with the properties whose change makes
 * CloudFormation put an empty one in its place, and the indexes of tables, of which it adds one in an update.
 */

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
  /** Names of the secondary indexes of a table. */
  indexes?: string[];
}

/** By stack, then by logical id. */
export type StatefulShape = Record<string, Record<string, StatefulResource>>;

/** Of each kind that holds data: the properties that replace it. What has no name of its own can only be replaced by these. */
const REPLACED_BY: Record<string, readonly string[]> = {
  'AWS::DynamoDB::Table': ['KeySchema', 'TableName'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::Cognito::UserPool': ['UsernameAttributes', 'AliasAttributes', 'UsernameConfiguration'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
};

/** Kinds of resources that hold data. */
export const STATEFUL_TYPES: readonly string[] = Object.keys(REPLACED_BY);

/** The shape of one template. */
export function statefulIn(template: Template): Record<string, StatefulResource> {
  const resources = Object.entries(template.Resources ?? {});
  return Object.fromEntries(
    resources.flatMap(([id, { Type: type, Properties = {} }]) => {
      const names = REPLACED_BY[type];
      if (!names) return [];
      const identity = Object.fromEntries(
        names.flatMap((name) => (name in Properties ? [[name, Properties[name]]] : [])),
      );
      const indexes = (Properties.GlobalSecondaryIndexes as { IndexName: string }[] | undefined)?.map(
        (one) => one.IndexName,
      );
      return [[id, { type, identity, ...(indexes && { indexes }) }]];
    }),
  );
}

/** Sentences on what makes a release of `next` onto `released` fail or lose data; none where it may go ahead. */
export function refusals(released: StatefulShape, next: StatefulShape): string[] {
  return Object.entries(released).flatMap(([stack, resources]) =>
    Object.entries(resources).flatMap(([id, before]) => refusalsOf(`${stack}: ${id}`, before, next[stack]?.[id])),
  );
}

function refusalsOf(name: string, before: StatefulResource, after: StatefulResource | undefined): string[] {
  if (!after || after.type !== before.type) return [`${name} is gone or renamed: its data would be left behind`];
  const found: string[] = [];
  if (JSON.stringify(before.identity) !== JSON.stringify(after.identity))
    found.push(`${name} would be replaced by an empty one`);
  const [old, now] = [before.indexes ?? [], after.indexes ?? []];
  const added = now.filter((index) => !old.includes(index));
  const removed = old.filter((index) => !now.includes(index));
  if (added.length + removed.length > 1)
    found.push(`${name} changes ${[...added, ...removed].join(', ')}: DynamoDB adds or removes one index in an update`);
  return found;
}
