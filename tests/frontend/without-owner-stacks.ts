/**
 * Keeps React from noting, for each element it makes, the stack of calls that made it: a seventh of all the work of
 * component tests. React's warnings still come, with the name of the component, but without that list of places.
 */
import * as React from 'react';

/** React stops noting stacks above a count of them in a second, which it keeps here. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

const internals = (React as unknown as Record<string, Record<string, unknown> | undefined>)[INTERNALS];
if (internals)
  Object.defineProperty(internals, COUNT, { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true });
