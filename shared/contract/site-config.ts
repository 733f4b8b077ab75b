/** `/config.json`: the stage's settings for the site, written at deployment. */
import * as z from 'zod';

export const siteConfigSchema = z.object({
  stage: z.string(),
  auth: z.object({
    userPoolId: z.string(),
    clientId: z.string(),
    /** Host of the managed login, without scheme. */
    domain: z.string(),
    /** Locally: where calls to `https://<domain>` and to the user pool really go, e.g. `http://localhost:4001`. */
    localEndpoint: z.string().optional(),
  }),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Files whose names carry a hash of their content, as CloudFront writes patterns. */
export const HASHED_PATTERN = '/assets/*';
/** What the site's buckets answer; every other address outside `/api` is a page. */
export const SITE_FILE_PATTERNS = [HASHED_PATTERN, '/favicon.svg', '/social-card-*.png', '/config.json'] as const;

const asExpression = (pattern: string) => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*')}$`);
const FILES = SITE_FILE_PATTERNS.map(asExpression);

/** Whether an address is a file of the site's build. */
export function isSiteFile(path: string): boolean {
  return FILES.some((file) => file.test(path));
}
