/** What the files of the index hold that benches make, for those who read them: it loads nothing that a list does not need. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ReadingKey } from '../../lambdas/stores/resume-store.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { Resume } from '../../shared/domain/talent.ts';

/** Different resumes; each serves as many people as it takes. */
export const TEXTS = 500;
/** The id of a reading without its number. */
export const READING = 'reading';
export const MONTH = '2026-11';
export const NOW = new Date('2026-11-23T12:00:00.000Z');

export interface IndexFiles {
  talents: string;
  forms: string;
  /** The whole readings, each once. */
  readings: string;
  jobs: string;
  openJobs: string;
}

/** The files in a folder. */
export function indexFilesIn(folder: string): IndexFiles {
  const path = (name: string) => join(folder, `${name}.sqlite`);
  return {
    talents: path('talents'),
    forms: path('forms'),
    readings: path('readings'),
    jobs: path('jobs'),
    openJobs: path('open-jobs'),
  };
}

/** A table of jobs in which nothing changes. */
export function jobTable(jobs: readonly Job[]) {
  const all = async () => [...jobs];
  return {
    get: async () => undefined,
    catalogState: async () => ({ revision: 1, changedAt: '', replacements: 0 }),
    changedSince: async () => ({ jobs: [], gone: [] }),
    listAll: all,
    listOpen: all,
  };
}

/** A function that answers the whole readings of people whose forms `makeIndexFiles` wrote. */
export function keptReadings(path: string): (keys: readonly ReadingKey[]) => Resume[] {
  const one = new DatabaseSync(path, { readOnly: true }).prepare('SELECT reading FROM readings WHERE text = ?');
  return (keys) =>
    keys.map((key) => {
      const text = Number(key.resumeId.slice(READING.length)) % TEXTS;
      return { ...JSON.parse((one.get(text) as { reading: string }).reading), ...key } as Resume;
    });
}
