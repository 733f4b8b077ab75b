/** `/admin-panel/*`: the staff's own application inside the site, loaded only here. */
import { ThemeProvider } from '@aws-amplify/ui-react';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAdminTexts } from '../../lib/auth-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AdminNav } from './admin-nav.tsx';
import { NoSuchScreen } from './no-such-screen.tsx';
import { SCREENS } from './screens.tsx';
import './admin-theme.css';
import './admin-area.css';

function Screens() {
  return (
    <Suspense fallback={<Skeleton lines={8} visibleText />}>
      <Routes>
        <Route index element={<Navigate to="applications" replace />} />
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
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
