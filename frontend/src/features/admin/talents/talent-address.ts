/** The address of a talent's page; it carries the list's filters, from which the page finds the next talent. */
import { useListAddress } from '../kit/list/list-address.ts';
import { TALENTS_PATH } from './talent-queries.ts';

const LIST_NAMES = ['search', 'location', 'status', 'sort', 'order', 'view'] as const;

/** The list's part of the address, with its question mark; empty where the list is as it comes. */
export function useTalentListAddress(): string {
  return useListAddress(LIST_NAMES);
}

export function useTalentAddress(): (talentId: string) => string {
  const list = useTalentListAddress();
  return (talentId) => `${TALENTS_PATH}/${talentId}${list}`;
}
