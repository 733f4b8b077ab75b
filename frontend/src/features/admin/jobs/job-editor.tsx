/** Writes a job beside its preview: checks it as the server would, and keeps what was typed whatever happens. */
import { Alert } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../shared/domain/job.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import adminArea from '../kit/admin-area.module.css';
import { DeleteJob } from './delete-job.tsx';
import { DraftNote } from './draft-note.tsx';
import { JobConflict } from './job-conflict.tsx';
import { JobFields } from './job-fields.tsx';
import { JobPreview } from './job-preview.tsx';
import { type JobValues, valuesOf } from './job-values.ts';
import styles from './jobs.module.css';
import { PartSwitch } from './part-switch.tsx';
import { type JobEditorProps, putValues, useJobEditor } from './use-job-editor.ts';

type Shown = 'form' | 'preview';

/** On narrow screens: the form or the preview. */
function EditorParts({ shown, onShow }: { shown: Shown; onShow: (part: Shown) => void }) {
  const { t } = useTranslation('admin-jobs');
  const parts = (['form', 'preview'] as const).map((value) => ({ value, label: t(`editor.${value}`) }));
  return <PartSwitch label={t('editor.show')} parts={parts} shown={shown} onShow={onShow} />;
}

interface FootProps extends Pick<ReturnType<typeof useJobEditor>, 'cancel' | 'forget'> {
  job: Job | undefined;
  isSaving: boolean;
}

function Foot({ job, isSaving, cancel, forget }: FootProps) {
  const { t } = useTranslation('admin');
  return (
    <Cluster gap="2" align="stretch" className={adminArea.formFoot} data-part="form-actions form-foot">
      <PanelButton type="submit" variation="primary" isLoading={isSaving} loadingText={t('saving')}>
        {t(job ? 'save' : 'job.createNow')}
      </PanelButton>
      <PanelButton onClick={cancel}>{t('cancel')}</PanelButton>
      {job && <DeleteJob job={job} onDeleted={forget} />}
    </Cluster>
  );
}

export function JobEditor(props: JobEditorProps) {
  const { job } = props;
  const { t } = useTranslation('admin');
  const { form, base, kept, saving, letGo, discard, cancel, forget } = useJobEditor(props);
  const { mutation, theirs } = saving;
  const [shown, show] = useState<Shown>('form');
  // A refused field has to be in sight to take the focus.
  const refused = () => show('form');
  const save = (version: number) => form.handleSubmit((input) => mutation.mutate({ input, version }), refused);
  const saveOver = (newer: Job, values: JobValues) => {
    putValues(form, values);
    void save(newer.version)();
  };
  return (
    <Grid from900="aside" gap="4 6" align="start" className={styles.jobEditor} data-shown={shown}>
      <EditorParts shown={shown} onShow={show} />
      <Stack as="form" gap="4" className={styles.jobForm} data-part="form" onSubmit={save(base.version)} noValidate>
        {kept && !theirs && <DraftNote onDiscard={discard}>{t('admin-jobs:draft.restored')}</DraftNote>}
        {theirs && (
          <JobConflict
            form={form}
            before={base.values}
            theirs={theirs}
            isBusy={mutation.isPending}
            onSave={(values) => saveOver(theirs, values)}
            onTakeTheirs={() => letGo(valuesOf(theirs), theirs.version, t('admin-jobs:conflict.taken'))}
          />
        )}
        <JobFields form={form} savedStatus={job && (theirs?.status ?? base.values.status)} />
        {mutation.isError && !theirs && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, mutation.error)}
          </Alert>
        )}
        <Foot job={job} isSaving={mutation.isPending} cancel={cancel} forget={forget} />
      </Stack>
      <JobPreview form={form} job={job} />
    </Grid>
  );
}
