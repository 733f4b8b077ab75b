/** What the applicant did: requested a human review, corrected the reading, withdrew. */
import { Alert } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Box } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { refreshApplications, updateApplication } from '../kit/records/application-record.ts';
import { timeWords } from '../kit/words/time-words.ts';

type Wishes = Pick<
  Application,
  'applicationId' | 'version' | 'reviewRequestedAt' | 'reviewReason' | 'reviewedAt' | 'correctedAt' | 'withdrawnAt'
>;

function useWhen() {
  const { i18n } = useTranslation('admin');
  return (time: string) => timeWords(time, i18n.language, Date.now());
}

/** An open request names its reason and can be closed once someone has looked. */
function ReviewRequest({ wishes }: { wishes: Wishes }) {
  const { t } = useTranslation('admin');
  const when = useWhen();
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () => updateApplication(wishes.applicationId, { version: wishes.version, reviewed: true }),
    onSettled: () => refreshApplications(client),
  });
  const { reviewRequestedAt: asked, reviewedAt: closed, reviewReason } = wishes;
  if (!asked) return null;
  if (closed && closed >= asked)
    return <p className={textStyles.quiet}>{t('wishes.reviewed', { when: when(closed) })}</p>;
  return (
    <Alert
      variation="warning"
      hasIcon={false}
      isDismissible={false}
      heading={t('wishes.review', { when: when(asked) })}
    >
      {reviewReason && (
        <Box as="blockquote" pad="left3" rule="beside" className={typeStyles.breaking}>
          {reviewReason}
        </Box>
      )}
      <p>{t('wishes.reviewText')}</p>
      <PanelButton size="small" isLoading={close.isPending} loadingText={t('saving')} onClick={() => close.mutate()}>
        {t('wishes.close')}
      </PanelButton>
      {close.error && <p role="alert">{errorText(t, close.error)}</p>}
    </Alert>
  );
}

/** Nothing where the person did none of it. */
export function CandidateWishes({ wishes }: { wishes: Wishes }) {
  const { t } = useTranslation('admin');
  const when = useWhen();
  const { withdrawnAt, correctedAt, reviewRequestedAt } = wishes;
  if (!withdrawnAt && !correctedAt && !reviewRequestedAt) return null;
  return (
    <Panel aria-label={t('wishes.label')}>
      {withdrawnAt && (
        <Alert variation="info" hasIcon={false} isDismissible={false}>
          {t('wishes.withdrawn', { when: when(withdrawnAt) })}
        </Alert>
      )}
      <ReviewRequest wishes={wishes} />
      {correctedAt && <p className={textStyles.quiet}>{t('wishes.corrected', { when: when(correctedAt) })}</p>}
    </Panel>
  );
}
