/** Entry of GET /api/admin/employers. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { employerStore } from '../stores/employer-store.ts';
import { listEmployers } from './list-employers.ts';

export const uses = { reads: ['employers'] } as const satisfies Uses;

export const handler = httpHandler(routes.listEmployers, uses, ({ tables }) => {
  const deps = { employers: employerStore(tables.employers) };
  return (input, actor) => listEmployers(input, actor, deps);
});
