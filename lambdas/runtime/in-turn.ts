/** Runs asynchronous actions one after the other, in the order in which they are asked for. */

/** Runs an action once all that were given before it have ended. */
export type InTurn = <T>(act: () => Promise<T>) => Promise<T>;

export function actionsInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act, act);
    last = done.catch(() => undefined);
    return done;
  };
}

/**
 * An action that all share who ask for it before it has begun. One that has begun may have missed what they want to see:
 * they wait for the next one.
 */
export function sharedAction(inTurn: InTurn, act: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= inTurn(() => {
      waiting = undefined;
      return act();
    });
    return waiting;
  };
}
