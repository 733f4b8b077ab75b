/**
 * The registry of pages: path, component, chunk, language and data of every public page stand here once, and the staff's beside
 * them. Router, server, sitemap, addresses per language and the files that a page is sent with are all made from it.
 */
import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { nearView, nearViewOrSoon } from '../lib/near-view.ts';
import { type Loadable, loadable } from './loadable.tsx';
import { OwnOrReview } from './own-or-review.tsx';
import type { Asked, Found } from './page-data.ts';
import { WithPrefill } from './with-prefill.tsx';

const HomePage = loadable(() => import('../features/home/home-page.tsx'), { areas: ['home'] });
const HomeMore = loadable(() => import('../features/home/home-more.tsx'), { areas: ['home-more'] });
const Claims = loadable(() => import('../features/home/claims.tsx'), {
  data: true,
  areas: ['home-more', 'claims'],
  after: () => nearView('figures'),
});
const NewestJobs = loadable(() => import('../features/home/newest-jobs.tsx'), {
  data: true,
  areas: ['home-more'],
  after: () => nearView('newest-jobs'),
});
const JobsPage = loadable(() => import('../features/jobs/jobs-page.tsx'), { data: true });
const JobPage = loadable(() => import('../features/jobs/job-page.tsx'), { data: true, texts: ['forms'] });
const FitCheck = loadable(() => import('../features/fit-check/fit-check.tsx'), {
  areas: ['fit-check', 'match'],
  texts: ['data', 'forms'],
  after: () => nearViewOrSoon('fit-check'),
});
const ApplyForm = loadable(() => import('../features/applications/apply-form.tsx'), {
  data: true,
  forms: true,
  texts: ['forms'],
  after: () => nearViewOrSoon('apply'),
});
const JobSeekersPage = loadable(() => import('../features/applications/job-seekers-page.tsx'), { texts: ['forms'] });
const CreateProfilePage = loadable(() => import('../features/profile-builder/create-profile-page.tsx'), {
  data: true,
  forms: true,
  texts: ['forms'],
  areas: ['profile-builder', 'skills'],
});
const StatusPage = loadable(() => import('../features/application-status/status-page.tsx'), {
  data: true,
  areas: ['application-status', 'match'],
});
const ConfirmPage = loadable(() => import('../features/application-status/confirm-page.tsx'), {
  data: true,
  areas: ['application-status'],
});
const EmployersPage = loadable(() => import('../features/employers/employers-page.tsx'), { areas: ['employers'] });
const RequestForm = loadable(() => import('../features/employers/request-form.tsx'), {
  data: true,
  forms: true,
  areas: ['employers'],
  after: () => nearViewOrSoon('request'),
});
const ContactPage = loadable(() => import('../features/contact/contact-page.tsx'), {
  data: true,
  forms: true,
  areas: ['contact'],
});
const AiFeaturesPage = loadable(() => import('../features/ai/ai-features-page.tsx'), { areas: ['ai'] });
const Figures = loadable(() => import('../features/ai/figures.tsx'), {
  data: true,
  areas: ['ai', 'claims'],
  after: () => nearView('claims'),
});
const WorkedExample = loadable(() => import('../features/fit-check/worked-example.tsx'), {
  areas: ['fit-check'],
  texts: ['data'],
  after: () => nearView('worked-example'),
});
const AboutPage = loadable(() => import('../features/about/about-page.tsx'), { areas: ['about'] });
const PrivacyPage = loadable(() => import('../features/legal/privacy-page.tsx'), { data: true, areas: ['legal'] });
const TermsPage = loadable(() => import('../features/legal/terms-page.tsx'), { areas: ['legal'] });
const NotFoundPage = loadable(() => import('../features/not-found/not-found-page.tsx'));

/** A part by what it needs and where it comes from, whatever it is handed. */
export type Part = Pick<Loadable<never>, 'needs' | 'preload' | 'source'>;

export interface PublicPage {
  /** The route's pattern, without language: with it come the addresses in both languages. */
  path: string;
  /** Another address that leads here. */
  also?: string;
  /** What loads when someone opens it. */
  page: Part;
  /** What the page shows but loads by itself: their styles have to be there with the first sight. */
  parts?: readonly Part[];
  element: ReactElement;
  /** On the server: asks for what the page shows of the API's data. */
  data?: (asked: Asked) => Promise<Found>;
  /** Belongs to one person: never listed in the sitemap, never cached. */
  isPrivate?: boolean;
}

/** Data that a page's HTML brings along, by its function in `page-data.ts`; a browser asks by itself. */
const fetched = (name: 'home' | 'jobs' | 'job' | 'settings'): PublicPage['data'] =>
  import.meta.env.SSR ? async (asked) => (await import('./page-data.ts'))[name](asked) : undefined;

const LISTED = [
  {
    path: '/',
    page: HomePage,
    parts: [HomeMore],
    element: <HomePage more={<HomeMore claims={<Claims />} newestJobs={<NewestJobs />} />} />,
    data: fetched('home'),
  },
  { path: '/jobs', page: JobsPage, element: <JobsPage />, data: fetched('jobs') },
  {
    path: '/jobs/:jobId',
    page: JobPage,
    parts: [ApplyForm, FitCheck],
    element: (
      <WithPrefill>
        {({ prefill, onUse, onForget }) => (
          <JobPage
            renderForm={(job) => <ApplyForm job={job} prefill={prefill} />}
            renderFitCheck={(job) => <FitCheck key={job.jobId} job={job} onUse={onUse} onForget={onForget} />}
          />
        )}
      </WithPrefill>
    ),
    data: fetched('job'),
  },
  {
    path: '/job-seekers',
    also: '/candidates',
    page: JobSeekersPage,
    parts: [ApplyForm],
    element: <JobSeekersPage form={<ApplyForm />} />,
  },
  { path: '/create-profile', page: CreateProfilePage, element: <CreateProfilePage /> },
  { path: '/create-profile/:jobId', page: CreateProfilePage, element: <CreateProfilePage /> },
  {
    path: '/applications/:id',
    page: StatusPage,
    element: (
      <OwnOrReview>
        <StatusPage />
      </OwnOrReview>
    ),
    isPrivate: true,
  },
  { path: '/applications/:id/confirm', page: ConfirmPage, element: <ConfirmPage />, isPrivate: true },
  {
    path: '/employers',
    page: EmployersPage,
    parts: [RequestForm],
    element: <EmployersPage form={<RequestForm />} />,
  },
  { path: '/contact', page: ContactPage, element: <ContactPage /> },
  {
    path: '/ai-features',
    page: AiFeaturesPage,
    parts: [WorkedExample],
    element: <AiFeaturesPage figures={<Figures />} workedExample={<WorkedExample />} />,
    data: fetched('settings'),
  },
  { path: '/about', page: AboutPage, element: <AboutPage /> },
  { path: '/privacy', page: PrivacyPage, element: <PrivacyPage />, data: fetched('settings') },
  { path: '/terms', page: TermsPage, element: <TermsPage /> },
] as const satisfies readonly PublicPage[];

export const PAGES: readonly PublicPage[] = LISTED;

/** The path of a page, or another address that leads to one: for links that have to lead somewhere. */
export type PagePath = (typeof LISTED)[number]['path'] | Extract<(typeof LISTED)[number], { also: string }>['also'];

/** What is shown where no page is. */
export const NOT_FOUND: PublicPage = { path: '*', page: NotFoundPage, element: <NotFoundPage /> };

export interface StaffPage {
  path: string;
  /** The addresses that the server answers with an empty page, where they are more than the page's own. */
  around?: string;
  /** Only in the browser, where the panel starts. */
  load?: () => Promise<{ default: ComponentType }>;
}

/** The staff's own pages: they bring a frame of texts of their own, and no public chunk has anything of them. */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: '/admin',
    around: '/admin/*',
    load: import.meta.env.SSR ? undefined : () => import('../features/sign-in/admin-sign-in-page.tsx'),
  },
  {
    path: '/auth/callback',
    load: import.meta.env.SSR ? undefined : () => import('../features/sign-in/auth-callback-page.tsx'),
  },
  {
    path: '/admin-panel/*',
    load: import.meta.env.SSR ? undefined : () => import('../features/admin/admin-area.tsx'),
  },
];

/** Whether an address without language is the staff's. */
export function isStaffAddress(pathname: string): boolean {
  return STAFF_PAGES.some(({ path, around = path }) => pathMatch(around, pathname) !== null);
}

/** The page at an address without language; `undefined` where there is none. */
export function pageAt(pathname: string): PublicPage | undefined {
  return PAGES.find(({ path }) => pathMatch(path, pathname));
}

/** How an address fits a route's pattern. Capitals count, or each page would have many addresses. */
export function pathMatch(path: string, pathname: string) {
  return matchPath({ path, caseSensitive: true }, pathname);
}
