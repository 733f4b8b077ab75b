/** Lists applications for recruiters. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Application, isApplication } from '../../shared/domain/application.ts';
import { folded } from '../../shared/domain/folded.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationQuery } from '../stores/application-lists.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { applicationOf } from './application-view.ts';

type Query = ActionInput<typeof routes.listApplications>['query'];

/** Newest first. The narrowest index is read, and further filters thin out what it gives. */
export async function listApplications(
  input: { query: Query },
  actor: Actor,
  deps: { applications: Pick<ApplicationStore, 'list'> },
): Promise<Page<Application>> {
  authorise(actor, 'applications.manage');
  const { query } = input;
  const { limit, cursor } = query;
  const page = await deps.applications.list({ by: indexFor(query), limit, cursor }, (record) => fits(record, query));
  return { items: page.items.map(applicationOf), nextCursor: page.nextCursor };
}

function indexFor({ jobId, talentId, stage }: Query): ApplicationQuery['by'] {
  if (talentId !== undefined) return { talentId };
  if (jobId !== undefined) return { jobId };
  return stage === undefined ? 'submission' : { stage };
}

function fits(record: ApplicationRecord, { jobId, talentId, stage, search }: Query): boolean {
  const same = (wanted: string | undefined, value: string | undefined) => wanted === undefined || wanted === value;
  return (
    // A file that made nobody yet waits for a recruiter; someone's own page shows all that is known of them.
    (talentId !== undefined || record.talentId === undefined || isApplication(record)) &&
    same(jobId, record.jobId) &&
    same(talentId, record.talentId) &&
    same(stage, record.stage) &&
    says(record, search)
  );
}

/**
 * Whether the record has every word, in any order. A file name may describe its person ("CV welder Zaragoza.pdf"): it is
 * found where it is typed as a whole, and stands for a name where nothing else is known.
 */
function says(record: ApplicationRecord, search = ''): boolean {
  const { firstName, lastName, email, phone, fileName, jobTitle, company } = record;
  const known = folded([firstName, lastName, email, phone, jobTitle, company].join(' '));
  const wanted = folded(search).trim();
  return wanted.split(/\s+/).every((word) => known.includes(word)) || wanted === folded(fileName ?? '').trim();
}
