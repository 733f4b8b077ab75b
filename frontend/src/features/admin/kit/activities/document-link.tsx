/** The way to a stored document: its size, and the button that fetches it from where it lies for a few minutes. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Cluster } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import textStyles from '../../../../ui/text.module.css';
import { showToast } from '../../../../ui/toast-store.ts';
import { documentAddress } from '../composing/activity-queries.ts';
import { saveFrom } from '../files/download.ts';
import { ActivityIcon } from '../words/activity-icon.tsx';
import styles from './timeline.module.css';

export function DocumentLink({ about, activity }: { about: PersonReference; activity: Activity }) {
  const { t } = useTranslation('admin-activities');
  const document = activity.document;
  const open = useMutation({
    mutationFn: () => documentAddress(about, activity.activityId),
    onSuccess: (address) => saveFrom(address, document?.fileName ?? ''),
    onError: (error) =>
      showToast({ title: t('document.failed'), description: errorText(t, error), variant: 'destructive' }),
  });
  if (!document) return null;
  return (
    <Cluster as="p" gap="2" className={styles.activityMore}>
      <span className={textStyles.quiet} data-part="quiet">
        {fileSize(document.sizeBytes, currentLanguage())}
      </span>
      <PanelButton
        size="small"
        variation="link"
        isLoading={open.isPending}
        loadingText={t('document.opening')}
        onClick={() => open.mutate()}
      >
        <ActivityIcon name="download" />
        {t('document.download')} <span className={textStyles.visuallyHidden}>{document.fileName}</span>
      </PanelButton>
    </Cluster>
  );
}
