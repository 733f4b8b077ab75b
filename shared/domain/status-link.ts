/** The private address of an application, for the site and for messages. */

/**
 * Path and fragment of the status page. The token stands in the fragment, which browsers send to nobody: neither to
 * servers and their logs nor to other sites as the page one came from. `/applications/app1#token=secret`
 */
export function statusPath(applicationId: string, token: string): string {
  return `/applications/${encodeURIComponent(applicationId)}#${new URLSearchParams({ token })}`;
}

/** The token in an address: in its fragment, or in its query, where links had it before; empty where there is none. */
export function tokenIn({ hash, search }: { hash: string; search: string }): string {
  const inFragment = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return inFragment ?? new URLSearchParams(search).get('token') ?? '';
}
