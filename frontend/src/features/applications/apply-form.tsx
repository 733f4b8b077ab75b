/** The application form, for one job or for none; everything typed stays until it has arrived. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { isAppError, type FieldError as Refusal } from '../../../../shared/errors.ts';
import { errorText } from '../../lib/error-text.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import './apply.css';
import { ApplyFields } from './apply-fields.tsx';
import { APPLY_FIELDS, type ApplyContent, type ApplyValues, applySchema } from './apply-schema.ts';
import { Submitted } from './submitted.tsx';
import { type Phase, useApply } from './use-apply.ts';

const FAILURE_TOAST = 'apply-failed';

/** Refusals of the API that belong to a field of the form: `resume.sizeBytes` belongs to `resume`. */
function fieldRefusals(errors: Refusal[]) {
  return errors.flatMap(({ path, code }) => {
    const name = APPLY_FIELDS.find((field) => field === path.split('.')[0]);
    return name ? [{ name, code }] : [];
  });
}

function Progress({ phase }: { phase: Phase }) {
  const { t } = useTranslation('site');
  if (phase.kind !== 'uploading') return null;
  return (
    <div className="upload">
      <p role="status">{t('apply.uploading')}</p>
      <progress max={100} value={phase.percent} aria-label={t('apply.resume')} />
      <p className="upload-percent">{t('apply.uploadPercent', { percent: phase.percent })}</p>
    </div>
  );
}

function useApplyForm(jobId: string | undefined) {
  const { t } = useTranslation('site');
  const { phase, send } = useApply(jobId);
  const [failure, setFailure] = useState<string>();
  const form = useForm<ApplyValues, unknown, ApplyContent>({
    resolver: zodResolver(applySchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      language: currentLanguage(),
      talentPoolConsent: false,
      website: '',
    },
  });
  const fail = (error: unknown) => {
    const refusals = fieldRefusals(isAppError(error) ? (error.details.errors ?? []) : []);
    refusals.forEach(({ name, code }, index) => {
      form.setError(name, { message: code }, { shouldFocus: index === 0 });
    });
    const reason = errorText(t, error);
    setFailure(reason);
    showToast({ id: FAILURE_TOAST, title: t('apply.failed'), description: reason, variant: 'destructive' });
  };
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    dismissToast(FAILURE_TOAST);
    await send(values).catch(fail);
  });
  return { form, phase, failure, onSubmit };
}

/** `job` is what the application is for; without it the resume is compared with every job. */
export default function ApplyForm({ job }: { job?: Pick<PublicJob, 'jobId'> }) {
  const { t } = useTranslation('site');
  const { form, phase, failure, onSubmit } = useApplyForm(job?.jobId);
  if (phase.kind === 'done') return <Submitted {...phase} />;
  const isBusy = phase.kind !== 'filling';
  const submitText = job ? 'apply.submit' : 'apply.submitOpen';
  return (
    <form className="apply" noValidate onSubmit={(event) => void onSubmit(event)}>
      <header>
        <h2>{t(job ? 'apply.title' : 'apply.titleOpen')}</h2>
        <p className="quiet">{t('apply.lead')}</p>
      </header>
      <ApplyFields register={form.register} control={form.control} errors={form.formState.errors} disabled={isBusy} />
      <p className="quiet apply-notice">{t('apply.aiNotice')}</p>
      {failure && !isBusy && (
        <div className="apply-failure">
          <FieldError>{t('apply.failed')}</FieldError>
          <p>
            {failure} {t('apply.kept')}
          </p>
        </div>
      )}
      <Progress phase={phase} />
      <Button type="submit" disabled={isBusy}>
        {t(isBusy ? 'apply.submitting' : submitText)}
      </Button>
    </form>
  );
}
