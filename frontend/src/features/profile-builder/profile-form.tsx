/** The profile builder's form: one scroll, everything typed kept until it has arrived. */
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useErrorOf } from '../../lib/use-error-of.ts';
import { Button } from '../../ui/button.tsx';
import { Consents } from '../../ui/consents.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Submitted } from '../../ui/submitted.tsx';
import textStyles from '../../ui/text.module.css';
import { useFormSending } from '../../ui/use-form-sending.ts';
import styles from './create-profile.module.css';
import { DraftNotice } from './draft-notice.tsx';
import { type ProfileContent, profileResolver } from './profile-schema.ts';
import { ProfileSections } from './profile-sections.tsx';
import { emptyProfile, PROFILE_FIELDS, type ProfileValues } from './profile-values.ts';
import sectionProgress from './section-progress.module.css';
import { SectionProgress } from './section-progress.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { useSendProfile } from './use-send-profile.ts';

/** Enter leads to the next field, as phones promise: nobody sends a profile from its second line. */
function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key } = event;
  const isTextLine = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (key !== 'Enter' || !isTextLine || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>('[data-part~="profile-sections"] :is(input, textarea, select)'),
  ];
  fields[fields.indexOf(target) + 1]?.focus();
}

function useProfileForm(jobId: string | undefined) {
  const { t } = useTranslation('profile-builder');
  const form = useForm<ProfileValues, unknown, ProfileContent>({
    resolver: profileResolver,
    defaultValues: emptyProfile(currentLanguage()),
  });
  const draft = useProfileDraft(form);
  const { phase, send } = useSendProfile(jobId, draft.forget);
  const { failure, onSubmit, isReady } = useFormSending({
    form,
    fields: PROFILE_FIELDS,
    failedText: t('failed'),
    toastId: 'profile-failed',
    send,
  });
  return { form, draft, phase, failure, onSubmit, isReady };
}

/** `jobId` is what the profile is for; without it the profile is compared with every job. */
export function ProfileForm({ jobId }: { jobId: string | undefined }) {
  const { t } = useTranslation(['profile-builder', 'site']);
  const { form, draft, phase, failure, onSubmit, isReady } = useProfileForm(jobId);
  const { register, control, formState } = form;
  const errorOf = useErrorOf(formState.errors);
  if (phase.kind === 'done') {
    return (
      <Submitted {...phase} title={t('done.title')} link={t('done.link')}>
        {t('done.text')}
      </Submitted>
    );
  }
  const isBusy = phase.kind === 'sending';
  return (
    <div className={sectionProgress.profileBuilder}>
      <SectionProgress control={control} isKept={draft.isKept} />
      <form noValidate onSubmit={(event) => void onSubmit(event)} onKeyDown={goOnWithEnter}>
        <DraftNotice event={draft.event} onDiscard={draft.discard} onUndo={draft.undo} />
        <div className={styles.profileSections} data-part="profile-sections">
          <ProfileSections register={register} control={control} errors={formState.errors} disabled={isBusy} />
        </div>
        <Honeypot {...register('website')} />
        <Stack gap="5" pad="top8" rule="accent">
          <Consents
            privacyText={t('privacy')}
            poolText={t('pool')}
            register={register}
            error={errorOf('privacyNoticeAccepted')}
          />
          <p className={`${textStyles.quiet} ${textStyles.small}`}>{t('aiNotice')}</p>
          {failure && !isBusy && <FormFailure title={t('failed')} {...failure} kept={t('site:apply.kept')} />}
          <Button type="submit" disabled={!isReady || isBusy}>
            {t(isBusy ? 'site:apply.submitting' : jobId ? 'submitForJob' : 'submit')}
          </Button>
        </Stack>
      </form>
    </div>
  );
}
