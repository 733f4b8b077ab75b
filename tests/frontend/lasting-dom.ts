/**
 * The DOM of component tests: made once per worker and emptied for each file, because what one file has loaded serves
 * the next, and modules listen to the window that they were loaded with.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isMade = false;

const lastingDom: Environment = {
  name: 'lasting-dom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    if (isMade) {
      document.head.replaceChildren();
      document.body.replaceChildren();
      for (const element of [document.documentElement, document.body]) {
        for (const name of element.getAttributeNames()) element.removeAttribute(name);
      }
      window.localStorage.clear();
      window.sessionStorage.clear();
      window.history.replaceState(null, '', '/');
    } else {
      await builtinEnvironments.jsdom.setup(global, options);
      isMade = true;
    }
    return { teardown: () => {} };
  },
};

export default lastingDom;
