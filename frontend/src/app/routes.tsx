/** The map of the site: every page is its own chunk, and features meet only here. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Skeleton } from '../ui/skeleton.tsx';
import { lazyWithData } from './lazy-with-data.tsx';
import { MARKETING_CLAIMS } from './marketing-claims.ts';

const HomePage = lazy(() => import('../features/home/home-page.tsx'));
const NewestJobs = lazyWithData(() => import('../features/home/newest-jobs.tsx'));
const JobsPage = lazyWithData(() => import('../features/jobs/jobs-page.tsx'));
const JobPage = lazyWithData(() => import('../features/jobs/job-page.tsx'), 'forms');
const ApplyForm = lazyWithData(() => import('../features/applications/apply-form.tsx'), 'forms');
const JobSeekersPage = lazyWithData(() => import('../features/applications/job-seekers-page.tsx'), 'forms');
const StatusPage = lazyWithData(() => import('../features/applications/status-page.tsx'), 'forms');
const NotFoundPage = lazy(() => import('../features/not-found/not-found-page.tsx'));

/** The staff's pages by address; they bring their own frame of texts and are absent from every public chunk. */
const STAFF_PAGES = import.meta.glob<{ default: ComponentType }>([
  '../features/sign-in/admin-sign-in-page.tsx',
  '../features/sign-in/auth-callback-page.tsx',
  '../features/admin/admin-area.tsx',
]);
const STAFF_ROUTES = Object.entries({
  '/admin': '../features/sign-in/admin-sign-in-page.tsx',
  '/auth/callback': '../features/sign-in/auth-callback-page.tsx',
  '/admin-panel/*': '../features/admin/admin-area.tsx',
}).flatMap(([path, file]) => {
  const load = STAFF_PAGES[file];
  return load ? [{ path, Page: lazyWithData(load) }] : [];
});

function PageLoading() {
  return (
    <div className="wrap page">
      <Skeleton lines={6} visibleText />
    </div>
  );
}

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<HomePage claims={MARKETING_CLAIMS} newestJobs={<NewestJobs />} />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/jobs/:jobId" element={<JobPage renderForm={(job) => <ApplyForm job={job} />} />} />
        <Route path="/job-seekers" element={<JobSeekersPage />} />
        <Route path="/candidates" element={<Navigate to="/job-seekers" replace />} />
        <Route path="/applications/:id" element={<StatusPage />} />
        {STAFF_ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
