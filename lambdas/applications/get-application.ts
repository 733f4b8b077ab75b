/** Shows a recruiter one application with what was read and how it matches. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { applicationOf, historyOf } from '../stores/application-view.ts';
import { type ResultsDeps, resultsOf } from './application-results.ts';

type Route = typeof routes.getApplication;

/** Errors: `APPLICATION_NOT_FOUND`. */
export async function getApplication(
  input: Pick<ActionInput<Route>, 'params'>,
  actor: Actor,
  deps: ResultsDeps & { applications: Pick<ApplicationStore, 'get'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'applications.manage');
  const record = await deps.applications.get(input.params.id);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  const { reading, matches } = await resultsOf(record, deps);
  const { profile = null, text = null } = reading ?? {};
  return { ...applicationOf(record), profile, text, matches, history: historyOf(record) };
}
