/** The query parameters that are part of the edge's cache key. */
import { routes } from './routes.ts';

/** Of the public jobs: their filters, and which page of them. */
export const JOB_QUERY_KEYS: readonly string[] = Object.keys(routes.listPublicJobs.query.shape).sort();

/** Of the site's pages and feeds: the filters of the list of jobs, the page of a feed, the subject of the contact form. */
export const PAGE_QUERY_KEYS: readonly string[] = [...new Set([...JOB_QUERY_KEYS, 'page', 'subject'])].sort();

/** Of those, what says where someone is: pages and answers that depend on it are kept nowhere. */
export const PERSONAL_QUERY_KEYS: readonly string[] = routes.listPublicJobs.personalQuery;
