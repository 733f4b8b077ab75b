/** Shows a recruiter one talent with everything known of them. */
import type { routes } from '../../shared/contract/routes.ts';
import { calledOf } from '../../shared/domain/called.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import {
  type Beside,
  type Merge,
  type Resume,
  shownReading,
  type Talent,
  type TalentDetail,
  withEdits,
} from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { applicationOf } from '../applications/application-view.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import { withDecisions } from '../matches/decided-matches.ts';
import type { ActionInput } from '../runtime/http.ts';
import { limitToResponseSize } from '../runtime/response-size.ts';
import { type ActivityStore, activityOf } from '../stores/activity-store.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { type MergeStore, undoableSince, undoableUntil } from '../stores/merge-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { readingsOf } from './readings-of.ts';

const SHOWN_MAX = 100;
const BESIDE_MAX = 20;
/** A function's answer is limited to 6 MB: the oldest texts beyond what fits are left out. */
const RESUMES_BYTES_MAX = 3_000_000;
/** The rest of them is listed page by page. */
const ACTIVITIES_BYTES_MAX = 500_000;

export interface GetTalentDeps {
  talents: Pick<TalentStore, 'get' | 'besides' | 'resolveMergedId'>;
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByTalent'>;
  activities: Pick<ActivityStore, 'list'>;
  decisions: Parameters<typeof withDecisions>[1];
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  merges: Pick<MergeStore, 'get'>;
  noteRead: NoteRead;
  now(): string;
}

/** Errors: `TALENT_NOT_FOUND`. */
export async function getTalent(
  input: Pick<ActionInput<typeof routes.getTalent>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetTalentDeps,
): Promise<TalentDetail> {
  authorise(actor, 'talents.manage');
  const record = await deps.talents.get(input.params.id);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const talent: Talent = talentOf(record);
  const [resumes, applications, matches, activities, beside, merges, besideId] = await Promise.all([
    deps.resumes.list(talent.talentId),
    applicationsOf(record, deps),
    deps.matches.listByTalent(talent.talentId, { limit: SHOWN_MAX }),
    deps.activities.list(talent.talentId, { limit: SHOWN_MAX }),
    besidesOf(record, deps),
    mergesOf(record, deps),
    talent.besideId === null ? null : deps.talents.resolveMergedId(talent.besideId),
    deps.noteRead(actor, { recordKind: 'talent', recordId: talent.talentId, correlationId: input.correlationId }),
  ]);
  const shown = currentFirst(resumes, talent.resumeId);
  const current = resumes.find(({ resumeId }) => resumeId === talent.resumeId);
  const profile = current ? withEdits(current.profile, record.edits) : null;
  const edited = Object.keys(record.edits);
  const { at, by, reason } = record.recruiterBasis ?? {};
  return {
    ...talent,
    besideId,
    beside,
    merges,
    profile,
    basisNote: at !== undefined && reason !== undefined ? { at, by: by ?? null, reason } : null,
    edited,
    resumeChosen: record.chosen !== undefined,
    origins: record.origins ?? {},
    differing: unsettled(record),
    readings: readingsOf(record, applications, resumes, matches.items),
    resumes: limitToResponseSize(shown.map(shownReading), RESUMES_BYTES_MAX),
    applications: applications.slice(0, SHOWN_MAX).map(applicationOf),
    matches: await withDecisions(ofCurrentFirst(matches.items, talent.resumeId), deps.decisions),
    activities: limitToResponseSize(activities.items.map(activityOf), ACTIVITIES_BYTES_MAX),
  };
}

/** What a recruiter has not settled by an edit of their own. */
function unsettled({ differing = [], edits }: TalentRecord): TalentDetail['differing'] {
  const isEdited = {
    name: edits.firstName !== undefined || edits.lastName !== undefined,
    phone: edits.phone !== undefined,
  };
  return differing.filter(({ field }) => !isEdited[field]);
}

/** Those beside a talent that was merged into this one are beside this one now. */
async function besidesOf({ talentId, mergedIds = [] }: TalentRecord, deps: GetTalentDeps): Promise<Beside[]> {
  const found = await Promise.all([talentId, ...mergedIds].map((id) => deps.talents.besides(id)));
  const shown = found.flat().slice(0, BESIDE_MAX);
  return Promise.all(
    shown.map(async (beside) => {
      const applications = await applicationsOf(beside, deps);
      return { talent: talentOf(beside), applications: applications.slice(0, SHOWN_MAX).map(applicationOf) };
    }),
  );
}

/** Those of the last weeks that ended with this one; of one that another was merged into first, that one has to be undone before. */
async function mergesOf({ talentId, mergedIds = [] }: TalentRecord, deps: GetTalentDeps): Promise<Merge[]> {
  const since = undoableSince(deps.now());
  const found = await Promise.all(mergedIds.map((id) => deps.merges.get(id)));
  return found
    .filter((merge) => merge !== undefined)
    .filter(({ survivorId, updatedAt }) => survivorId === talentId && updatedAt >= since)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map(({ other, by, updatedAt }) => ({
      otherId: other.talentId,
      called: calledOf({ ...talentOf(other), id: other.talentId }),
      at: updatedAt,
      by,
      undoableUntil: undoableUntil(updatedAt),
    }));
}

/** What the page rests on stands first; else as given. */
function ofCurrentFirst(matches: readonly Match[], currentId: string | null): Match[] {
  const isCurrent = ({ resumeId }: Match) => Number(resumeId === currentId);
  return matches.toSorted((a, b) => isCurrent(b) - isCurrent(a));
}

/** Newest first, as stored; of two that came with one application, the one that counts. */
function currentFirst(resumes: Resume[], currentId: string | null): Resume[] {
  const isCurrent = (resume: Resume) => Number(resume.resumeId === currentId);
  return resumes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || isCurrent(b) - isCurrent(a));
}
