/** The map of the site: public pages from their table, the staff's own beside them; features meet only in `app`. */
import { type ComponentType, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Skeleton } from '../ui/skeleton.tsx';
import textStyles from '../ui/text.module.css';
import styles from './layout.module.css';
import { loadable } from './loadable.tsx';
import { NOT_FOUND, PAGES } from './pages.tsx';

/** The staff's pages by address; they bring their own frame of texts and are absent from every public chunk. */
const STAFF_PAGES = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: ComponentType }>([
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
  return load ? [{ path, Page: loadable(load, { data: true }) }] : [];
});

/** Every part in both themes, for whoever develops; no build has it. */
const Styleguide = import.meta.env.DEV
  ? loadable(() => import('../features/admin/styleguide/styleguide-page.tsx'), {
      data: true,
      texts: ['forms'],
      areas: ['match', 'skills'],
    })
  : undefined;

function PageLoading() {
  return (
    <div className={`${textStyles.wrap} ${styles.page}`}>
      <Skeleton lines={6} visibleText />
    </div>
  );
}

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {PAGES.map(({ path, element }) => (
          <Route key={path} path={path} element={element} caseSensitive />
        ))}
        <Route path="/candidates" caseSensitive element={<Navigate to="/job-seekers" replace />} />
        {STAFF_ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} caseSensitive />
        ))}
        {Styleguide && <Route path="/styleguide" caseSensitive element={<Styleguide />} />}
        <Route path={NOT_FOUND.path} element={NOT_FOUND.element} />
      </Routes>
    </Suspense>
  );
}
