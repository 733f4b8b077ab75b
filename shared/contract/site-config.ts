/** `/config.json`: what one build of the site needs to know of the stage it runs in, written at deployment. */
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
