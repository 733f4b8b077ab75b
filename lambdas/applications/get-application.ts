/** Shows a recruiter one application with its reading and matches. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { type ResultsDeps, resultsOf } from './application-results.ts';
import { applicationOf, historyOf } from './application-view.ts';
import { type WhoseResumeDeps, whoseResume } from './whose-resume.ts';

type Route = typeof routes.getApplication;

export interface GetApplicationDeps extends ResultsDeps, WhoseResumeDeps {
  applications: Pick<ApplicationStore, 'get'>;
  talents: Pick<TalentStore, 'get' | 'resolveMergedId'>;
  noteRead: NoteRead;
}

/** Errors: `APPLICATION_NOT_FOUND`. */
export async function getApplication(
  input: Pick<ActionInput<Route>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetApplicationDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'applications.manage');
  const record = await deps.applications.get(input.params.id);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  const read = { recordKind: 'application', recordId: record.applicationId } as const;
  const [{ reading, matches }, besideId] = await Promise.all([
    resultsOf(record, deps),
    besideOf(record, deps),
    deps.noteRead(actor, { ...read, correlationId: input.correlationId }),
  ]);
  const foreignResume = await whoseResume(record, reading, [record.talentId, besideId], deps);
  const { profile = null, text = null } = reading ?? {};
  return { ...applicationOf(record), foreignResume, besideId, profile, text, matches, history: historyOf(record) };
}

/** The talent whose address or number the application gives without proof. */
async function besideOf({ talentId }: ApplicationRecord, { talents }: GetApplicationDeps): Promise<string | null> {
  const talent = talentId === undefined ? undefined : await talents.get(talentId);
  return talent?.besideId === undefined ? null : talents.resolveMergedId(talent.besideId);
}
