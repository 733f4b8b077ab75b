/** Puts what was measured of growing beside what is aimed at, as rows of a table. */

/** One answer of the index. */
export interface Measured {
  task: string;
  label: string;
  found: number;
  firstMs: number;
  firstProcessorMs: number;
  warmMs: number;
  p95Ms: number;
  /** Of one warm answer. */
  processorMs: number;
  memoryMb: number;
}

type Figure = (measured: Measured) => number;

interface Aim {
  label: string;
  /** Which answers, of which the worst counts; by their names, or all but those named. */
  of: (task: string) => boolean;
  /** With up to ten thousand people, and with more. */
  aims: readonly [string, string];
  clock: Figure;
  processor?: Figure;
  unit: string;
}

const RANKINGS = ['evaluation', 'matching'];
const isOneOf =
  (...tasks: string[]) =>
  (task: string) =>
    tasks.includes(task);
const isAnswer = (task: string) => !RANKINGS.includes(task) && task !== 'change';

const AIMS: readonly Aim[] = [
  {
    label: 'first list, search, facet',
    of: isAnswer,
    aims: ['300 ms', '800 ms'],
    clock: ({ firstMs }) => firstMs,
    processor: ({ firstProcessorMs }) => firstProcessorMs,
    unit: 'ms',
  },
  {
    label: 'warm list, search (by the clock p95)',
    of: isAnswer,
    aims: ['30 ms', '80 ms'],
    clock: ({ p95Ms }) => p95Ms,
    processor: ({ processorMs }) => processorMs,
    unit: 'ms',
  },
  {
    label: 'evaluation of one job against all, cold',
    of: isOneOf('evaluation'),
    aims: ['3,000 ms', '15,000 ms'],
    clock: ({ firstMs }) => firstMs,
    processor: ({ firstProcessorMs }) => firstProcessorMs,
    unit: 'ms',
  },
  {
    label: 'the same, warm',
    of: isOneOf('evaluation'),
    aims: ['1,000 ms', '8,000 ms'],
    clock: ({ warmMs }) => warmMs,
    processor: ({ processorMs }) => processorMs,
    unit: 'ms',
  },
  {
    label: 'matching run of one changed job',
    of: isOneOf('matching'),
    aims: ['3,000 ms', '15,000 ms'],
    clock: ({ warmMs }) => warmMs,
    processor: ({ processorMs }) => processorMs,
    unit: 'ms',
  },
  {
    label: 'a change seen in the next list',
    of: isOneOf('change'),
    aims: ['5,000 ms', '60,000 ms'],
    clock: ({ p95Ms }) => p95Ms,
    processor: ({ processorMs }) => processorMs,
    unit: 'ms',
  },
  {
    label: 'memory of a reader of lists',
    of: isAnswer,
    aims: ['300 MB', '500 MB'],
    clock: ({ memoryMb }) => memoryMb,
    unit: 'MB',
  },
  {
    label: 'memory of one that ranks',
    of: isOneOf(...RANKINGS),
    aims: ['300 MB', '500 MB'],
    clock: ({ memoryMb }) => memoryMb,
    unit: 'MB',
  },
];

const SMALL = 10_000;

/** The table of all aims for so many people, its heading first. */
export function aimed(talents: number, all: readonly Measured[]): string[][] {
  const rows = AIMS.map(({ label, of, aims, clock, processor, unit }) => {
    const some = all.filter(({ task }) => of(task));
    const worst = (figure: Figure | undefined) => {
      if (!figure) return '';
      const most = Math.max(...some.map(figure));
      return `${most.toLocaleString('en', { maximumFractionDigits: most < 10 ? 1 : 0 })} ${unit}`;
    };
    return [label, aims[talents <= SMALL ? 0 : 1], worst(clock), worst(processor)];
  });
  return [['', 'below', 'by the clock', 'processor'], ...rows];
}
