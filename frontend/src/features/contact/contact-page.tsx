/** The contact page: a form, when to expect an answer, and pages that may help sooner. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Box, Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import { Thanks, ThanksFacts } from '../../ui/thanks.tsx';
import typeStyles from '../../ui/type.module.css';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { type SentMessage, useContact } from './use-contact.ts';

const WAYS = [
  { to: '/job-seekers', text: 'ways.seekers' },
  { to: '/jobs', text: 'ways.jobs' },
  { to: '/employers', text: 'ways.employers' },
];

function Ways() {
  const { t } = useTranslation('contact');
  return (
    <Stack as="nav" gap="3" className={styles.contactWays} aria-label={t('ways.title')}>
      <h2>{t('ways.title')}</h2>
      <ul>
        {WAYS.map(({ to, text }) => (
          <Box as="li" rule="above" key={to}>
            <Link to={to}>
              {t(text)} <Icon name="arrow" />
            </Link>
          </Box>
        ))}
      </ul>
    </Stack>
  );
}

function Expectations() {
  const { t } = useTranslation('contact');
  return (
    <Stack as="section" gap="3">
      <h2>{t('when.title')}</h2>
      <p>{t('when.text')}</p>
      <p className={textStyles.quiet}>{t('when.employers')}</p>
    </Stack>
  );
}

function Sent({ sent: { messageId, message }, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const facts = [
    { name: t('sent.subject'), value: t(`subject.${message.subject}`) },
    { name: t('sent.message'), value: message.message },
  ];
  return (
    <Thanks
      title={t('sent.title', { name: message.firstName })}
      text={<p>{t('sent.text', { email: message.email })}</p>}
      takesFocus
    >
      <ThanksFacts facts={facts} reference={{ name: t('sent.reference'), value: messageId }} />
      <div>
        <Button look="secondary" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </Thanks>
  );
}

export default function ContactPage() {
  const { t } = useTranslation('contact');
  const { sent, send, startOver } = useContact();
  const [isAnother, setIsAnother] = useState(false);
  const another = (): void => {
    setIsAnother(true);
    startOver();
  };
  return (
    <Stack gap="l" className={`${textStyles.wrap} ${textStyles.page} ${styles.contact}`}>
      <Stack as="header" gap="5">
        <PageHeading isHero title={t('head.title')} description={t('head.description')}>
          <span className={typeStyles.block}>{t('title.one')}</span>{' '}
          <span className={typeStyles.block}>{t('title.two')}</span>
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
      </Stack>
      <Box pad="card" edge="line" shadow radius="l" className={styles.contactCard}>
        {sent ? <Sent sent={sent} onAnother={another} /> : <ContactForm send={send} isAnother={isAnother} />}
      </Box>
      <Stack gap="m" className={styles.contactAside}>
        <Expectations />
        <Ways />
      </Stack>
    </Stack>
  );
}
