/** Reads from the applications what the overview counts. */
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';

/** Hires looked at: more than an agency makes in a month. */
const HIRED_MAX = 1_000;

/** Applications whose resume is being read or matched and whose last step was before `time`, longest waiting first. */
export async function applicationsAtWork(
  applications: Pick<ApplicationStore, 'listUnfinished'>,
  time: string,
): Promise<ApplicationRecord[]> {
  const found: ApplicationRecord[] = [];
  for (const work of ['reading', 'matching'] as const) {
    for await (const record of applications.listUnfinished(work)) {
      if (record.updatedAt >= time) break;
      found.push(record);
    }
  }
  return found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
}

/** The last thousand applications that ended in a hire. */
export async function hiredApplications(applications: Pick<ApplicationStore, 'list'>): Promise<ApplicationRecord[]> {
  const found: ApplicationRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await applications.list({ by: { stage: 'hired' }, limit: 250, cursor });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && found.length < HIRED_MAX);
  return found;
}
