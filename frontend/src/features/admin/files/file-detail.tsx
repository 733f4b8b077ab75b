/** One file with its metadata and the actions on it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StoredFile } from '../../../../../shared/domain/file.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { BackLink } from '../kit/record/back-link.tsx';
import { type Fact, Facts } from '../kit/record/facts.tsx';
import { AdministratorsOnly } from '../kit/staff-role.tsx';
import { FileGlyph, FileIcon } from './file-icon.tsx';
import { fileQuery, READING } from './file-queries.ts';
import { type FileRow, fileRow, folderOf } from './file-rows.ts';
import { startTasks } from './file-tasks.ts';
import type { FilesAddress } from './files-address.ts';
import { StillTrying } from './still-trying.tsx';

function CopyPath({ path }: { path: string }) {
  const { t } = useTranslation('admin-files');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(path);
      showToast({ title: t('copied') });
    } catch {
      // A browser may forbid it; the path stands beside the button.
      showToast({ title: t('copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <PanelButton size="small" variation="link" onClick={copy}>
      <FileGlyph name="copy" size={16} />
      {t('copy')}
    </PanelButton>
  );
}

function useFacts(file: StoredFile, { toFolder }: FilesAddress): Fact[] {
  const { t } = useTranslation('admin-files');
  const language = currentLanguage();
  const folder = folderOf(file.fullPath);
  const bytes = t('bytes', { count: file.size, figure: formatNumber(file.size, language) });
  return [
    {
      label: t('facts.type'),
      value: (
        <Cluster as="span" gap="2" inline wrap={false}>
          <FileGlyph name={file.type} /> {t(`types.${file.type}`)}
        </Cluster>
      ),
    },
    { label: t('facts.size'), value: `${fileSize(file.size, language)} (${bytes})` },
    { label: t('facts.name'), value: file.name },
    { label: t('facts.originalName'), value: file.originalName },
    {
      label: t('facts.application'),
      value: file.applicationId && (
        <Link to={`/admin-panel/applications/${file.applicationId}`}>{t('facts.toApplication')}</Link>
      ),
    },
    { label: t('facts.folder'), value: <Link to={toFolder(folder)}>{folder || t('top')}</Link> },
    {
      label: t('facts.fullPath'),
      value: <code className={`${typeStyles.tiny} ${typeStyles.breaking}`}>{file.fullPath}</code>,
    },
    {
      label: t('facts.bucket'),
      value: <code className={`${typeStyles.tiny} ${typeStyles.breaking}`}>{file.bucket}</code>,
    },
    {
      label: t('facts.contentType'),
      value: <code className={`${typeStyles.tiny} ${typeStyles.breaking}`}>{file.contentType}</code>,
    },
    { label: t('facts.timeCreated'), value: formatMoment(file.timeCreated, language) },
    { label: t('facts.updated'), value: formatMoment(file.updated, language) },
  ];
}

function Metadata({ metadata }: Pick<StoredFile, 'metadata'>) {
  const { t } = useTranslation('admin-files');
  const facts = Object.entries(metadata).map(([label, value]) => ({ label, value }));
  return (
    <Stack as="section" gap="2">
      <h2 className={typeStyles.titleBase}>{t('metadata')}</h2>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className={textStyles.quiet}>{t('noMetadata')}</p>}
    </Stack>
  );
}

interface FileFactsProps {
  file: StoredFile;
  address: FilesAddress;
  onDelete: (row: FileRow) => void;
}

function FileFacts({ file, address, onDelete }: FileFactsProps) {
  const { t } = useTranslation('admin-files');
  const row = fileRow(file);
  const facts = useFacts(file, address);
  return (
    <Stack as="article" gap="4">
      <Cluster as="header" gap="3" wrap={false}>
        <FileIcon of={file.type} />
        <PageHeading>{row.name}</PageHeading>
      </Cluster>
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton variation="primary" size="small" onClick={() => startTasks('download', [row])}>
          <FileGlyph name="download" size={16} />
          {t('download')}
        </PanelButton>
        <CopyPath path={file.fullPath} />
        <AdministratorsOnly>
          <PanelButton size="small" className={adminArea.delete} onClick={() => onDelete(row)}>
            {t('delete.button')}
          </PanelButton>
        </AdministratorsOnly>
      </Cluster>
      <Facts facts={facts} />
      <Metadata metadata={file.metadata} />
    </Stack>
  );
}

interface FileDetailProps extends Omit<FileFactsProps, 'file'> {
  path: string;
}

export function FileDetail({ path, address, onDelete }: FileDetailProps) {
  const { t } = useTranslation('admin-files');
  const query = useQuery(fileQuery(path));
  const list = address.toFile(undefined);
  const missing = (
    <>
      <PageHeading>{t('missing')}</PageHeading>
      <Notice title={t('missingText')} action={<ButtonLink to={list}>{t('back')}</ButtonLink>} />
    </>
  );
  return (
    <>
      <BackLink to={list}>{t('back')}</BackLink>
      <StillTrying of={READING} />
      <AsyncView
        query={query}
        skeleton={<Skeleton lines={8} />}
        refusal={(error) => (isAppError(error) && error.kind === 'not-found' ? missing : undefined)}
      >
        {(file) => <FileFacts file={file} address={address} onDelete={onDelete} />}
      </AsyncView>
    </>
  );
}
