/** Lists employers for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES } from '../../shared/domain/employer-fields.ts';
import { folded } from '../../shared/domain/folded.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../runtime/position-cursor.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

type Route = typeof routes.listEmployers;
type Query = ActionInput<Route>['query'];
type Sort = Query['sort'];

/** Last changed first unless ordered otherwise; company, contact and wanted job are searched word by word. */
export async function listEmployers(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { employers: Pick<EmployerStore, 'all'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'employers.manage');
  const { search, status, priority, sort, order } = input.query;
  const fitting = (await deps.employers.all())
    .filter((employer) => priority === undefined || employer.priority === priority)
    .filter(hasWords(search ?? ''));
  const counts = EMPLOYER_STATUSES.map((name) => [name, fitting.filter((employer) => employer.status === name).length]);
  const found = fitting
    .filter((employer) => status === undefined || employer.status === status)
    .sort(bySort(sort, order ?? NATURAL_ORDER[sort]));
  const page = pageAfter(found, (employer) => employer.employerId, input.query);
  return { ...page, total: found.length, byStatus: Object.fromEntries(counts) };
}

function hasWords(search: string): (employer: Employer) => boolean {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return ({ company, primaryContact, request }) => {
    const texts = [company, primaryContact?.name, primaryContact?.email, primaryContact?.phone, request?.jobTitle];
    const words = folded(texts.filter(Boolean).join('\n'));
    return wanted.every((word) => words.includes(word));
  };
}

const NATURAL_ORDER: Record<Sort, 'asc' | 'desc'> = {
  updatedAt: 'desc',
  company: 'asc',
  priority: 'desc',
  openRoles: 'desc',
  lastTouchAt: 'desc',
  replyBy: 'asc',
};

const ALPHABET = new Intl.Collator('es', { numeric: true });

const VALUES: Record<Exclude<Sort, 'company'>, (employer: Employer) => string | number | null> = {
  updatedAt: ({ updatedAt }) => updatedAt,
  priority: ({ priority }) => EMPLOYER_PRIORITIES.indexOf(priority),
  openRoles: ({ openRoles }) => openRoles,
  lastTouchAt: ({ lastTouchAt }) => lastTouchAt,
  replyBy: ({ replyBy }) => replyBy,
};

/** Employers without a value come last in either direction; equal ones stay in the order of their names. */
function bySort(sort: Sort, order: 'asc' | 'desc'): (a: Employer, b: Employer) => number {
  const direction = order === 'asc' ? 1 : -1;
  const byName = (a: Employer, b: Employer) =>
    ALPHABET.compare(a.company, b.company) || (a.employerId < b.employerId ? -1 : 1);
  if (sort === 'company') return (a, b) => direction * byName(a, b);
  const sortValue = VALUES[sort];
  return (a, b) => {
    const [of, other] = [sortValue(a), sortValue(b)];
    if (of === other) return byName(a, b);
    if (of === null || other === null) return of === null ? 1 : -1;
    return direction * (of < other ? -1 : 1);
  };
}
