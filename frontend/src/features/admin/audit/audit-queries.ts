/** Server data of the trail: its entries, and what has become of the records that they are about. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import type { AuditFilter } from '../../../../../shared/domain/audit-filter.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';

const KEY = 'admin-audit';
const PAGE_ROWS = 100;
const PANEL = '/admin-panel';

export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listAudit, { query: { ...filter, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    ...FRESH_WHILE_SHORT,
  });
}

/** Where a record is, and what it is called. */
export interface FoundRecord {
  path: string;
  name: string;
  /** Of people and their applications. */
  emailConfirmed?: boolean;
}

type Look = (id: string, signal: AbortSignal) => Promise<FoundRecord>;

const talent: Look = async (id, signal) => {
  const found = await call(adminRoutes.getTalent, { params: { id } }, { signal });
  const { firstName, lastName, email, emailConfirmed } = found;
  return { path: `${PANEL}/talents/${id}`, name: `${firstName} ${lastName}`.trim() || (email ?? id), emailConfirmed };
};

const employer: Look = async (id, signal) => {
  const { company } = await call(adminRoutes.getEmployer, { params: { id } }, { signal });
  return { path: `${PANEL}/employers/${id}`, name: company };
};

const isGone = (error: unknown) => isAppError(error) && error.kind === 'not-found';

const LOOKS: Partial<Record<AuditEntry['recordKind'], Look>> = {
  talent,
  employer,
  // An activity is noted under whom it was with.
  activity: (id, signal) =>
    talent(id, signal).catch((error) => (isGone(error) ? employer(id, signal) : Promise.reject(error))),
  job: async (id, signal) => {
    const { title, company } = await call(adminRoutes.getJob, { params: { id } }, { signal });
    return { path: `${PANEL}/jobs/${id}`, name: `${title} · ${company}` };
  },
  application: async (id, signal) => {
    const found = await call(adminRoutes.getApplication, { params: { id } }, { signal });
    return {
      path: `${PANEL}/applications/${id}`,
      name: `${found.firstName ?? ''} ${found.lastName ?? ''}`.trim() || id,
      emailConfirmed: found.emailConfirmed,
    };
  },
  match: async (id, signal) => {
    const { talentId, jobTitle } = await call(adminRoutes.getMatch, { params: { id } }, { signal });
    return { path: `${PANEL}/talents/${talentId}/matches/${id}`, name: jobTitle };
  },
  message: async (id, signal) => {
    const { firstName, lastName } = await call(adminRoutes.getMessage, { params: { id } }, { signal });
    return { path: `${PANEL}/messages/${id}`, name: `${firstName} ${lastName}` };
  },
  run: async (id, signal) => {
    const { fileName } = await call(adminRoutes.getRun, { params: { id } }, { signal });
    return { path: `${PANEL}/database-sync/${id}`, name: fileName ?? id };
  },
};

/** Whether a record of this kind can be looked up by its id. */
export const canBeFound = ({ recordKind }: Pick<AuditEntry, 'recordKind'>): boolean => LOOKS[recordKind] !== undefined;

/** The record as it is now; `null` where it is gone, or has no page. */
export function auditedRecordQuery({ recordKind, recordId }: Pick<AuditEntry, 'recordKind' | 'recordId'>) {
  return queryOptions({
    queryKey: [KEY, 'record', recordKind, recordId],
    queryFn: async ({ signal }): Promise<FoundRecord | null> => {
      const look = LOOKS[recordKind];
      if (!look) return null;
      return look(recordId, signal).catch((error) => (isGone(error) ? null : Promise.reject(error)));
    },
  });
}
