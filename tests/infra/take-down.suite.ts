/** Shows that taking a stage down has a command for everything that its stacks retain, nested ones included. */
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { takeDown } from '../../infra/ops/take-down.ts';
import { EVERYTHING_SET, synthesised } from './synthesised.ts';

type Body = { Resources: Record<string, { Type: string; DeletionPolicy?: string }> };

/** CloudFormation with the stacks of production; nested ones answer to the names that their parent lists. */
function account() {
  const made = synthesised({ ...EVERYTHING_SET, name: 'prod' });
  const [, , , queues, watching] = made.all as Template[];
  const named = (template?: Template) => template?.toJSON() as Body;
  const bodies: Record<string, Body> = {
    'encaje-prod-web': named(made.web),
    'encaje-prod-app': named(made.application),
    'encaje-prod-assets': named(made.assets),
    'encaje-prod-data': named(made.data),
  };
  const nested = Object.entries(bodies['encaje-prod-app']?.Resources ?? {}).filter(([, { Type }]) =>
    Type.endsWith('::Stack'),
  );
  for (const [id] of nested) bodies[`name-of-${id}`] = named(/queues/i.test(id) ? queues : watching);
  const aws = async (...words: string[]) => {
    const body = bodies[words.at(-1) ?? ''];
    if (!body) throw new Error(`Stack with id ${words.at(-1)} does not exist`);
    if (words[1] === 'get-template') return { TemplateBody: body };
    const all = Object.entries(body.Resources);
    return {
      StackResourceSummaries: all.map(([id, { Type }]) => ({
        ...{ LogicalResourceId: id, ResourceType: Type },
        PhysicalResourceId: `name-of-${id}`,
      })),
    };
  };
  const kept = Object.values(bodies).flatMap(({ Resources }) =>
    Object.entries(Resources).flatMap(([id, { DeletionPolicy = '' }]) =>
      DeletionPolicy.startsWith('Retain') ? id : [],
    ),
  );
  return { aws, kept };
}

describe('taking a stage down', () => {
  it('has one command for each resource that stays, the key last', async () => {
    const { aws, kept } = account();
    const [, ...commands] = await takeDown('prod', aws);
    expect(kept.length).toBeGreaterThan(25);
    for (const id of kept)
      expect(
        commands.filter((command) => command.includes(`name-of-${id}`)),
        id,
      ).toHaveLength(1);
    expect(commands).toHaveLength(kept.length);
    expect(commands.at(-1)).toContain('aws kms schedule-key-deletion');
  });

  it('reports a retained resource type without a delete command', async () => {
    const unknown = { LogicalResourceId: 'It', PhysicalResourceId: 'it', ResourceType: 'AWS::RDS::DBCluster' };
    const aws = async (...words: string[]) =>
      words[1] === 'get-template'
        ? { TemplateBody: { Resources: { It: { Type: 'AWS::RDS::DBCluster', DeletionPolicy: 'Retain' } } } }
        : { StackResourceSummaries: [unknown] };
    await expect(takeDown('prod', aws)).rejects.toThrow('it stays, a AWS::RDS::DBCluster');
  });
});
