/** The application form, for one job or for none; everything typed stays until it has arrived. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { useDraft } from '../../lib/draft.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import type { ApplicationPrefill } from '../../lib/prefill.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Submitted } from '../../ui/submitted.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { useFormSending } from '../../ui/use-form-sending.ts';
import { ApplyFields } from './apply-fields.tsx';
import { APPLY_FIELDS, type ApplyContent, type ApplyValues, applySchema, DRAFT_FIELDS } from './apply-schema.ts';
import { PrefilledNote } from './prefilled-note.tsx';
import { DRAFT, type Phase, useApply } from './use-apply.ts';
import { usePrefill } from './use-prefill.ts';

function Progress({ phase }: { phase: Phase }) {
  const { t } = useTranslation('site');
  if (phase.kind !== 'uploading') return null;
  return (
    <Stack gap="2">
      <p role="status">{t('apply.uploading')}</p>
      <progress max={100} value={phase.percent} aria-label={t('apply.resume')} />
      <p className={`${textStyles.small} ${typeStyles.figures}`}>
        {t('apply.uploadPercent', { percent: phase.percent })}
      </p>
    </Stack>
  );
}

function useApplyForm(jobId: string | undefined) {
  const { t } = useTranslation('site');
  const { phase, send } = useApply(jobId);
  const form = useForm<ApplyValues, unknown, ApplyContent>({
    resolver: zodResolver(applySchema),
    // No other default values: the form starts with what was typed and ticked before hydration.
    defaultValues: { language: currentLanguage() },
  });
  useDraft(form, DRAFT, DRAFT_FIELDS);
  const { failure, onSubmit, isReady } = useFormSending({
    form,
    fields: APPLY_FIELDS,
    failedText: t('apply.failed'),
    toastId: 'apply-failed',
    send,
  });
  return { form, phase, failure, onSubmit, isReady };
}

interface ApplyFormProps {
  /** What the application is for; without it the resume is compared with every job. */
  job?: Pick<PublicJob, 'jobId'>;
  /** What was read from a resume elsewhere on the page. */
  prefill?: ApplicationPrefill;
}

export default function ApplyForm({ job, prefill }: ApplyFormProps) {
  const { t } = useTranslation('site');
  const { form, phase, failure, onSubmit, isReady } = useApplyForm(job?.jobId);
  const { taken, replaceKept } = usePrefill(form, prefill);
  if (phase.kind === 'done') {
    return (
      <Submitted {...phase} title={t('apply.doneTitle')} link={t('apply.doneLink')}>
        {t('apply.doneText')}
      </Submitted>
    );
  }
  const isBusy = phase.kind !== 'filling';
  const submitText = job ? 'apply.submit' : 'apply.submitOpen';
  return (
    <Stack as="form" gap="6" most={640} data-part="apply" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack as="header" gap="1">
        <h2>{t(job ? 'apply.title' : 'apply.titleOpen')}</h2>
        <p className={textStyles.quiet}>{t('apply.lead')}</p>
      </Stack>
      {taken && <PrefilledNote taken={taken} onReplace={replaceKept} />}
      <ApplyFields
        register={form.register}
        control={form.control}
        errors={form.formState.errors}
        disabled={isBusy}
        builderPath={job ? `/create-profile/${job.jobId}` : '/create-profile'}
      />
      <p className={`${textStyles.quiet} ${textStyles.small}`}>{t('apply.aiNotice')}</p>
      {failure && !isBusy && <FormFailure title={t('apply.failed')} {...failure} kept={t('apply.kept')} />}
      <Progress phase={phase} />
      <Button type="submit" disabled={!isReady || isBusy}>
        {t(isBusy ? 'apply.submitting' : submitText)}
      </Button>
      <p className={`${textStyles.quiet} ${textStyles.small}`}>{t('apply.draft')}</p>
    </Stack>
  );
}
