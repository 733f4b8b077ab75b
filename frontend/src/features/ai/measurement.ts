/** What a figure of the project's own benchmarks says of itself; `tests/bench/measured.ts` writes them into `measured.json`. */

/** The advertised figures that a benchmark of ours answers to. */
export type MeasuredClaim = 'processing' | 'accuracy';

export interface MeasuredRow {
  /** Which of the benchmark's rows; the key of its text. */
  id: string;
  /** How many were measured, where the benchmark says so. */
  count: number | null;
  /** In the measurement's unit, by the key of its text. */
  values: Record<string, number>;
}

export interface Measurement {
  /** `share` is between 0 and 1. */
  unit: 'seconds' | 'share';
  /** ISO 8601 day. */
  date: string;
  /** Processors of the machine. */
  cores: number;
  /** Runtime and system, as the benchmark noted them. */
  software: string;
  rows: MeasuredRow[];
}

/** Without an entry nothing is measured. */
export type Measured = Partial<Record<MeasuredClaim, Measurement>>;
