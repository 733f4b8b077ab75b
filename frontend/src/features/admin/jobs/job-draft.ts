/** The unsaved changes of a job's form, kept in this tab with the version they are based on. */
import { useEffect } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import type { JobForm } from './job-values.ts';
import { JOB_FORM_FIELDS, type JobValues, NEW_JOB } from './job-values.ts';

/** The content that a form started from; version 0 for a job that is not stored yet. */
export interface Base {
  values: JobValues;
  version: number;
}
export interface JobDraft {
  values: JobValues;
  base: Base;
}

/** Storage may hold another shape: an older form's, or what someone wrote into it. */
function valuesFrom(kept: unknown): JobValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = kept as Record<string, unknown>;
  const fits = JOB_FORM_FIELDS.every((field) => typeof values[field] === typeof NEW_JOB[field]);
  return fits ? (values as unknown as JobValues) : undefined;
}

/** The draft under a name; `undefined` when there is none that can be used. */
export function readJobDraft(name: string): JobDraft | undefined {
  const kept = readDraft<JobDraft>(name);
  const values = valuesFrom(kept?.values);
  const before = valuesFrom(kept?.base?.values);
  const version = kept?.base?.version;
  return values && before && typeof version === 'number' ? { values, base: { values: before, version } } : undefined;
}

export function writeJobDraft(name: string, draft: JobDraft): void {
  writeDraft(name, draft);
}

/** Stores what is typed from now on; the returned function deletes it. */
export function useJobDraft({ subscribe }: Pick<JobForm, 'subscribe'>, name: string, base: Base): () => void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed, values }) => {
          // Without a name it was the program that wrote.
          if (changed !== undefined) writeJobDraft(name, { values, base });
        },
      }),
    [subscribe, name, base],
  );
  return () => clearDraft(name);
}
