/** One message with its words as they were sent, and what was attached. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Attachment, Outgoing } from '../../../../../shared/domain/outgoing.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLanguage, otherLanguage } from '../../../lib/i18n.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { saveText } from '../kit/files/download.ts';
import { Facts } from '../kit/record/facts.tsx';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { DeliveryWord } from '../kit/words/delivery-word.tsx';

const RECORD_PATHS = {
  talent: '/admin-panel/talents',
  employer: '/admin-panel/employers',
  message: '/admin-panel/messages',
  application: '/admin-panel/applications',
} as const;

function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('admin-outbox');
  if (attachments.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <h2 className={typeStyles.titleBase}>{t('attachments')}</h2>
      <Cluster as="ul" gap="2" align="stretch">
        {attachments.map(({ fileName, contentType, text }) => (
          <li key={fileName}>
            <PanelButton size="small" onClick={() => saveText(text, fileName, contentType)}>
              <ActivityIcon name="download" />
              <span className={textStyles.visuallyHidden}>{t('download')}</span> {fileName}
            </PanelButton>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

export function OutboxMessage({ message }: { message: Outgoing }) {
  const { t } = useTranslation('admin-outbox');
  const { channel, to, subject, text, language, delivery, attachments, about, by, createdAt } = message;
  const title = subject ?? t('smsTo', { to: to.join(', ') });
  return (
    <Stack as="article" gap="4">
      <PageHeading>{title}</PageHeading>
      <Facts
        facts={[
          { label: t('to'), value: to.join(', ') },
          { label: t('delivery'), value: <DeliveryWord delivery={delivery} /> },
          { label: t('channel'), value: t(`channels.${channel}`) },
          { label: t('when'), value: formatMoment(createdAt, currentLanguage()) },
          { label: t('by'), value: by },
          { label: t('language'), value: t(`admin:languages.${language}`) },
          {
            label: t('about'),
            value: <Link to={`${RECORD_PATHS[about.kind]}/${about.id}`}>{t(`records.${about.kind}`)}</Link>,
          },
        ]}
      />
      <section aria-label={t('text')}>
        <div className={adminArea.messageText} lang={otherLanguage(language)}>
          {text}
        </div>
      </section>
      <Attachments attachments={attachments} />
    </Stack>
  );
}
