/** `/admin-panel/*`: the staff's own application inside the site, loaded only here. */
import { ThemeProvider } from '@aws-amplify/ui-react';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAdminTexts } from '../../lib/auth-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AdminNav } from './admin-nav.tsx';
import { NoSuchScreen } from './no-such-screen.tsx';
import './admin-theme.css';
import './admin-area.css';

const ApplicationsPage = lazy(() => import('./applications/applications-page.tsx'));
const ApplicationPage = lazy(() => import('./applications/application-page.tsx'));
const TalentsPage = lazy(() => import('./talents/talents-page.tsx'));
const TalentPage = lazy(() => import('./talents/talent-page.tsx'));
const MatchPage = lazy(() => import('./matches/match-page.tsx'));
const EmployersPage = lazy(() => import('./employers/employers-page.tsx'));
const JobsPage = lazy(() => import('./jobs/jobs-page.tsx'));
const JobPage = lazy(() => import('./jobs/job-page.tsx'));

function Screens() {
  return (
    <Suspense fallback={<Skeleton lines={8} visibleText />}>
      <Routes>
        <Route index element={<Navigate to="applications" replace />} />
        <Route path="applications" element={<ApplicationsPage />} />
        <Route path="applications/:id" element={<ApplicationPage />} />
        <Route path="talents" element={<TalentsPage />} />
        <Route path="talents/:id" element={<TalentPage />} />
        <Route path="talents/:id/matches/:matchId" element={<MatchPage />} />
        <Route path="employers" element={<EmployersPage />} />
        <Route path="jobs" element={<JobsPage />} />
        <Route path="jobs/new" element={<JobPage />} />
        <Route path="jobs/:id" element={<JobPage />} />
        <Route path="*" element={<NoSuchScreen />} />
      </Routes>
    </Suspense>
  );
}

export default function AdminArea() {
  const ready = useAdminTexts();
  if (!ready) {
    return (
      <div className="wrap page">
        <Skeleton lines={6} visibleText />
      </div>
    );
  }
  return (
    <AdminGate>
      <ThemeProvider>
        <div className="admin">
          <AdminNav />
          <div className="admin-screen">
            <Screens />
          </div>
        </div>
      </ThemeProvider>
    </AdminGate>
  );
}
