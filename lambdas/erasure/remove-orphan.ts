/** Removes what a reader stored for an application erased meanwhile, when the reader died before cleaning up. */

import { type ReleaseTalentDeps, releaseTalent } from '../settling/release-talent.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { erasedIn } from '../stores/talent-tombstones.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type EraseCopiesDeps, eraseExports } from './erase-copies.ts';
import { type EraseNotesDeps, eraseNotes } from './erase-traces.ts';

export interface RemoveOrphanDeps extends ReleaseTalentDeps, EraseNotesDeps, EraseCopiesDeps {
  resumes: ReleaseTalentDeps['resumes'] & Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  uploads: EraseNotesDeps['uploads'] & EraseCopiesDeps['uploads'];
  now(): string;
}

/** No reader is at work on one application for so long. */
const AT_WORK_MS = 3_600_000;

/** Daily rounds may fail for a day; what is looked at twice costs little. */
const LOOKED_BACK_MS = 3 * 86_400_000;

/** Whether the talent was one: nobody reached the end of reading any of its applications, and none is there any more. */
export async function removeOrphan(talent: TalentRecord, deps: RemoveOrphanDeps): Promise<boolean> {
  const { talentId, joined = [], resumeId, mergingInto, createdAt } = talent;
  const [applicationId] = joined;
  if (applicationId === undefined || resumeId !== undefined || mergingInto !== undefined) return false;
  if (Date.parse(deps.now()) - Date.parse(createdAt) < AT_WORK_MS) return false;
  if ((await applicationsOf(talent, deps)).length > 0) return false;
  await deps.resumes.removeAll(talentId);
  await deps.matches.removeOfTalent(talentId);
  if ((await releaseTalent({ applicationId, talentId }, deps)) === 'stays') return false;
  await eraseNotes([talentId], deps);
  await eraseExports({ ids: [talentId], records: ['talents'], since: createdAt }, deps);
  return true;
}

export interface RemoveLateDeps {
  talents: Pick<TalentStore, 'get' | 'changedSince'>;
  resumes: Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  now(): string;
}

/** Removes what was stored under the ids of talents after they were erased; of one that is there again, nothing. */
export async function removeLate({ talents, resumes, matches, now }: RemoveLateDeps): Promise<void> {
  const { gone } = await talents.changedSince(new Date(Date.parse(now()) - LOOKED_BACK_MS).toISOString());
  for (const talentId of new Set(gone.flatMap(erasedIn))) {
    if (await talents.get(talentId)) continue;
    await resumes.removeAll(talentId);
    await matches.removeOfTalent(talentId);
  }
}
