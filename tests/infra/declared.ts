/** What every handler declares to use, for tests that ask which functions may do something. */
import { declaredBy, functionOf, usesOf } from '../../infra/functions.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';

const { sweep, retain, archiveTrail, publishIndexes } = BACKGROUND_FUNCTIONS;
const SHAPES = [
  ...Object.values(routes),
  ...Object.values(QUEUES),
  sweep,
  retain,
  archiveTrail,
  publishIndexes,
  SITE_FUNCTION,
];

/** By function: what all its handlers declare together; the trigger of sign-in, which touches nothing, is not among them. */
export const BY_FUNCTION: Record<string, Uses> = Object.fromEntries(
  SHAPES.map(({ handler }) => functionOf(handler)).map((name) => [name, usesOf(name)]),
);

/** By handler; the trigger of sign-in, which touches nothing, is not among them. */
export const DECLARED: Record<string, Uses> = Object.fromEntries(
  SHAPES.map(({ handler }) => [handler, declaredBy(handler)]),
);
