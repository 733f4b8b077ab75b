/** Moves an application and its readings to another talent of the same person. */
import type { Resume } from '../../shared/domain/talent.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { readingsOf } from '../traces/own-traces.ts';

export interface MoveApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance'>;
  resumes: Pick<ResumeStore, 'list' | 'insert' | 'remove'>;
}

/**
 * Readings are copied before the application says that they are elsewhere, and removed after it: anyone who follows its
 * words always finds them. Repeated, it goes on where it ended.
 */
export async function moveApplication(
  applicationId: string,
  from: string,
  to: string,
  deps: MoveApplicationDeps,
): Promise<void> {
  const readings = await readingsOf({ applicationId, talentId: from }, deps);
  for (const reading of readings) await deps.resumes.insert({ ...reading, talentId: to });
  if (await rename(applicationId, from, to, deps)) return removeAll(readings, deps);
  // Its person erased it meanwhile: then the copies go too.
  const copies = await readingsOf({ applicationId, talentId: to }, deps);
  await removeAll([...copies, ...readings], deps);
}

/** A reading that no application is known of any more. */
export async function moveReading(
  reading: Resume,
  to: string,
  deps: Pick<MoveApplicationDeps, 'resumes'>,
): Promise<void> {
  await deps.resumes.insert({ ...reading, talentId: to });
  await deps.resumes.remove(reading.talentId, reading.resumeId);
}

/** `false` when the application is gone. One whose person is not noted yet will find out itself. */
async function rename(applicationId: string, from: string, to: string, deps: MoveApplicationDeps): Promise<boolean> {
  const write = async (record: ApplicationRecord | undefined) => {
    if (!record) return false;
    const isMoved = record.talentId !== from || (await deps.applications.advance(record, { talentId: to }));
    return isMoved ? true : LOST;
  };
  return updateWithRetry(() => deps.applications.get(applicationId), write, failBusy(`Application ${applicationId}`));
}

async function removeAll(readings: readonly Resume[], deps: Pick<MoveApplicationDeps, 'resumes'>): Promise<void> {
  for (const { talentId, resumeId } of readings) await deps.resumes.remove(talentId, resumeId);
}
