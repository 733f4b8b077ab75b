/** Redirects Amplify's https calls to the local identity, which serves http on another port. */
import type { SiteConfig } from '../../../shared/contract/site-config.ts';

type AuthConfig = SiteConfig['auth'];

/** The address that `url` really stands for: the same on AWS, the local identity's where one is configured. */
export function realAddress(url: string, { domain, localEndpoint }: AuthConfig): string {
  const hosted = `https://${domain}/`;
  if (localEndpoint === undefined || !url.startsWith(hosted)) return url;
  return `${localEndpoint.replace(/\/$/, '')}/${url.slice(hosted.length)}`;
}

/** Lets `window.fetch` follow `realAddress`; does nothing on AWS. Call once. */
export function routeFetchLocally(config: AuthConfig): void {
  if (config.localEndpoint === undefined) return;
  const original = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const real = realAddress(address, config);
    if (real === address) return original(input, init);
    return original(input instanceof Request ? new Request(real, input) : real, init);
  };
}
