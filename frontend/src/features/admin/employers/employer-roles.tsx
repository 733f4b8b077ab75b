/** How many people the employer looks for, and its jobs on the site with how they go. */
import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmployerDetail } from '../../../../../shared/contract/admin-employers.ts';
import { type Employer, employerUpdateSchema } from '../../../../../shared/domain/employer.ts';
import { formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import { useProblemText } from '../kit/composing/compose-form.tsx';
import { valueFrom } from '../kit/record/typed-values.ts';
import { Editable, EditForm } from './editable.tsx';
import { useEdit } from './use-edit.ts';

function RolesForm({ employer, onDone }: { employer: Employer; onDone: () => void }) {
  const { t } = useTranslation('admin-employers');
  const words = useProblemText();
  const [typed, setTyped] = useState(String(employer.openRoles));
  const [refusal, setRefusal] = useState<string>();
  const edit = useEdit(employer, onDone);
  const save = () => {
    const { data } = employerUpdateSchema.safeParse({ version: 1, openRoles: valueFrom('count', typed) });
    setRefusal(data ? undefined : 'OPEN_ROLES_INVALID');
    if (data) edit.save({ openRoles: data.openRoles });
  };
  return (
    <EditForm
      label={t('roles.edit')}
      onSave={save}
      onCancel={onDone}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={edit.theirs && formatNumber(edit.theirs.openRoles, currentLanguage())}
    >
      <TextField
        label={t('admin:employer.openRoles')}
        type="number"
        inputMode="numeric"
        min={0}
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hasError={refusal !== undefined}
        errorMessage={refusal && (t(`problems.${refusal}`, { defaultValue: '' }) || words(refusal))}
      />
    </EditForm>
  );
}

function Jobs({ jobs }: Pick<EmployerDetail, 'jobs'>) {
  const { t } = useTranslation('admin-employers');
  const figure = (value: number) => formatNumber(value, currentLanguage());
  if (jobs.length === 0)
    return (
      <p className={textStyles.quiet} data-part="quiet">
        {t('roles.noJobs')}
      </p>
    );
  return (
    <Stack as="ul" gap="2">
      {jobs.map(({ jobId, title, status, openings, applications }) => (
        <Cluster as="li" gap="2" align="baseline" key={jobId}>
          <Link className={textStyles.strong} to={`/admin-panel/jobs/${jobId}`}>
            {title}
          </Link>
          <Chip>{t(`admin:jobStatuses.${status}`)}</Chip>
          <span className={textStyles.quiet} data-part="quiet">
            {t('roles.openings', { count: openings, figure: figure(openings) })} ·{' '}
            {t('roles.applications', { count: applications, figure: figure(applications) })}
          </span>
        </Cluster>
      ))}
    </Stack>
  );
}

export function EmployerRoles({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('admin-employers');
  const { openRoles, jobs } = employer;
  return (
    <Editable
      title={t('admin:employer.openRoles')}
      editLabel={t('roles.edit')}
      view={
        <>
          <p>{t('roles.looksFor', { count: openRoles, figure: formatNumber(openRoles, currentLanguage()) })}</p>
          <Jobs jobs={jobs} />
        </>
      }
      form={(onDone) => <RolesForm employer={employer} onDone={onDone} />}
    />
  );
}
