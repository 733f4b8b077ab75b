/** The list state in the address of the applications, which an application's page keeps. */
import { useSearchParams } from 'react-router-dom';
import { APPLICATION_STAGES } from '../../../../../shared/domain/application.ts';
import { useAddressChoice, useListAddress } from '../kit/list/list-address.ts';
import { APPLICATIONS_PATH } from '../kit/records/application-record.ts';
import type { ApplicationFilters } from './application-queries.ts';

export const APPLICATION_FILTER_NAMES = ['search', 'stage', 'jobId', 'talentId'] as const;
const LIST_NAMES = [...APPLICATION_FILTER_NAMES, 'view'] as const;

export function useApplicationFilters(): ApplicationFilters {
  const [params] = useSearchParams();
  const stage = useAddressChoice('stage', APPLICATION_STAGES);
  const said = (name: string) => params.get(name) ?? undefined;
  return { search: said('search'), stage, jobId: said('jobId'), talentId: said('talentId') };
}

/** The list's part of the address, with its question mark; empty where the list is as it comes. */
export function useApplicationListAddress(): string {
  return useListAddress(LIST_NAMES);
}

export function useApplicationAddress(): (applicationId: string) => string {
  const list = useApplicationListAddress();
  return (applicationId) => `${APPLICATIONS_PATH}/${applicationId}${list}`;
}
