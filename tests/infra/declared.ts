/** What every handler declares to use, for tests that ask which functions may do something. */
import { usesOf } from '../../infra/stacks/handler-uses.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';

const { sweep, retain, archiveTrail } = BACKGROUND_FUNCTIONS;
const SHAPES = [...Object.values(routes), ...Object.values(QUEUES), sweep, retain, archiveTrail, SITE_FUNCTION];

/** By handler; the trigger of sign-in, which touches nothing, is not among them. */
export const DECLARED: Record<string, Uses> = Object.fromEntries(
  SHAPES.map(({ handler }) => [handler, usesOf(handler)]),
);
