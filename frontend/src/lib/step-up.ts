/** Lets a refused call ask for a new sign-in, and continues after it. */

/** Resolves to whether someone signed in again. */
export type StepUp = () => Promise<boolean>;

let asker: StepUp | undefined;
let asking: Promise<boolean> | undefined;

/** Installs what asks; the panel does, and takes it away again when it is left. */
export function setStepUp(given: StepUp | undefined): void {
  asker = given;
}

/** Asks the person to sign in again, once for all calls that wait for it; `false` where nobody asks or they decline. */
export function stepUp(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = undefined;
  });
  return asking;
}
