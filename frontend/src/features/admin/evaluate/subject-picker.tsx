/** Whom to evaluate for what: a person, a job, or both, and the button that starts it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calledOf } from '../../../../../shared/domain/called.ts';
import { errorText } from '../../../lib/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { RecordPicker } from '../kit/record/record-picker.tsx';
import { jobQuery } from '../kit/records/job-record.ts';
import { talentQuery } from '../kit/records/talent-record.ts';
import styles from './evaluate.module.css';
import type { Subject } from './subject.ts';

interface SubjectPickerProps {
  subject: Subject;
  isRunning: boolean;
  /** Something has been found already: running means running again. */
  isAgain: boolean;
  onPick: (subject: Subject) => void;
  onRun: () => void;
  onCancel: () => void;
}

/** The names of what the address says, or why there are none. */
function useNames({ talentId = '', jobId = '' }: Subject) {
  const { t } = useTranslation('admin-evaluate');
  const talent = useQuery({ ...talentQuery(talentId), enabled: talentId !== '' });
  const job = useQuery({ ...jobQuery(jobId), enabled: jobId !== '' });
  /** What has no name is called by its id. */
  const nameOf = (id: string, isLoading: boolean, name = '') => {
    if (id === '') return undefined;
    return isLoading ? t('pick.loading') : name || id;
  };
  return {
    talent: nameOf(talentId, talent.isLoading, talent.data && calledOf({ ...talent.data, id: talentId })),
    job: nameOf(jobId, job.isLoading, job.data?.title),
    error: talent.error ?? job.error,
  };
}

export function SubjectPicker({ subject, isRunning, isAgain, onPick, onRun, onCancel }: SubjectPickerProps) {
  const { t } = useTranslation('admin-evaluate');
  const names = useNames(subject);
  const { talentId, jobId } = subject;
  const isEmpty = !talentId && !jobId;
  const scope = talentId ? (jobId ? 'pair' : 'allJobs') : jobId ? 'allTalents' : 'none';
  const action = isRunning ? 'run.cancel' : isAgain ? 'run.again' : 'run.start';
  return (
    <Panel gap="3" align="stretch" className={styles.subject} aria-label={t('pick.title')}>
      <RecordPicker
        kind="talent"
        label={t('pick.talent')}
        placeholder={t('pick.allTalents')}
        picked={names.talent}
        onPick={(id) => onPick({ ...subject, talentId: id })}
      />
      <RecordPicker
        kind="job"
        label={t('pick.job')}
        placeholder={t('pick.allJobs')}
        picked={names.job}
        onPick={(id) => onPick({ ...subject, jobId: id })}
      />
      <PanelButton
        variation={isRunning || isAgain ? undefined : 'primary'}
        isDisabled={isEmpty}
        onClick={isRunning ? onCancel : onRun}
      >
        {t(action)}
      </PanelButton>
      <p className={`${textStyles.quiet} ${styles.subjectScope}`} data-part="quiet">
        {t(`scope.${scope}`)}
      </p>
      {names.error && <FieldError>{errorText(t, names.error)}</FieldError>}
    </Panel>
  );
}
