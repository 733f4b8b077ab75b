/** Entry of GET /api/admin/employers. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { employerStore } from '../stores/employer-store.ts';
import { listEmployers } from './list-employers.ts';

export const handler = httpHandler(routes.listEmployers, () => {
  const deps = { employers: employerStore(dynamodb()) };
  return (input, actor) => listEmployers(input, actor, deps);
});
