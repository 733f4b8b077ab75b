/** The jobs or people that a picker suggests for typed text. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calledOf } from '../../../../../../shared/domain/called.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

const OFFERED = 8;

/** A record that may be picked. */
export interface PickOption {
  id: string;
  label: string;
  about: string | null;
  /** @default true */
  emailConfirmed?: boolean;
}

/** `leftOut` are the people whom the words describe, but who may be considered for no other job. */
export interface PickOptions {
  options: PickOption[];
  leftOut: number;
}

async function jobsNamed(search: string, signal: AbortSignal): Promise<PickOptions> {
  const { items } = await call(adminRoutes.listJobs, { query: { search, limit: OFFERED } }, { signal });
  const options = items.map(({ jobId, title, company }) => ({ id: jobId, label: title, about: company }));
  return { options, leftOut: 0 };
}

async function talentsNamed(search: string, signal: AbortSignal): Promise<PickOptions> {
  const { items, leftOut } = await call(adminRoutes.listTalents, { query: { search, limit: OFFERED } }, { signal });
  const options = items.map((talent) => ({
    id: talent.talentId,
    label: calledOf({ ...talent, id: talent.talentId }),
    about: talent.headline,
    emailConfirmed: talent.emailConfirmed,
  }));
  return { options, leftOut };
}

/** The best few for some words, the last changed ones for none. */
export function optionsQuery(kind: 'job' | 'talent', words: string, isOpen: boolean) {
  return queryOptions({
    queryKey: ['admin-picks', kind, words],
    queryFn: ({ signal }) => (kind === 'job' ? jobsNamed : talentsNamed)(words, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
}
