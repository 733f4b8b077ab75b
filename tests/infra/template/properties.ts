/** Checks the properties of one resource against its type: names, required members, kinds of values, allowed values. */
import type { Property, PropertyType } from '@aws-cdk/service-spec-types';
import { membersOf } from './specification.ts';

/** Intrinsic functions answer with text, but for those that may stand for anything. */
const OF_ANY_KIND = [
  'Fn::If',
  'Ref',
  'Fn::GetAtt',
  'Fn::ImportValue',
  'Fn::FindInMap',
  'Fn::Transform',
  'Fn::GetStackOutput',
];
const OF_TEXT = ['Fn::Join', 'Fn::Sub', 'Fn::Select', 'Fn::Base64'];
const OF_LISTS = ['Fn::Split', 'Fn::GetAZs', 'Fn::Cidr'];

const TAG: Record<string, Property> = {
  Key: { type: { type: 'string' }, required: true },
  Value: { type: { type: 'string' }, required: true },
};

type Members = Record<string, Property>;

/** Every fault of the members of one object, each with the path at which it stands. */
export function faultsOfMembers(value: object, members: Members, path: string): string[] {
  const unknown = Object.keys(value).filter((name) => !(name in members));
  const missing = Object.keys(members).filter((name) => members[name]?.required && !(name in value));
  const within = Object.entries(value).flatMap(([name, one]) => {
    const member = members[name];
    return member ? faultsOf(one, kindsOf(member), `${path}.${name}`) : [];
  });
  return [
    ...unknown.map((name) => `${path} knows no ${name}`),
    ...missing.map((name) => `${path} needs ${name}`),
    ...within,
  ];
}

const STRUCTURED: readonly string[] = ['ref', 'array', 'map'];

/** CloudFormation still accepts what an earlier specification of a property allowed. */
const kindsOf = ({ type, previousTypes = [] }: Property): PropertyType[] => [type, ...previousTypes];

/** None where one of several kinds fits; the faults of the current one otherwise. */
function faultsOf(value: unknown, kinds: PropertyType[], path: string): string[] {
  const all = kinds.flatMap((kind) => (kind.type === 'union' ? kind.types : [kind]));
  const isDescribed = all.some(({ type }) => STRUCTURED.includes(type));
  // "Any object" beside a described one would let everything pass.
  const wanted = isDescribed ? all.filter(({ type }) => type !== 'json') : all;
  const faults = wanted.map((kind) => faultsOfKind(value, kind, path));
  return faults.some((each) => each.length === 0) ? [] : (faults[0] ?? []);
}

function faultsOfKind(value: unknown, kind: PropertyType, path: string): string[] {
  const intrinsic = intrinsicOf(value);
  if (intrinsic) return isPossible(intrinsic, kind) ? [] : [`${path} is no ${kind.type}, but ${intrinsic}`];
  switch (kind.type) {
    case 'ref':
      return isObject(value) ? faultsOfMembers(value, membersOf(kind), path) : [wrongKind(value, 'object', path)];
    case 'tag':
      return isObject(value) ? faultsOfMembers(value, TAG, path) : [wrongKind(value, 'tag', path)];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, at) => faultsOf(one, [kind.element], `${path}[${at}]`))
        : [wrongKind(value, 'array', path)];
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([name, one]) => faultsOf(one, [kind.element], `${path}.${name}`))
        : [wrongKind(value, 'map', path)];
    case 'union':
      return faultsOf(value, [kind], path);
    case 'json':
      return isObject(value) || Array.isArray(value) ? [] : [wrongKind(value, 'object', path)];
    default:
      return faultsOfPlain(value, kind, path);
  }
}

/** CloudFormation turns numbers and booleans into text and back, so that `"5"` is a number and `true` is text. */
function faultsOfPlain(value: unknown, kind: PropertyType, path: string): string[] {
  if (value === null || typeof value === 'object') return [wrongKind(value, kind.type, path)];
  const text = String(value);
  const fits = {
    integer: /^-?\d+$/,
    number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i,
    boolean: /^(true|false)$/i,
  }[kind.type as 'integer' | 'number' | 'boolean'];
  if (fits && !fits.test(text)) return [wrongKind(value, kind.type, path)];
  const allowed = 'allowedValues' in kind ? kind.allowedValues?.map(String) : undefined;
  return !allowed || allowed.includes(text) ? [] : [`${path} is ${text}, which is none of ${allowed.join(', ')}`];
}

function intrinsicOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && [...OF_ANY_KIND, ...OF_TEXT, ...OF_LISTS].includes(name ?? '') ? name : undefined;
}

function isPossible(intrinsic: string, { type }: PropertyType): boolean {
  if (OF_ANY_KIND.includes(intrinsic)) return true;
  if (OF_LISTS.includes(intrinsic)) return type === 'array';
  return type !== 'tag' && !STRUCTURED.includes(type);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongKind = (value: unknown, wanted: string, path: string): string =>
  `${path} is no ${wanted}, but ${JSON.stringify(value)}`;
