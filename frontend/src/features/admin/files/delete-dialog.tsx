/** Confirms the permanent deletion of files. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import typeStyles from '../../../ui/type.module.css';
import type { FileRow } from './file-rows.ts';

const NAMED_MAX = 8;

interface DeleteDialogProps {
  /** `null` while nothing is about to be deleted. */
  files: readonly FileRow[] | null;
  onDelete: (files: readonly FileRow[]) => void;
  onClose: () => void;
}

function Names({ files }: { files: readonly FileRow[] }) {
  const { t } = useTranslation('admin-files');
  const unnamed = files.length - NAMED_MAX;
  return (
    <ul className={typeStyles.bullets}>
      {files.slice(0, NAMED_MAX).map(({ path, name }) => (
        <li key={path}>{name}</li>
      ))}
      {unnamed > 0 && <li>{t('delete.more', { count: unnamed })}</li>}
    </ul>
  );
}

export function DeleteDialog({ files, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('admin-files');
  const count = files?.length ?? 0;
  const hasResume = files?.some(({ file }) => file.applicationId !== undefined || file.type === 'resume') ?? false;
  return (
    <Dialog isOpen={count > 0} title={t('delete.title', { count, name: files?.[0]?.name })} onClose={onClose}>
      {files && count > 0 && (
        <>
          {count > 1 && <Names files={files} />}
          <p>{t('delete.explain', { count })}</p>
          {hasResume && <p>{t('delete.resume')}</p>}
          <DialogActions>
            <Button look="danger" onClick={() => onDelete(files)}>
              {t('delete.confirm', { count })}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('admin:cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
