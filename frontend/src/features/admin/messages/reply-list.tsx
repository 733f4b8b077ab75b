/** What was answered so far, oldest first, as it was sent and how it fared. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLanguage, otherLanguage } from '../../../lib/i18n.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import timeline from '../kit/activities/timeline.module.css';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { DeliveryWord } from '../kit/words/delivery-word.tsx';
import { timeWords } from '../kit/words/time-words.ts';

export type Reply = InboxMessage['replies'][number];

const TICK_MS = 60_000;

function Entry({ reply, now }: { reply: Reply; now: number }) {
  const { t } = useTranslation('admin-messages');
  const { outgoingId, subject, text, language, delivery, by, createdAt } = reply;
  const onScreen = currentLanguage();
  return (
    <li className={timeline.activity} data-part="activity">
      <span className={timeline.activityMark}>
        <ActivityIcon name="email" />
      </span>
      <Stack gap="1" pad="top1" className={`${timeline.activityBody} ${typeStyles.breaking}`}>
        <Toolbar as="p" gap="1 4" align="baseline" className={`${timeline.activityHead} ${typeStyles.unbound}`}>
          <strong lang={otherLanguage(language)}>{subject}</strong>
          <Link to={`/admin-panel/outbox/${outgoingId}`}>
            <DeliveryWord delivery={delivery} />
          </Link>
        </Toolbar>
        <p className={textStyles.quiet}>
          {by ?? t('somebody')} ·{' '}
          <time dateTime={createdAt} title={formatMoment(createdAt, onScreen)}>
            {timeWords(createdAt, onScreen, now)}
          </time>
        </p>
        <p className={typeStyles.asTyped} lang={otherLanguage(language)}>
          {text}
        </p>
      </Stack>
    </li>
  );
}

export function ReplyEntries({ replies }: { replies: readonly Reply[] }) {
  const now = useTicking(TICK_MS) ?? Date.now();
  return (
    <Stack as="ol">
      {replies.map((reply) => (
        <Entry key={reply.outgoingId} reply={reply} now={now} />
      ))}
    </Stack>
  );
}

export function ReplyList({ replies }: { replies: readonly Reply[] }) {
  const { t } = useTranslation('admin-messages');
  if (replies.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <h2>{t('replies', { count: replies.length })}</h2>
      <ReplyEntries replies={replies} />
    </Stack>
  );
}
