/** Which skills and occupations name which, read without their names: a caller that asks for the few near one reads those alone. */
import { linesOfKind } from './catalog.ts';
import type { ConceptKind } from './concept.ts';

/** The cells of a line that hold ids: see `parse.ts`. */
const [BROADER_OR_SKILLS, RELATED] = [4, 5];

interface Links {
  /** By a skill, the skills that name it as their broader one. */
  special: ReadonlyMap<string, readonly string[]>;
  /** By a skill, the occupations that have it. */
  workOf: ReadonlyMap<string, readonly string[]>;
  /** By an occupation, those that name it as related. */
  related: ReadonlyMap<string, readonly string[]>;
  /** By a unit group of ISCO-08. */
  group: ReadonlyMap<string, readonly string[]>;
  /** What the line of an id names. */
  named: ReadonlyMap<string, readonly string[]>;
}

function cellOf(line: string, cell: number): string {
  let from = -1;
  for (let at = 0; at < cell; at += 1) {
    from = line.indexOf('|', from + 1);
    if (from < 0) return '';
  }
  const end = line.indexOf('|', from + 1);
  return line.slice(from + 1, end < 0 ? line.length : end);
}

function idsIn(line: string, cell: number, kind: ConceptKind): string[] {
  const text = cellOf(line, cell).trim();
  return text === '' ? [] : text.split(',').map((key) => `${kind}:${key.trim()}`);
}

function add(to: Map<string, string[]>, key: string, id: string): void {
  const known = to.get(key);
  if (known) known.push(id);
  else to.set(key, [id]);
}

const none = (): Map<string, string[]> => new Map();

function read(): Links {
  const [special, workOf, related, group, named] = [none(), none(), none(), none(), none()];
  for (const line of linesOfKind('skill')) {
    const id = `skill:${line.slice(0, line.indexOf(' '))}`;
    const broader = idsIn(line, BROADER_OR_SKILLS, 'skill');
    for (const one of broader) add(special, one, id);
    named.set(id, broader);
  }
  for (const line of linesOfKind('occupation')) {
    const [key = '', isco = ''] = line.slice(0, line.indexOf('|')).trim().split(' ');
    const id = `occupation:${key}`;
    const [skills, others] = [idsIn(line, BROADER_OR_SKILLS, 'skill'), idsIn(line, RELATED, 'occupation')];
    for (const skill of skills) add(workOf, skill, id);
    for (const other of others) add(related, other, id);
    add(group, isco, id);
    named.set(id, [...skills, ...others, `isco:${isco}`]);
  }
  return { special, workOf, related, group, named };
}

let links: Links | undefined;

function known(): Links {
  links ??= read();
  return links;
}

/** A skill with all that are its special cases, however many steps below. */
function withSpecial(id: string, { special }: Links): Set<string> {
  const all = new Set([id]);
  for (const one of all) for (const below of special.get(one) ?? []) all.add(below);
  return all;
}

const near = new Map<string, ReadonlySet<string>>();

function readNear(id: string): ReadonlySet<string> {
  const all = known();
  const named = all.named.get(id) ?? [];
  if (!id.startsWith('skill:')) {
    const groups = named.filter((one) => one.startsWith('isco:')).map((one) => one.slice('isco:'.length));
    return new Set([
      id,
      ...named,
      ...(all.related.get(id) ?? []),
      ...groups.flatMap((one) => all.group.get(one) ?? []),
    ]);
  }
  const skills = withSpecial(id, all);
  return new Set([...skills, ...named, ...[...skills].flatMap((skill) => all.workOf.get(skill) ?? [])]);
}

/**
 * The ids that can have anything to do with one: itself; of a skill its special cases, what is broader, and the occupations that
 * have it or one of them; of an occupation its skills, the related ones, and those of its unit group. Not each of them has.
 */
export function linkedTo(id: string): ReadonlySet<string> {
  const kept = near.get(id);
  if (kept) return kept;
  const made = readNear(id);
  near.set(id, made);
  return made;
}
