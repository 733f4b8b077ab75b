/** Lists employers for recruiters. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

/** Last changed first. */
export async function listEmployers(
  input: Pick<ActionInput<typeof routes.listEmployers>, 'query'>,
  actor: Actor,
  deps: { employers: Pick<EmployerStore, 'list'> },
): Promise<Page<Employer>> {
  authorise(actor, 'employers.manage');
  return deps.employers.list(input.query);
}
