/** Removes a talent that a reader made of an application and died before it could take it back: the application is gone. */

import { type ReleaseTalentDeps, releaseTalent } from '../settling/release-talent.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
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
