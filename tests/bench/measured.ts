/**
 * Puts what was measured on the screen and into docs/measured.md, with the date, the machine and the method; and what the
 * site shows of it beside its advertised figures into a file that the site is built with.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type {
  Measured,
  MeasuredClaim,
  Measurement as SiteFigures,
} from '../../frontend/src/features/ai/measurement.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/measured.md', import.meta.url));
const SITE_FIGURES = fileURLToPath(new URL('../../frontend/src/features/ai/measured.json', import.meta.url));

export interface Measurement {
  /** Names the markers in the document; one word. */
  name: string;
  title: string;
  /** One paragraph on how the figures came about. */
  method: string;
  /** The first row is the heading. */
  table: readonly (readonly string[])[];
  /** What the site shows of it, rounded as in the table, and the advertised figure that it answers to. */
  site?: { claim: MeasuredClaim } & Pick<SiteFigures, 'unit' | 'rows'>;
}

/** The middle value of a sorted copy: the higher of two. NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that 95 % stay within, by nearest rank. NaN of nothing. */
export function p95(values: readonly number[]): number {
  return quantile(values, 0.95);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = share === 0.5 ? Math.floor(sorted.length / 2) : Math.ceil(share * sorted.length) - 1;
  return sorted[rank] ?? Number.NaN;
}

export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints the table and replaces what the document says under the same name; adds it where it is new. */
export async function record(measurement: Measurement): Promise<void> {
  const section = sectionOf(measurement);
  console.log(section);
  const [begin, end] = [`<!-- ${measurement.name} -->`, `<!-- /${measurement.name} -->`];
  const written = `${begin}\n${section}\n${end}`;
  const text = await readFile(DOCUMENT, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const isThere = from !== -1 && to > from;
  const next = isThere
    ? text.slice(0, from) + written + text.slice(to + end.length)
    : `${text.trimEnd()}\n\n${written}\n`;
  await writeFile(DOCUMENT, next);
  if (measurement.site) await recordForSite(measurement.site);
}

async function recordForSite({ claim, ...figures }: NonNullable<Measurement['site']>): Promise<void> {
  const known = JSON.parse(await readFile(SITE_FIGURES, 'utf8')) as Measured;
  await writeFile(SITE_FIGURES, `${JSON.stringify({ ...known, [claim]: { ...onMachine(), ...figures } }, null, 2)}\n`);
}

function sectionOf({ title, method, table }: Measurement): string {
  const [heading = [], ...rows] = table;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heading.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [heading, rule, ...rows].map(line).join('\n');
  return `## ${title}\n\n${wrapped(`${machine()} ${method}`)}\n\n${lines}`;
}

const COLUMNS = 120;

/** Prose in lines of at most 120 columns, broken at spaces. */
function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > COLUMNS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

function onMachine(): Pick<SiteFigures, 'date' | 'cores' | 'software'> {
  const software = `Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  return { date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), software };
}

function machine(): string {
  const { date, cores, software } = onMachine();
  return `${date}, ${cores} cores, ${software}.`;
}
