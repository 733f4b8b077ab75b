/** The routes of the site, from the registry of pages; features meet only in `app`. */
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Skeleton } from '../ui/skeleton.tsx';
import textStyles from '../ui/text.module.css';
import { loadable } from './loadable.tsx';
import { NOT_FOUND, PAGES, STAFF_PAGES } from './pages.tsx';

const STAFF_ROUTES = STAFF_PAGES.flatMap(({ path, load }) =>
  load ? [{ path, Page: loadable(load, { data: true }) }] : [],
);

/** Every part in both themes, in development only. */
const Styleguide = import.meta.env.DEV
  ? loadable(() => import('../features/admin/styleguide/styleguide-page.tsx'), {
      data: true,
      texts: ['forms'],
      areas: ['match', 'skills'],
    })
  : undefined;

function PageLoading() {
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
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
        {PAGES.map(
          ({ path, also }) =>
            also && <Route key={also} path={also} element={<Navigate to={path} replace />} caseSensitive />,
        )}
        {STAFF_ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} caseSensitive />
        ))}
        {Styleguide && <Route path="/styleguide" caseSensitive element={<Styleguide />} />}
        <Route path={NOT_FOUND.path} element={NOT_FOUND.element} />
      </Routes>
    </Suspense>
  );
}
