/** What the site's policy of trusted types lets through: the worker of the fit check, from the site's own assets, and nothing else. */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

let isMade = false;

/** Whether a script may be started from an address: a built file of this very site. */
export function isOwnScript(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  return url !== null && url.origin === origin && url.pathname.startsWith('/assets/');
}

/**
 * Lets scripts of the site's own assets be started by their address, in browsers that ask for it (`require-trusted-types-for`).
 * Texts become neither markup nor code: for those the policy has no rule, so the browser refuses them.
 */
export function trustOwnScripts(): void {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types || isMade) return;
  isMade = true;
  types.createPolicy('default', {
    createScriptURL: (address) => {
      if (!isOwnScript(address, location.origin)) throw new TypeError('Not a script of this site');
      return address;
    },
  });
}
