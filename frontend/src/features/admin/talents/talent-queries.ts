/** Server data of the talent screens: keys, fetchers, corrections, merging and erasing. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../../../shared/contract/route.ts';
import { calledOf } from '../../../../../shared/domain/called.ts';
import type { Talent, TalentDetail, TalentUpdate } from '../../../../../shared/domain/talent.ts';
import type { TalentExport } from '../../../../../shared/domain/talent-export.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import { BY_CURSOR } from '../kit/list/cursor-pages.ts';
import { refreshTalents, TALENTS_KEY, talentQuery } from '../kit/records/talent-record.ts';

export const TALENTS_PATH = '/admin-panel/talents';
const PAGE_ROWS = 50;

/** What the list is narrowed to and sorted by, as the address says it. */
export type TalentFilters = Pick<
  NonNullable<RequestOf<Contract['listTalents']>['query']>,
  'search' | 'status' | 'location' | 'basis' | 'sort' | 'order'
>;

export function talentsQuery(filters: TalentFilters) {
  return infiniteQueryOptions({
    queryKey: [TALENTS_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listTalents, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
  });
}

const MATCHING_POLL_MS = 1500;
/** Polling ends after this many: without an active job there are no matches to wait for. */
const MATCHING_POLLS_MAX = 20;

/** How soon to look again at a person whose current reading is still being matched; `false` once it is. */
export function nextLookMs(talent: TalentDetail | undefined, looks: number): number | false {
  if (!talent?.resumeId || looks > MATCHING_POLLS_MAX) return false;
  return talent.matches.some(({ resumeId }) => resumeId === talent.resumeId) ? false : MATCHING_POLL_MS;
}

export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: [TALENTS_KEY, 'duplicates', id],
    queryFn: ({ signal }) => call(adminRoutes.listDuplicates, { params: { id } }, { signal }),
  });
}

/** Puts a recruiter's words in place of what was read; `conflict` when someone was faster. */
export function updateTalent(id: string, body: TalentUpdate): Promise<Talent> {
  return call(adminRoutes.updateTalent, { params: { id }, body });
}

/** Everything that is kept of a person. */
export function exportTalent(id: string): Promise<TalentExport> {
  return call(adminRoutes.exportTalent, { params: { id } }, { long: true });
}

/** Erases a person with everything that is known of them. */
export function deleteTalent(id: string): Promise<undefined> {
  return call(adminRoutes.deleteTalent, { params: { id } });
}

/** Makes one record of two: everything of `other` goes to `kept`. `conflict` when either has changed meanwhile. */
export function mergeTalents(kept: Talent, other: Talent): Promise<Talent> {
  const body = { otherId: other.talentId, version: kept.version, otherVersion: other.version };
  return call(adminRoutes.mergeTalents, { params: { id: kept.talentId }, body });
}

/** Makes two of them again. `conflict` when the record has changed meanwhile, or it is too late. */
export function unmergeTalents({ talentId, version }: Talent, otherId: string): Promise<Talent> {
  return call(adminRoutes.unmergeTalents, { params: { id: talentId }, body: { otherId, version } });
}

/** Forgets a person who is no more, and lets the lists be fetched again without them. */
export async function forgetTalent(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: talentQuery(id).queryKey });
  client.removeQueries({ queryKey: duplicatesQuery(id).queryKey });
  await refreshTalents(client);
}

/** How a person is called, never an empty text. */
export function talentName({
  talentId,
  ...person
}: Pick<Talent, 'talentId' | 'firstName' | 'lastName' | 'email' | 'phone'>): string {
  return calledOf({ ...person, id: talentId });
}
