/** Checks what the parts of a template say of each other: references, attributes, order, exports of other stacks. */
import { resourceType } from './specification.ts';

export interface CfnTemplate {
  Parameters?: Record<string, unknown>;
  Mappings?: Record<string, unknown>;
  Conditions?: Record<string, unknown>;
  Resources?: Record<string, CfnResource>;
  Outputs?: Record<string, { Value?: unknown; Export?: { Name?: unknown }; Condition?: string }>;
  [section: string]: unknown;
}

export interface CfnResource {
  Type?: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
  Condition?: string;
  [attribute: string]: unknown;
}

const PSEUDO = /^AWS::(AccountId|NotificationARNs|NoValue|Partition|Region|StackId|StackName|URLSuffix)$/;

/** Every name that leads nowhere, and every circle of resources that wait for each other. `exports` are those of all stacks together. */
export function faultsOfReferences(template: CfnTemplate, exports: ReadonlySet<string>): string[] {
  const parts = Object.entries(template.Resources ?? {});
  const conditions = Object.keys(template.Conditions ?? {});
  const dangling = [...parts, ...Object.entries(template.Outputs ?? {})].flatMap(([id, part]) =>
    [...intrinsicsIn(part)]
      .filter(([name, target]) => leadsNowhere(name, target, template, exports))
      .map(([name, target]) => `${id}: ${name} ${JSON.stringify(target)} leads nowhere`),
  );
  const unconditioned = parts
    .filter(([, { Condition }]) => Condition !== undefined && !conditions.includes(Condition))
    .map(([id, { Condition }]) => `${id}: there is no condition ${Condition}`);
  return [...dangling, ...unconditioned, ...faultsOfOrder(template)];
}

/** The names that a template exports. */
export const exportsOf = ({ Outputs = {} }: CfnTemplate): string[] =>
  Object.values(Outputs).flatMap(({ Export }) => (typeof Export?.Name === 'string' ? [Export.Name] : []));

function* intrinsicsIn(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'Ref' || name.startsWith('Fn::')) yield [name, inner];
    yield* intrinsicsIn(inner);
  }
}

function leadsNowhere(name: string, target: unknown, template: CfnTemplate, exports: ReadonlySet<string>): boolean {
  if (name === 'Ref') return !isKnown(String(target), template);
  if (name === 'Fn::GetAtt') return !isAttribute(target, template);
  if (name === 'Fn::ImportValue') return typeof target === 'string' && !exports.has(target);
  if (name === 'Fn::If') return !(String((target as unknown[])[0]) in (template.Conditions ?? {}));
  if (name === 'Fn::FindInMap') return !(String((target as unknown[])[0]) in (template.Mappings ?? {}));
  if (name === 'Fn::Sub') return namesInText(target).some((each) => !isInText(each, template));
  return false;
}

const isKnown = (id: string, { Parameters = {}, Resources = {} }: CfnTemplate): boolean =>
  PSEUDO.test(id) || id in Parameters || id in Resources;

/** The names in a text with `${...}`, less those that the call itself explains. */
function namesInText(target: unknown): string[] {
  const [text, own = {}] = (Array.isArray(target) ? target : [target]) as [string, object?];
  return [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name).filter((name) => !(name in own));
}

function isInText(name: string, template: CfnTemplate): boolean {
  const [id = '', ...attribute] = name.split('.');
  return attribute.length > 0 ? isAttribute([id, attribute.join('.')], template) : isKnown(id, template);
}

function isAttribute(target: unknown, { Resources = {} }: CfnTemplate): boolean {
  const [id = '', name = ''] = typeof target === 'string' ? target.split(/\.(.*)/) : (target as string[]);
  const type = Resources[id]?.Type ?? '';
  // What a custom resource or a nested stack hands out, its own code or template says.
  if (type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource') return true;
  if (type === 'AWS::CloudFormation::Stack') return name.startsWith('Outputs.');
  return name in (resourceType(type)?.attributes ?? {});
}

/** A resource waits for what it names; CloudFormation refuses those that wait for each other. */
function faultsOfOrder({ Resources = {} }: CfnTemplate): string[] {
  const waits = new Map(Object.entries(Resources).map(([id, part]) => [id, [...waitsFor(part)]]));
  const missing = Object.entries(Resources).flatMap(([id, { DependsOn = [] }]) =>
    [DependsOn]
      .flat()
      .filter((name) => !(name in Resources))
      .map((name) => `${id}: DependsOn ${name} leads nowhere`),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (id: string, above: readonly string[]): void => {
    if (above.includes(id)) circles.push(`${[...above.slice(above.indexOf(id)), id].join(' -> ')} is a circle`);
    if (done.has(id) || above.includes(id)) return;
    for (const next of waits.get(id) ?? []) visit(next, [...above, id]);
    done.add(id);
  };
  for (const id of waits.keys()) visit(id, []);
  return [...missing, ...circles];
}

function* waitsFor(part: CfnResource): Generator<string> {
  yield* [part.DependsOn ?? []].flat();
  for (const [name, target] of intrinsicsIn(part)) {
    if (name === 'Ref') yield String(target);
    if (name === 'Fn::GetAtt') yield String(Array.isArray(target) ? target[0] : String(target).split('.')[0]);
    if (name === 'Fn::Sub') yield* namesInText(target).map((each) => each.split('.')[0] ?? '');
  }
}
