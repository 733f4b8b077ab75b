/**
 * Hands the site, while it is built, which fields of a job are facts for visitors and of which kind: the table of all fields
 * has their schemas and what files call them, which no visitor needs.
 */
import type { Plugin } from 'vite';
import { JOB_FIELDS, type JobField } from '../shared/domain/job-fields.ts';

const MODULE = 'virtual:job-facts';
const RESOLVED = `\0${MODULE}`;

/** Name and kind of each field that is a fact, in the order in which visitors read them. */
export function jobFacts(): [name: string, kind: string][] {
  return Object.entries<JobField>(JOB_FIELDS)
    .filter(([, { fact }]) => fact !== undefined)
    .sort(([, one], [, other]) => (one.fact ?? 0) - (other.fact ?? 0))
    .map(([name, { kind }]) => [name, kind]);
}

/** `import { jobFacts } from 'virtual:job-facts'`. */
export function jobFactsModule(): Plugin {
  return {
    name: 'encaje-job-facts',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? { code: `export const jobFacts = ${JSON.stringify(jobFacts())};`, moduleType: 'js' }
        : undefined,
  };
}
