/** Every template that is deployed fits CloudFormation's published specification, and one that does not is refused. */
import { describe, expect, it } from 'vitest';
import { stageConfig } from '../../infra/config.ts';
import { EVERYTHING_SET, synthesised } from './synthesised.ts';
import { type CfnTemplate, faultsOfTemplates } from './template/check.ts';

/** Copies, as each test breaks its own. */
const templatesOf = (changes?: Parameters<typeof synthesised>[0]): CfnTemplate[] =>
  synthesised(changes).all.map((template) => structuredClone(template.toJSON()) as CfnTemplate);

describe('every template', { timeout: 120_000 }, () => {
  it.each([
    ['dev', {}],
    ['prod', stageConfig('prod')],
    ['a stage that sets everything', EVERYTHING_SET],
  ])('of %s fits what CloudFormation says of its resources', (_name, changes) => {
    const templates = templatesOf(changes);
    const resources = templates.flatMap(({ Resources = {} }) => Object.keys(Resources));
    expect(resources.length).toBeGreaterThan(300);
    expect(faultsOfTemplates(templates)).toEqual([]);
  });
});

/** A resource of a type in one of dev's templates, to break it. */
function broken(type: string, change: (resource: Record<string, unknown>, template: CfnTemplate) => void): string[] {
  const templates = templatesOf();
  const template = templates.find(({ Resources = {} }) => Object.values(Resources).some(({ Type }) => Type === type));
  const found = Object.values(template?.Resources ?? {}).find(({ Type }) => Type === type);
  if (!template || !found) throw new Error(`There is no ${type}`);
  change(found, template);
  return faultsOfTemplates(templates);
}

const setting = (values: object) => (resource: Record<string, unknown>) => {
  resource.Properties = { ...(resource.Properties as object), ...values };
};
const without = (name: string) => (resource: Record<string, unknown>) => {
  resource.Properties = { ...(resource.Properties as object), [name]: undefined };
  delete (resource.Properties as Record<string, unknown>)[name];
};

describe('a template is refused', () => {
  it.each([
    [
      'a property that there is not',
      'AWS::SQS::Queue',
      setting({ VisibilityTimeOut: 30 }),
      /knows no VisibilityTimeOut/,
    ],
    ['a property too few', 'AWS::Lambda::Function', without('Role'), /needs Role/],
    [
      'text for a number',
      'AWS::Lambda::Function',
      setting({ MemorySize: 'much' }),
      /MemorySize is no integer, but "much"/,
    ],
    [
      'a value that is not allowed',
      'AWS::Lambda::Function',
      setting({ RecursiveLoop: 'Perhaps' }),
      /none of Allow, Terminate/,
    ],
    ['a list where one is wanted', 'AWS::Lambda::Function', setting({ Role: ['arn'] }), /Role is no string/],
    [
      'a member too few, deep inside',
      'AWS::DynamoDB::Table',
      setting({ KeySchema: [{ AttributeName: 'id' }] }),
      /KeySchema\[0\] needs KeyType/,
    ],
    ['a tag without a value', 'AWS::DynamoDB::Table', setting({ Tags: [{ Key: 'a' }] }), /Tags\[0\] needs Value/],
    [
      'a reference that leads nowhere',
      'AWS::SQS::Queue',
      setting({ KmsMasterKeyId: { Ref: 'Nobody' } }),
      /Ref "Nobody" leads nowhere/,
    ],
    [
      'a text that names nobody',
      'AWS::SQS::Queue',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation fills it in.
      setting({ QueueName: { 'Fn::Sub': 'a-${Nobody.Arn}' } }),
      /Fn::Sub .* leads nowhere/,
    ],
    [
      'an export of no stack',
      'AWS::SQS::Queue',
      setting({ QueueName: { 'Fn::ImportValue': 'nobodys' } }),
      /Fn::ImportValue "nobodys"/,
    ],
    [
      'joined text for a list',
      'AWS::Lambda::Function',
      setting({ Layers: { 'Fn::Join': ['', []] } }),
      /Layers is no array, but Fn::Join/,
    ],
  ])('with %s', (_name, type, change, fault) => {
    expect(broken(type, change)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('with an attribute that its type does not have', () => {
    const faults = broken('AWS::SQS::Queue', (_queue, { Resources = {}, ...template }) => {
      const [id = ''] = Object.entries(Resources).find(([, { Type }]) => Type === 'AWS::SQS::Queue') ?? [];
      template.Outputs = { ...template.Outputs };
      Object.assign(Resources, {
        Reader: { Type: 'AWS::SNS::Topic', Properties: { TopicName: { 'Fn::GetAtt': [id, 'Owner'] } } },
      });
    });
    expect(faults).toEqual([expect.stringMatching(/^Reader: Fn::GetAtt .*"Owner".* leads nowhere$/)]);
  });

  it('with resources that wait for each other, or for nobody', () => {
    const faults = broken('AWS::SNS::Topic', (_topic, { Resources = {} }) => {
      Resources.One = { Type: 'AWS::SNS::Topic', DependsOn: 'Two' };
      Resources.Two = { Type: 'AWS::SNS::Topic', DependsOn: ['One', 'Gone'] };
    });
    expect(faults).toEqual(['Two: DependsOn Gone leads nowhere', 'One -> Two -> One is a circle']);
  });

  it('with an unknown type, section or deletion policy', () => {
    const faults = broken('AWS::SNS::Topic', (topic, template) => {
      topic.DeletionPolicy = 'Keep';
      template.Resource = {};
      Object.assign(template.Resources ?? {}, { Wrong: { Type: 'AWS::SNS::Topik' } });
    });
    expect(faults).toEqual([
      'There is no section Resource',
      expect.stringMatching(/kept by Keep$/),
      'Wrong is of AWS::SNS::Topik, which nobody knows',
    ]);
  });
});
