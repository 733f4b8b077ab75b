/**
 * Hands what the benchmarks wrote into `docs/measured.md` to the site while it is built, so that the page about the
 * advertised figures can show what was measured and cannot show anything else. What is not there is not measured.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Measured, MeasuredClaim, MeasuredRow, Measurement } from './src/features/ai/measurement.ts';

const MODULE = 'virtual:measured-figures';
const RESOLVED = `\0${MODULE}`;
const DOCUMENT = join(import.meta.dirname, '../docs/measured.md');

interface Named {
  id: string;
  /** What its heading or its label begins with. */
  text: RegExp;
}

interface Wanted {
  section: string;
  unit: Measurement['unit'];
  /** By the label in the first column; the first that fits takes a row. */
  rows: readonly Named[];
  columns: readonly Named[];
  count?: RegExp;
}

/** Where each figure stands in the document. */
const WANTED: Record<MeasuredClaim, Wanted> = {
  processing: {
    section: 'pipeline',
    unit: 'seconds',
    rows: [
      { id: 'single', text: /^one after another/i },
      { id: 'together', text: /at once/i },
    ],
    columns: [
      { id: 'median', text: /^median/i },
      { id: 'p95', text: /^p95/i },
    ],
    count: /^resumes/i,
  },
  accuracy: {
    section: 'quality',
    unit: 'share',
    rows: [
      { id: 'better', text: /^better/i },
      { id: 'same', text: /^same/i },
      { id: 'fields', text: /^fields/i },
      { id: 'order', text: /^order/i },
      { id: 'asked', text: /^asked/i },
      { id: 'proofs', text: /^proofs/i },
    ],
    columns: [{ id: 'share', text: /^share/i }],
    count: /^cases/i,
  },
};

/** The line that `tests/bench/measured.ts` begins each method with: day and machine. */
const MACHINE = /^(\d{4}-\d\d-\d\d), (\d+) cores, ([^,]+, [^.]+?)\.\s/m;

function sectionOf(document: string, name: string): string | undefined {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  return from === -1 || to === -1 ? undefined : document.slice(from + begin.length, to);
}

/** The cells of a section's table, heading first, without the rule below it. */
function tableOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)));
}

function numberIn(cells: readonly string[], column: number): number | null {
  const text = cells[column] ?? '';
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
}

function readRow(cells: readonly string[], id: string, heading: readonly string[], wanted: Wanted): MeasuredRow {
  const at = (text: RegExp) => heading.findIndex((cell) => text.test(cell));
  const values = wanted.columns.flatMap((column) => {
    const value = numberIn(cells, at(column.text));
    return value === null ? [] : [[column.id, value]];
  });
  const count = wanted.count ? numberIn(cells, at(wanted.count)) : null;
  return { id, count, values: Object.fromEntries(values) };
}

function readFigure(document: string, wanted: Wanted): Measurement | undefined {
  const section = sectionOf(document, wanted.section);
  const [, date, cores, software] = MACHINE.exec(section ?? '') ?? [];
  if (!section || !date || !software) return undefined;
  const [heading = [], ...table] = tableOf(section);
  const rows = wanted.rows.flatMap(({ id, text }) => {
    const cells = table.find(([label = '']) => text.test(label));
    return cells ? [readRow(cells, id, heading, wanted)] : [];
  });
  const measured = rows.filter(({ values }) => Object.keys(values).length > 0);
  return measured.length > 0 ? { unit: wanted.unit, date, cores: Number(cores), software, rows: measured } : undefined;
}

/** The figures in a text such as `docs/measured.md`; a section, row or column that is missing is left out. */
export function measuredFigures(document: string): Measured {
  const entries = Object.entries(WANTED).map(([claim, wanted]) => [claim, readFigure(document, wanted)] as const);
  return Object.fromEntries(entries.filter(([, figure]) => figure !== undefined));
}

/** `import { measured } from 'virtual:measured-figures'`. */
export function measuredFiguresModule(): Plugin {
  return {
    name: 'encaje-measured-figures',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(DOCUMENT);
      const figures = JSON.stringify(measuredFigures(readFileSync(DOCUMENT, 'utf8')));
      return { code: `export const measured = ${figures};`, moduleType: 'js' };
    },
  };
}
