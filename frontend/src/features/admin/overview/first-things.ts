/** The recruiter's first tasks, chosen from what is waiting: promises before failures, failures before news. */
import type { Overview } from '../../../../../shared/contract/admin-overview.ts';
import type { IconName } from '../../../ui/icons.tsx';
import { replyClock } from '../kit/words/reply-clock.ts';

export type Urgency = 'late' | 'soon' | 'calm';

/** How near a deadline (ISO 8601) is, by the clock that the list of employers shows. */
export function urgencyOf(deadline: string, now: number): Urgency {
  const { state } = replyClock(deadline, now);
  return state === 'fine' ? 'calm' : state;
}

export interface FirstThing {
  key: 'overdue' | 'dueSoon' | 'failed' | 'stuck' | 'requests' | 'applications' | 'matches';
  count: number;
  /** Where it is dealt with: an address, or `#` and a part of the overview. */
  to: string;
  icon: IconName;
  urgency: Urgency;
}

function only<T>(rows: readonly T[], path: (row: T) => string, list: string): string {
  const [first, second] = rows;
  return first !== undefined && second === undefined ? path(first) : list;
}

const REQUESTS = '/admin-panel/employers?status=lead&sort=replyBy&order=asc';
const APPLICATIONS = '/admin-panel/applications';

/** Most urgent first; what there is none of is left out. A single record is led to directly. */
export function firstThings(overview: Overview, now: number): FirstThing[] {
  const { requests, resumes, applications, strongMatches } = overview;
  const late = requests.nearest.filter(({ replyBy }) => replyBy !== null && urgencyOf(replyBy, now) === 'late');
  const soon = requests.nearest.filter(({ replyBy }) => replyBy !== null && urgencyOf(replyBy, now) === 'soon');
  // All that wait, as the list it leads to counts them; not again where the lines above have named every one.
  const waiting = requests.open > requests.overdue + soon.length ? requests.open : 0;
  const employers = (rows: typeof late) =>
    only(rows, ({ employerId }) => `/admin-panel/employers/${employerId}`, REQUESTS);
  const troubled = only(resumes.newest, ({ applicationId }) => `${APPLICATIONS}/${applicationId}`, APPLICATIONS);
  const things: FirstThing[] = [
    { key: 'overdue', count: requests.overdue, to: employers(late), icon: 'alert', urgency: 'late' },
    { key: 'dueSoon', count: soon.length, to: employers(soon), icon: 'clock', urgency: 'soon' },
    { key: 'failed', count: resumes.failed, to: troubled, icon: 'file', urgency: 'soon' },
    { key: 'stuck', count: resumes.stuck, to: troubled, icon: 'clock', urgency: 'soon' },
    {
      key: 'applications',
      count: applications.lastDay,
      to: `${APPLICATIONS}?stage=new`,
      icon: 'file',
      urgency: 'calm',
    },
    { key: 'requests', count: waiting, to: REQUESTS, icon: 'people', urgency: 'calm' },
    { key: 'matches', count: strongMatches.length, to: '#matches', icon: 'check', urgency: 'calm' },
  ];
  return things.filter(({ count }) => count > 0);
}

/** Whether the installation has no records yet. */
export function isFresh({ pipeline, jobs, talents, requests }: Overview): boolean {
  const counts = [...Object.values(pipeline), ...Object.values(jobs), talents, requests.open];
  return counts.every((count) => count === 0);
}
