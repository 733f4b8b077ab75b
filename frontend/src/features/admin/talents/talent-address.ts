/** The address of a talent's page; it carries the list's filters along, by which the page knows who comes next. */
import { useSearchParams } from 'react-router-dom';
import { TALENTS_PATH } from './talent-queries.ts';

const LIST_NAMES = ['search', 'location', 'status', 'sort', 'order', 'view'] as const;

/** The list's part of the address, with its question mark; empty where the list is as it comes. */
export function useTalentListAddress(): string {
  const [params] = useSearchParams();
  const kept = LIST_NAMES.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const search = new URLSearchParams(kept).toString();
  return search && `?${search}`;
}

export function useTalentAddress(): (talentId: string) => string {
  const list = useTalentListAddress();
  return (talentId) => `${TALENTS_PATH}/${talentId}${list}`;
}
