/** Server data of the evaluation screens: earlier evaluations, what can be picked, and what a person decides. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { calledOf } from '../../../../../shared/domain/called.ts';
import type { Decision, DecisionInput } from '../../../../../shared/domain/evaluation.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { whileShort } from '../kit/list/paged-list.tsx';
import type { Subject } from './subject.ts';

const KEY = 'admin-evaluations';
const OFFERED = 8;

export function evaluationsQuery(subject: Subject) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', subject],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listEvaluations, { query: { ...subject, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnWindowFocus: whileShort,
    refetchOnReconnect: whileShort,
  });
}

/** One evaluation as it was. */
export function evaluationQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getEvaluation, { params: { id } }, { signal }),
  });
}

/** One stored match, wherever it came from. */
export function matchQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'match', id],
    queryFn: ({ signal }) => call(adminRoutes.getMatch, { params: { id } }, { signal }),
  });
}

export function decide(matchId: string, body: DecisionInput): Promise<Decision> {
  return call(adminRoutes.decideMatch, { params: { id: matchId }, body });
}

/** What was decided last about the pair of a match, past everything that is remembered. */
export async function decisionAbout(matchId: string): Promise<Decision | undefined> {
  return (await call(adminRoutes.getMatch, { params: { id: matchId } })).decision;
}

/** Lets everything be fetched again that shows evaluations or what was decided. */
export function refreshDecisions(client: QueryClient): void {
  for (const key of [KEY, 'admin-talents', 'admin-applications']) void client.invalidateQueries({ queryKey: [key] });
}

/** Lets the list of earlier evaluations be fetched again. */
export function refreshEvaluations(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY, 'list'] });
}

/** A record that may be picked. */
export interface PickOption {
  id: string;
  label: string;
  about: string | null;
}

async function jobsNamed(search: string, signal: AbortSignal): Promise<PickOption[]> {
  const { items } = await call(adminRoutes.listJobs, { query: { search, limit: OFFERED } }, { signal });
  return items.map(({ jobId, title, company }) => ({ id: jobId, label: title, about: company }));
}

async function talentsNamed(search: string, signal: AbortSignal): Promise<PickOption[]> {
  const { items } = await call(adminRoutes.listTalents, { query: { search, limit: OFFERED } }, { signal });
  return items.map((talent) => ({
    id: talent.talentId,
    label: calledOf({ ...talent, id: talent.talentId }),
    about: talent.headline,
  }));
}

/** The best few for some words, the last changed ones for none. */
export function optionsQuery(kind: 'job' | 'talent', words: string, isOpen: boolean) {
  return queryOptions({
    queryKey: [KEY, 'options', kind, words],
    queryFn: ({ signal }) => (kind === 'job' ? jobsNamed : talentsNamed)(words, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
}
