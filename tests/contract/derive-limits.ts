/**
 * Derives `limits.json`, what AWS's service models ask of values beyond their types: `node tests/contract/derive-limits.ts
 * FOLDER VERSION` with the folder `data` of an installed botocore. Only limits of the commands that the product sends are
 * kept, nothing of the models' text or structure.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { callSites } from './call-sites.ts';
import { type Limit, operationOf, SERVICES } from './limits.ts';

interface Shape {
  type: string;
  min?: number;
  max?: number;
  pattern?: string;
  enum?: string[];
  members?: Record<string, { shape: string }>;
  member?: { shape: string };
  key?: { shape: string };
  value?: { shape: string };
}
interface Model {
  operations: Record<string, { input?: { shape: string }; output?: { shape: string } }>;
  shapes: Record<string, Shape>;
}

const [folder = '', version = ''] = process.argv.slice(2);
const OUTPUT = join(import.meta.dirname, 'limits.json');

function modelOf(service: string): Model {
  const [newest = ''] = readdirSync(join(folder, service)).sort().reverse();
  return JSON.parse(gunzipSync(readFileSync(join(folder, service, newest, 'service-2.json.gz'))).toString()) as Model;
}

/** The limits of a value of a shape; those of a structure stand under its own name. */
function limitOf(name: string, { shapes }: Model): Limit | undefined {
  const { type, min, max, pattern, enum: allowed, member, key, value } = shapes[name] as Shape;
  const inner = {
    each: member && limitOf(member.shape, { shapes } as Model),
    keys: key && limitOf(key.shape, { shapes } as Model),
    values: value && limitOf(value.shape, { shapes } as Model),
  };
  const own = { min, max, pattern, allowed: type === 'string' ? allowed : undefined, ...inner };
  const said = Object.entries(own).filter(([, one]) => one !== undefined);
  return type === 'structure' || said.length === 0 ? undefined : (Object.fromEntries(said) as Limit);
}

/** Every structure that a shape leads to. */
function structuresFrom(name: string, model: Model, seen = new Set<string>()): Set<string> {
  const shape = model.shapes[name];
  if (!shape || seen.has(name)) return seen;
  seen.add(name);
  const next = [...Object.values(shape.members ?? {}), shape.member, shape.key, shape.value];
  for (const each of next) if (each) structuresFrom(each.shape, model, seen);
  return seen;
}

function limitsOf(service: string, operations: readonly string[]): Record<string, Record<string, Limit>> {
  const model = modelOf(service);
  const roots = operations.flatMap((name) => {
    const { input, output } = model.operations[name] ?? {};
    return [input?.shape ?? [], output?.shape ?? []].flat();
  });
  const names = [...new Set(roots.flatMap((root) => [...structuresFrom(root, model)]))].sort();
  const found = names.map((name) => [name, membersOf(model.shapes[name] as Shape, model)] as const);
  return Object.fromEntries(found.filter(([, members]) => Object.keys(members).length > 0));
}

function membersOf({ members = {} }: Shape, model: Model): Record<string, Limit> {
  const found = Object.entries(members).map(([name, { shape }]) => [name, limitOf(shape, model)] as const);
  return Object.fromEntries(found.filter(([, limit]) => limit !== undefined)) as Record<string, Limit>;
}

const operations = [...new Set([...callSites().map(({ command }) => operationOf(command)), 'Scan'])];
const services = Object.values(SERVICES).map((service) => [service, limitsOf(service, operations)]);
const source = `Derived from the service models of botocore ${version} (Apache-2.0, Amazon.com, Inc. or its affiliates)`;
writeFileSync(OUTPUT, `${JSON.stringify({ source, services: Object.fromEntries(services) }, null, 1)}\n`);
