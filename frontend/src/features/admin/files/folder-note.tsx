/** What is special about a folder: files that belong to records, or resumes that are read by themselves. */
import { SelectField } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES } from '../../../../../shared/domain/field.ts';
import { RESERVED_FOLDERS } from '../../../../../shared/domain/file.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { BasisField } from '../kit/record/basis-field.tsx';
import { RecordPicker } from '../kit/record/record-picker.tsx';
import { jobQuery } from '../kit/records/job-record.ts';
import styles from './files.module.css';
import type { DropFacts } from './use-uploading.ts';

export const DROPS = 'drops/';

/** The folder of the product's own that a prefix lies in. */
export function reservedFolder(prefix: string): (typeof RESERVED_FOLDERS)[number] | undefined {
  return RESERVED_FOLDERS.find((folder) => prefix.startsWith(folder));
}

interface FolderNoteProps {
  prefix: string;
  facts: DropFacts;
  onFacts: (facts: DropFacts) => void;
}

/** Metadata of each dropped resume: its job, language and legal basis. */
function DropFields({ facts, onFacts }: Omit<FolderNoteProps, 'prefix'>) {
  const { t } = useTranslation('admin-files');
  const { jobId = '', language = '' } = facts;
  const job = useQuery({ ...jobQuery(jobId), enabled: jobId !== '' });
  return (
    <Cluster gap="2 4" align="end" place="full" className={styles.dropFacts}>
      <RecordPicker
        kind="job"
        label={t('drops.job')}
        placeholder={t('drops.noJob')}
        picked={jobId === '' ? undefined : (job.data?.title ?? jobId)}
        onPick={(id) => onFacts({ ...facts, jobId: id })}
      />
      <SelectField
        label={t('drops.language')}
        size="small"
        value={language}
        onChange={(event) => onFacts({ ...facts, language: event.target.value || undefined })}
      >
        <option value="">{t('drops.anyLanguage')}</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {t(`admin:languages.${one}`)}
          </option>
        ))}
      </SelectField>
      <BasisField
        value={facts.basis}
        onChange={(basis) => onFacts({ ...facts, basis })}
        unstated={t('admin:basis.settings')}
      />
    </Cluster>
  );
}

export function FolderNote({ prefix, facts, onFacts }: FolderNoteProps) {
  const { t } = useTranslation('admin-files');
  const reserved = reservedFolder(prefix);
  if (reserved) {
    return (
      <Cluster gap="2 4" pad="s" surface="paper-2" radius="s" className={styles.folderNote}>
        <Icon name="lock" size={18} />
        <p>
          <strong>{t('reserved.title')}</strong> {t(`reserved.${reserved.slice(0, -1)}`)}
        </p>
      </Cluster>
    );
  }
  if (!prefix.startsWith(DROPS)) return null;
  return (
    <Cluster gap="2 4" pad="s" surface="paper-2" radius="s" className={styles.folderNote}>
      <Icon name="people" size={18} />
      <p>
        {t('drops.text')}{' '}
        <Link to={`/admin-panel/resume-processing?prefix=${encodeURIComponent(prefix)}`}>{t('drops.follow')}</Link>
      </p>
      <DropFields facts={facts} onFacts={onFacts} />
    </Cluster>
  );
}
