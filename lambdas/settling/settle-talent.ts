/**
 * Brings a talent up to what their applications and readings say together: which reading is current, and the facts with
 * where each is from. Everything that adds, corrects, moves or removes an application ends with it.
 */
import { isDeepStrictEqual } from 'node:util';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type Settled, settled } from './settled-talent.ts';

export interface SettleTalentDeps {
  applications: Pick<ApplicationStore, 'get' | 'list' | 'advance'>;
  talents: Pick<TalentStore, 'get' | 'restate'>;
  resumes: Pick<ResumeStore, 'list'>;
}

/** Whether the talent is all that already. */
function isSettled(talent: TalentRecord, facts: Settled): boolean {
  return Object.entries(facts).every(([field, value]) => isDeepStrictEqual(talent[field as keyof TalentRecord], value));
}

/**
 * Settles a talent, `undefined` where there is none. Where another reading becomes current than `processing`, its
 * application is marked for matching before, so that the sweep asks for its matches whatever happens. Repeating it
 * changes nothing. Errors: `STALE_VERSION`.
 */
export async function settleTalent(
  talentId: string,
  deps: SettleTalentDeps,
  processing?: string,
): Promise<TalentRecord | undefined> {
  const settle = async (talent: TalentRecord | undefined) => {
    if (!talent) return undefined;
    const applications = await applicationsOf(talent, deps);
    // Without any there is nothing to combine.
    if (applications.length === 0) return talent;
    const facts = settled(talent, applications, await deps.resumes.list(talentId));
    if (isSettled(talent, facts)) return talent;
    const { resumeId } = facts;
    if (resumeId !== undefined && resumeId !== talent.resumeId && resumeId !== processing) {
      await askForMatching(resumeId, applications, deps);
    }
    return (await deps.talents.restate(talent, facts)) ? { ...talent, ...facts } : LOST;
  };
  return updateWithRetry(() => deps.talents.get(talentId), settle);
}

/** Marks the application that rests on a reading as one with matches to come; the sweep sees to the rest. */
export async function askForMatching(
  resumeId: string,
  applications: readonly ApplicationRecord[],
  deps: Pick<SettleTalentDeps, 'applications'>,
): Promise<ApplicationRecord | undefined> {
  const record = applications.find((one) => one.resumeId === resumeId && !one.withdrawnAt);
  if (record?.resumeStatus !== 'completed') return undefined;
  return record.unfinished ? record : deps.applications.advance(record, { unfinished: 'matching' });
}
