/** Server data of the evaluation screens: evaluations as they were. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import { EVALUATIONS_KEY } from './decision-queries.ts';
import type { Subject } from './subject.ts';

export function evaluationsQuery(subject: Subject) {
  return infiniteQueryOptions({
    queryKey: [EVALUATIONS_KEY, 'list', subject],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listEvaluations, { query: { ...subject, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    ...FRESH_WHILE_SHORT,
  });
}

/** One evaluation as it was. */
export function evaluationQuery(id: string) {
  return queryOptions({
    queryKey: [EVALUATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getEvaluation, { params: { id } }, { signal }),
  });
}

/** Lets the list of earlier evaluations be fetched again. */
export function refreshEvaluations(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [EVALUATIONS_KEY, 'list'] });
}
