/** The security headers of every page, the same from CloudFront and from the local gateway. */

/** Two years: above the one year that browsers' preload lists ask for. */
export const HSTS_MAX_AGE_SECONDS = 63_072_000;

export interface PageSources {
  /** Other origins that scripts may call: the sign-in domain, the user pool's endpoint, the upload bucket. */
  connectSources: readonly string[];
  /** Other origins that forms may be sent to. */
  formSources: readonly string[];
  /** Whether browsers may put the domain on their list of sites reached over HTTPS only; taking it off takes months. */
  hstsPreload?: boolean;
}

/**
 * The Content-Security-Policy of the site: nothing but its own files, no inline scripts, no frames. Style *attributes*
 * are allowed because pages rendered on the server carry them; style elements are not.
 */
export function contentSecurityPolicy({ connectSources, formSources }: PageSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formSources],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers that know it refuse to make markup or code of texts; the one policy is in `frontend/src/lib/trusted-scripts.ts`.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Every security header of a page by lower-case name. COOP leaves popups connected, which the sign-in popup needs. */
export function securityHeaders(sources: PageSources): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
    'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains${sources.hstsPreload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // Where someone is, the list of jobs may ask for; nothing that another site embeds may.
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}
