/** One message as it was written, who wrote it, what was answered, and the answer that is being written. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLanguage, otherLanguage } from '../../../lib/i18n.ts';
import { mailtoOf } from '../../../lib/mailto.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { BackLink } from '../kit/record/back-link.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { DeleteMessage } from './delete-message.tsx';
import { nameOf } from './message-columns.tsx';
import { MESSAGES_PATH, messageQuery } from './message-queries.ts';
import { MessageState } from './message-state.tsx';
import styles from './messages.module.css';
import { ReplyArea } from './reply-area.tsx';
import { ReplyList } from './reply-list.tsx';
import { SettleButton } from './settle-button.tsx';

const TICK_MS = 60_000;

/** Since when it waits, or who answered it. */
function StateLine({ message }: { message: InboxMessage }) {
  const { t, i18n } = useTranslation('admin-messages');
  const now = useTicking(TICK_MS) ?? Date.now();
  const { answeredAt, answeredBy, createdAt } = message;
  const when = timeWords(answeredAt ?? createdAt, i18n.language, now);
  const by = answeredBy ?? t('somebody');
  return (
    <Cluster gap="2 4" className={styles.messageStateLine}>
      <MessageState message={message} />
      <span className={textStyles.quiet}>
        {answeredAt === null ? t('waits', { when }) : t('answeredBy', { by, when })}
      </span>
      <SettleButton message={message} />
    </Cluster>
  );
}

function Sender({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const { email, phone, subject, language, createdAt } = message;
  return (
    <Facts
      facts={[
        { label: t('email'), value: <a href={mailtoOf(email)}>{email}</a> },
        { label: t('phone'), value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
        { label: t('subject'), value: t(`subjects.${subject}`) },
        { label: t('language'), value: t(`admin:languages.${language}`) },
        { label: t('received'), value: formatMoment(createdAt, currentLanguage()) },
      ]}
    />
  );
}

function Message({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  return (
    <Stack as="article" gap="5">
      <Stack as="header" gap="2">
        <PageHeading>{nameOf(message)}</PageHeading>
        <StateLine message={message} />
      </Stack>
      <Sender message={message} />
      <section aria-label={t('message')}>
        <div className={adminArea.messageText} lang={otherLanguage(message.language)}>
          {message.message}
        </div>
      </section>
      <ReplyList replies={message.replies} />
      <ReplyArea message={message} />
      <Box as="footer" pad="top4" rule="above">
        <DeleteMessage message={message} />
      </Box>
    </Stack>
  );
}

export function OpenMessage({ id, pager }: { id: string; pager: ReactNode }) {
  const { t } = useTranslation('admin-messages');
  const { search } = useLocation();
  const query = useQuery(messageQuery(id));
  return (
    <>
      <Toolbar gap="1 4">
        <BackLink to={`${MESSAGES_PATH}${search}`}>{t('back')}</BackLink>
        {pager}
      </Toolbar>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(message) => <Message message={message} />}
      </AsyncView>
    </>
  );
}
