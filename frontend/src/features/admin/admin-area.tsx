/** `/admin-panel/*`: the staff's panel, loaded only here. */
// Before any part of the panel, whose styles build on it.
import './kit/admin-theme.css';
import './admin-shell.module.css';
import './kit/admin-area.module.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useAdminTexts } from '../../lib/auth-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { AdminGate } from './admin-gate.tsx';
import { AdminShell } from './admin-shell.tsx';
import { NoSuchScreen } from './kit/record/no-such-screen.tsx';
import { AdministratorsScreen } from './kit/staff-role.tsx';
import { WidgetTheme } from './kit/widget-theme.tsx';
import { isForAdministrators, Overview, SCREENS } from './screens.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';

function Screens() {
  return (
    <Suspense fallback={<Skeleton lines={8} visibleText />}>
      <Routes>
        <Route index element={<Overview />} />
        {SCREENS.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              isForAdministrators(path) ? (
                <AdministratorsScreen>
                  <Screen />
                </AdministratorsScreen>
              ) : (
                <Screen />
              )
            }
          />
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
      <div className={`${textStyles.wrap} ${textStyles.page}`}>
        <Skeleton lines={6} visibleText />
      </div>
    );
  }
  return (
    <AdminGate>
      <WidgetTheme>
        <AdminShell>
          <Screens />
          <StepUpDialog />
        </AdminShell>
      </WidgetTheme>
    </AdminGate>
  );
}
