/** Checks whole templates against CloudFormation's specification, as far as one can without an account. */
import { faultsOfMembers } from './properties.ts';
import { type CfnResource, type CfnTemplate, exportsOf, faultsOfReferences } from './references.ts';
import { resourceType } from './specification.ts';

export type { CfnTemplate } from './references.ts';

const SECTIONS =
  /^(AWSTemplateFormatVersion|Description|Metadata|Parameters|Rules|Mappings|Conditions|Transform|Resources|Outputs|Hooks)$/;
const ATTRIBUTES =
  /^(Type|Properties|DependsOn|Condition|Metadata|DeletionPolicy|UpdateReplacePolicy|CreationPolicy|UpdatePolicy)$/;
const POLICIES = ['Delete', 'Retain', 'Snapshot', 'RetainExceptOnCreate'];
const MOST_BYTES = 1_000_000;
const LOGICAL_ID = /^[A-Za-z0-9]{1,255}$/;

/** Every fault of the templates of a stage that are deployed together, each with the resource and the path at which it stands. */
export function faultsOfTemplates(templates: CfnTemplate[]): string[] {
  const exports = templates.flatMap(exportsOf);
  const twice = exports.filter((name, at) => exports.indexOf(name) !== at).map((name) => `${name} is exported twice`);
  return [...twice, ...templates.flatMap((template) => faultsOfTemplate(template, new Set(exports)))];
}

function faultsOfTemplate(template: CfnTemplate, exports: ReadonlySet<string>): string[] {
  const sections = Object.keys(template).filter((name) => !SECTIONS.test(name));
  const bytes = Buffer.byteLength(JSON.stringify(template));
  return [
    ...sections.map((name) => `There is no section ${name}`),
    ...(bytes > MOST_BYTES ? [`A template of ${bytes} bytes is too large`] : []),
    ...Object.entries(template.Resources ?? {}).flatMap(([id, resource]) => faultsOfResource(id, resource)),
    ...Object.entries(template.Outputs ?? {}).flatMap(([id, { Value }]) =>
      Value === undefined ? [`${id} needs Value`] : [],
    ),
    ...faultsOfReferences(template, exports),
  ];
}

function faultsOfResource(id: string, resource: CfnResource): string[] {
  const { Type = '', Properties = {} } = resource;
  const kept = [resource.DeletionPolicy, resource.UpdateReplacePolicy].filter((one) => one !== undefined);
  return [
    ...(LOGICAL_ID.test(id) ? [] : [`${id} is no logical id`]),
    ...Object.keys(resource).flatMap((name) => (ATTRIBUTES.test(name) ? [] : [`${id} knows no ${name}`])),
    ...kept.flatMap((one) => (POLICIES.includes(String(one)) ? [] : [`${id} is to be kept by ${String(one)}`])),
    ...faultsOfProperties(id, Type, Properties),
  ];
}

/** Properties of a custom resource are defined by its own code; CDK's metadata are in no specification. */
function faultsOfProperties(id: string, type: string, properties: Record<string, unknown>): string[] {
  if (type.startsWith('Custom::') || type === 'AWS::CDK::Metadata') return [];
  const known = resourceType(type);
  if (!known) return [`${id} is of ${type}, which nobody knows`];
  return faultsOfMembers(properties, known.properties, `${id} (${type})`);
}
