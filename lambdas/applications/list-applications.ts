/** Lists applications for recruiters. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationQuery, ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import { applicationOf } from '../stores/application-view.ts';

type Query = ActionInput<typeof routes.listApplications>['query'];

/** Newest first. The narrowest index is read; further filters thin out its pages until one is full. */
export async function listApplications(
  input: { query: Query },
  actor: Actor,
  deps: { applications: Pick<ApplicationStore, 'list'> },
): Promise<Page<Application>> {
  authorise(actor, 'applications.manage');
  const { query } = input;
  const found: ApplicationRecord[] = [];
  let cursor = query.cursor;
  do {
    // Asking for no more than is missing keeps the cursor exact.
    const page = await deps.applications.list({ by: indexFor(query), limit: query.limit - found.length, cursor });
    found.push(...page.items.filter((record) => fits(record, query)));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && found.length < query.limit);
  return { items: found.map(applicationOf), nextCursor: cursor ?? null };
}

function indexFor({ jobId, talentId, stage }: Query): ApplicationQuery['by'] {
  if (talentId !== undefined) return { talentId };
  if (jobId !== undefined) return { jobId };
  return stage === undefined ? 'submission' : { stage };
}

function fits(record: ApplicationRecord, { jobId, talentId, stage }: Query): boolean {
  const same = (wanted: string | undefined, value: string | undefined) => wanted === undefined || wanted === value;
  return same(jobId, record.jobId) && same(talentId, record.talentId) && same(stage, record.stage);
}
