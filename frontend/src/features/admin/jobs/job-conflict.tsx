/** Somebody saved the job meanwhile: says in which fields, and lets the recruiter decide; nothing typed is lost. */
import { Alert, Button } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../shared/domain/job.ts';
import { changedFields, type JobValues, valuesOf } from './job-values.ts';

interface JobConflictProps {
  /** What the form started from. */
  before: JobValues;
  theirs: Job;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function JobConflict({ before, theirs, onKeepMine, onTakeTheirs }: JobConflictProps) {
  const { t } = useTranslation('admin');
  const now = valuesOf(theirs);
  const show = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === '' ? t('none') : value;
  };
  return (
    <Alert variation="warning" hasIcon={false} role="alert" heading={t('conflict.title')}>
      <p>{t('conflict.text')}</p>
      <ul className="bullets">
        {changedFields(before, now).map((field) => (
          <li key={field}>
            {t('conflict.change', { field: t(`job.${field}`), before: show(before[field]), now: show(now[field]) })}
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <Button size="small" variation="primary" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}
