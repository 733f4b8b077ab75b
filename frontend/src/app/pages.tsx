/** Every public page once: its address, its source, what it needs; browser and server both start from here. */
import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { nearView, nearViewOrSoon } from '../lib/near-view.ts';
import { type Loadable, loadable } from './loadable.tsx';
import { OwnOrReview } from './own-or-review.tsx';
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
  texts: ['forms'],
  after: () => nearViewOrSoon('apply'),
});
const JobSeekersPage = loadable(() => import('../features/applications/job-seekers-page.tsx'), { texts: ['forms'] });
const CreateProfilePage = loadable(() => import('../features/profile-builder/create-profile-page.tsx'), {
  data: true,
  texts: ['forms'],
  areas: ['profile-builder', 'skills'],
});
const StatusPage = loadable(() => import('../features/glass-box/status-page.tsx'), {
  data: true,
  areas: ['glass-box', 'match'],
});
const ConfirmPage = loadable(() => import('../features/glass-box/confirm-page.tsx'), {
  data: true,
  areas: ['glass-box'],
});
const EmployersPage = loadable(() => import('../features/employers/employers-page.tsx'), { areas: ['employers'] });
const RequestForm = loadable(() => import('../features/employers/request-form.tsx'), {
  data: true,
  areas: ['employers'],
  after: () => nearViewOrSoon('request'),
});
const ContactPage = loadable(() => import('../features/contact/contact-page.tsx'), { data: true, areas: ['contact'] });
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

export interface PublicPage {
  /** The route's pattern, without language. */
  path: string;
  /** Its source below `src`, under which the build lists the files it needs. */
  source: string;
  /** Sources of what the page shows but loads by itself: their styles have to be there with the first sight. */
  parts?: readonly string[];
  page: Pick<Loadable<never>, 'needs' | 'preload'>;
  element: ReactElement;
  /** Belongs to one person: never listed, never kept by anybody in between. */
  isPrivate?: boolean;
}

export const PAGES: readonly PublicPage[] = [
  {
    path: '/',
    source: 'features/home/home-page.tsx',
    parts: ['features/home/home-more.tsx'],
    page: HomePage,
    element: <HomePage more={<HomeMore claims={<Claims />} newestJobs={<NewestJobs />} />} />,
  },
  { path: '/jobs', source: 'features/jobs/jobs-page.tsx', page: JobsPage, element: <JobsPage /> },
  {
    path: '/jobs/:jobId',
    source: 'features/jobs/job-page.tsx',
    parts: ['features/applications/apply-form.tsx', 'features/fit-check/fit-check.tsx'],
    page: JobPage,
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
  },
  {
    path: '/job-seekers',
    source: 'features/applications/job-seekers-page.tsx',
    parts: ['features/applications/apply-form.tsx'],
    page: JobSeekersPage,
    element: <JobSeekersPage form={<ApplyForm />} />,
  },
  ...['/create-profile', '/create-profile/:jobId'].map((path) => ({
    path,
    source: 'features/profile-builder/create-profile-page.tsx',
    page: CreateProfilePage,
    element: <CreateProfilePage />,
  })),
  {
    path: '/applications/:id',
    source: 'features/glass-box/status-page.tsx',
    page: StatusPage,
    element: (
      <OwnOrReview>
        <StatusPage />
      </OwnOrReview>
    ),
    isPrivate: true,
  },
  {
    path: '/applications/:id/confirm',
    source: 'features/glass-box/confirm-page.tsx',
    page: ConfirmPage,
    element: <ConfirmPage />,
    isPrivate: true,
  },
  {
    path: '/employers',
    source: 'features/employers/employers-page.tsx',
    parts: ['features/employers/request-form.tsx'],
    page: EmployersPage,
    element: <EmployersPage form={<RequestForm />} />,
  },
  {
    path: '/contact',
    source: 'features/contact/contact-page.tsx',
    page: ContactPage,
    element: <ContactPage />,
  },
  {
    path: '/ai-features',
    source: 'features/ai/ai-features-page.tsx',
    parts: ['features/fit-check/worked-example.tsx'],
    page: AiFeaturesPage,
    element: <AiFeaturesPage figures={<Figures />} workedExample={<WorkedExample />} />,
  },
  { path: '/about', source: 'features/about/about-page.tsx', page: AboutPage, element: <AboutPage /> },
  { path: '/privacy', source: 'features/legal/privacy-page.tsx', page: PrivacyPage, element: <PrivacyPage /> },
  { path: '/terms', source: 'features/legal/terms-page.tsx', page: TermsPage, element: <TermsPage /> },
];

/** What is shown where no page is. */
export const NOT_FOUND: PublicPage = {
  path: '*',
  source: 'features/not-found/not-found-page.tsx',
  page: NotFoundPage,
  element: <NotFoundPage />,
};

/** The page at an address without language; `undefined` where there is none. */
export function pageAt(pathname: string): PublicPage | undefined {
  return PAGES.find(({ path }) => pathMatch(path, pathname));
}

/** How an address fits a route's pattern. Capitals count, or each page would have many addresses. */
export function pathMatch(path: string, pathname: string) {
  return matchPath({ path, caseSensitive: true }, pathname);
}
