/** Server data of the application screens: keys, fetchers, and moving through the stages. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../../shared/contract/route.ts';
import type { Application } from '../../../../../shared/domain/application.ts';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import { calledOf } from '../../../../../shared/domain/called.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import type { MoveWords } from '../kit/board/use-move.ts';
import { BY_CURSOR } from '../kit/list/cursor-pages.ts';
import { APPLICATIONS_KEY } from '../kit/records/application-record.ts';

const POLL_MS = 5000;
const PAGE_ROWS = 50;
const MOVES_SHOWN_MAX = 100;

export type Stage = Application['stage'];
/** What the list is narrowed to, as the address says it. */
export type ApplicationFilters = Pick<
  NonNullable<RequestOf<Contract['listApplications']>['query']>,
  'search' | 'stage' | 'jobId' | 'talentId'
>;

function isUnfinished({ resume }: Pick<Application, 'resume'>): boolean {
  return resume.status === 'awaiting-upload' || resume.status === 'active';
}

/** Polled every five seconds while a resume on screen is being processed. */
export function applicationsQuery(filters: ApplicationFilters) {
  return infiniteQueryOptions({
    queryKey: [APPLICATIONS_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listApplications, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    refetchInterval: ({ state }) => state.data?.pages.some((page) => page.items.some(isUnfinished)) === true && POLL_MS,
  });
}

export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [APPLICATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getApplication, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isUnfinished(state.data) && POLL_MS,
  });
}

/** Who changed an application, newest first. */
export function trailQuery(id: string) {
  return queryOptions({
    queryKey: [APPLICATIONS_KEY, 'trail', id],
    queryFn: async ({ signal }): Promise<AuditEntry[]> => {
      const query = { recordId: id, recordKind: 'application', limit: MOVES_SHOWN_MAX } as const;
      return (await call(adminRoutes.listAudit, { query }, { signal })).items;
    },
  });
}

/** Moves several applications to one stage; answers which were and which were refused, and why. */
export function moveApplications(
  applications: readonly Pick<Application, 'applicationId' | 'version'>[],
  stage: Stage,
  words?: MoveWords,
): Promise<ResponseOf<Contract['moveApplications']>> {
  const named = applications.map(({ applicationId, version }) => ({ applicationId, version }));
  return call(adminRoutes.moveApplications, { body: { stage, applications: named, ...words } });
}

/** How an applicant is called, never an empty text. */
export function applicantName({
  applicationId,
  resume,
  ...person
}: Pick<Application, 'applicationId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'resume'>): string {
  return calledOf({ ...person, fileName: resume.fileName, id: applicationId });
}
