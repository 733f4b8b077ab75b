/** Everything in the upload bucket by folder: found, opened, uploaded, downloaded and deleted. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { codeText } from '../../../lib/error-text.ts';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusNextHeading, PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import split from '../kit/list/split.module.css';
import { useFocusOnReturn, useIsSplit, useRecordAsPage } from '../kit/list/use-split.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileDetail } from './file-detail.tsx';
import { FileList } from './file-list.tsx';
import { hideDeleted, showArrived } from './file-queries.ts';
import type { FileRow } from './file-rows.ts';
import { onDeletion, startTasks } from './file-tasks.ts';
import styles from './files.module.css';
import { type FilesAddress, useFilesAddress } from './files-address.ts';
import { DROPS, FolderNote, reservedFolder } from './folder-note.tsx';
import { FolderPath } from './folder-path.tsx';
import { NewFolder } from './new-folder.tsx';
import { StillTrying } from './still-trying.tsx';
import { TaskResults } from './task-results.tsx';
import { UploadButton } from './upload-button.tsx';
import { onArrival, resumeKept } from './upload-queue.ts';
import { CHECKING, type DropFacts, uploadsTo, useUploading } from './use-uploading.ts';

/** The row below takes the focus of one that goes, or the one above. */
function hidingRow(path: string, hide: () => void): void {
  const row = document.querySelector(`[data-record="${CSS.escape(path)}"]`)?.closest('tr');
  const next = row?.nextElementSibling?.querySelector('th a') ?? row?.previousElementSibling?.querySelector('th a');
  const { activeElement } = document;
  // The question may have left it nowhere.
  const hadFocus = row?.contains(activeElement) || activeElement === document.body;
  hide();
  if (hadFocus && next instanceof HTMLElement) next.focus();
}

/** Continues unfinished uploads, and shows new and deleted files without fetching the list again. */
function useInStep({ openPath, toFile }: FilesAddress): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => void resumeKept(), []);
  useEffect(() => onArrival((file) => showArrived(client, file)), [client]);
  useEffect(
    () =>
      onDeletion((path) => {
        if (path === openPath) {
          focusNextHeading();
          navigate(toFile(undefined), { replace: true });
        }
        hidingRow(path, () => hideDeleted(client, path));
      }),
    [client, navigate, openPath, toFile],
  );
}

/** Takes files for the folder on screen, or says why not. */
function useFolderUploads(prefix: string) {
  const { t } = useTranslation('admin-files');
  const uploading = useUploading();
  const [facts, setFacts] = useState<DropFacts>({});
  const take = (files: readonly File[]) => {
    if (!reservedFolder(prefix)) {
      uploading.choose(uploadsTo(prefix, files, prefix.startsWith(DROPS) ? facts : {}));
    } else if (files.length > 0) showToast({ title: t('reserved.title'), variant: 'destructive' });
  };
  return { ...uploading, facts, setFacts, take };
}
type FolderUploads = ReturnType<typeof useFolderUploads>;

function NamesUnknown({ uploads: { failed } }: { uploads: FolderUploads }) {
  const { t } = useTranslation('admin-files');
  if (!failed) return null;
  return (
    <Cluster gap="2 4" pad="s" surface="paper-2" radius="s" className={styles.folderNote} role="alert">
      <p>{codeText(t, 'FILE_LIST_FAILED')}</p>
      <PanelButton size="small" onClick={failed}>
        {t('tasks.retry')}
      </PanelButton>
    </Cluster>
  );
}

function EmptyFolder({ address: { prefix }, uploads }: { address: FilesAddress; uploads: FolderUploads }) {
  const { t } = useTranslation('admin-files');
  if (reservedFolder(prefix)) return <Notice title={t('empty.title')}>{t('empty.reserved')}</Notice>;
  const button = <UploadButton isBusy={uploads.isChecking} onFiles={uploads.take} />;
  return (
    <Notice title={t('empty.title')} action={button}>
      {t('empty.text')}
    </Notice>
  );
}

interface FolderProps {
  address: FilesAddress;
  uploads: FolderUploads;
  onDelete: (files: readonly FileRow[]) => void;
}

function Folder({ address, uploads, onDelete }: FolderProps) {
  const { t } = useTranslation('admin-files');
  const { prefix, openPath } = address;
  const title = t('admin:nav.files');
  return (
    <>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        {openPath === undefined ? (
          <PageHeading>{title}</PageHeading>
        ) : (
          <h2 className={textStyles.figureHuge}>{title}</h2>
        )}
        {!reservedFolder(prefix) && (
          <Cluster gap="2" align="stretch" data-part="form-actions">
            <NewFolder address={address} />
            <UploadButton isBusy={uploads.isChecking} onFiles={uploads.take} />
          </Cluster>
        )}
      </Toolbar>
      <FolderPath address={address} />
      <FolderNote prefix={prefix} facts={uploads.facts} onFacts={uploads.setFacts} />
      <StillTrying of={CHECKING} />
      <NamesUnknown uploads={uploads} />
      <TaskResults />
      <FileList
        key={prefix}
        address={address}
        onDelete={onDelete}
        empty={<EmptyFolder address={address} uploads={uploads} />}
      />
    </>
  );
}

export default function FilesPage() {
  const { t } = useTranslation('admin-files');
  const address = useFilesAddress();
  const { prefix, openPath } = address;
  const isSplit = useIsSplit();
  const uploads = useFolderUploads(prefix);
  const [doomed, setDoomed] = useState<readonly FileRow[] | null>(null);
  const isOpen = openPath !== undefined;
  useFocusOnReturn(openPath);
  useRecordAsPage(openPath, isSplit);
  useInStep(address);
  const folder = prefix || t('top');
  const remove = (files: readonly FileRow[]) => {
    setDoomed(null);
    startTasks('delete', files);
  };
  return (
    <DropZone
      className={split.split}
      data-open={isOpen || undefined}
      invitation={t(reservedFolder(prefix) ? 'drop.refused' : 'drop.here', { folder })}
      onFiles={uploads.take}
    >
      {(!isOpen || isSplit) && (
        <Stack gap="4" className={split.splitList}>
          <Folder address={address} uploads={uploads} onDelete={setDoomed} />
        </Stack>
      )}
      {isOpen && (
        <Box place="shrink" className={split.splitRecord} data-part="split-record">
          {!isSplit && <TaskResults />}
          <FileDetail key={openPath} path={openPath} address={address} onDelete={(row) => setDoomed([row])} />
        </Box>
      )}
      <ClashDialog
        question={uploads.question}
        onAnswer={(answers) => uploads.question && uploads.answer(uploads.question, answers)}
        onLeave={uploads.leave}
      />
      <DeleteDialog files={doomed} onDelete={remove} onClose={() => setDoomed(null)} />
    </DropZone>
  );
}
