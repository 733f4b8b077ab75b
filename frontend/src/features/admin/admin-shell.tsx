/** The panel's frame: navigation, palette, shortcuts and the screen; the two dialogs load when first asked for. */
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadAdminNamespace } from '../../lib/auth-texts.ts';
import { AdminNav } from './admin-nav.tsx';
import styles from './admin-shell.module.css';
import { useHasBulk } from './bulk/bulk-presence.ts';
import { useHasUploads } from './files/upload-presence.ts';
import { useShortcuts } from './kit/keys/shortcuts.ts';
import { useRecentRecords } from './overview/recent.ts';

const withTexts = <T,>(load: () => Promise<T>) =>
  Promise.all([load(), loadAdminNamespace('admin-overview')]).then(([page]) => page);
const Palette = lazy(() => withTexts(() => import('./overview/palette.tsx')));
const ShortcutList = lazy(() => withTexts(() => import('./overview/shortcut-list.tsx')));
const UploadTray = lazy(() =>
  Promise.all([import('./files/upload-tray.tsx'), loadAdminNamespace('admin-files')]).then(([tray]) => tray),
);

const BULK_TEXTS = ['admin-bulk', 'admin-processing', 'admin-evaluate'];
const BulkUpload = lazy(() =>
  Promise.all([import('./bulk/bulk-upload.tsx'), ...BULK_TEXTS.map(loadAdminNamespace)]).then(([bulk]) => bulk),
);

type Shown = 'palette' | 'shortcuts' | null;

export function AdminShell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [shown, show] = useState<Shown>(null);
  const [wanted, setWanted] = useState<readonly Shown[]>([]);
  const actions = useMemo(() => {
    const open = (which: Shown) => {
      setWanted((before) => (before.includes(which) ? before : [...before, which]));
      show(which);
    };
    return {
      go: (path: string) => void navigate(path),
      openPalette: () => open('palette'),
      openList: () => open('shortcuts'),
    };
  }, [navigate]);
  useShortcuts(actions);
  useRecentRecords();
  const hasUploads = useHasUploads();
  const hasBulk = useHasBulk();
  const close = () => show(null);
  return (
    <div className={styles.admin} data-part="admin">
      <AdminNav onSearch={actions.openPalette} onShortcuts={actions.openList} />
      <div className={styles.adminScreen} data-part="admin-screen">
        {children}
      </div>
      <Suspense fallback={null}>{hasUploads && <UploadTray />}</Suspense>
      <Suspense fallback={null}>{hasBulk && <BulkUpload />}</Suspense>
      <Suspense fallback={null}>
        {wanted.includes('palette') && <Palette isOpen={shown === 'palette'} onClose={close} />}
        {wanted.includes('shortcuts') && <ShortcutList isOpen={shown === 'shortcuts'} onClose={close} />}
      </Suspense>
    </div>
  );
}
