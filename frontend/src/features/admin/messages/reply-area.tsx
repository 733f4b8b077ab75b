/** Where a message is answered; once it is, only the way to answer again. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import adminArea from '../kit/admin-area.module.css';
import { ComposeFrame } from '../kit/composing/compose-form.tsx';
import activitiesStyles from '../kit/composing/composing.module.css';
import { Gaps, TemplateChoice, Words } from '../kit/composing/message-parts.tsx';
import { MessagePreview } from '../kit/composing/message-preview.tsx';
import { fillingOf } from '../kit/composing/message-values.ts';
import styles from './messages.module.css';
import { ReplyConflict } from './reply-conflict.tsx';
import { useReply } from './use-reply.ts';

type Reply = ReturnType<typeof useReply>;

/** Says how a reply fared that has just been taken. */
function useSentWords() {
  const { t } = useTranslation('admin-messages');
  const navigate = useNavigate();
  return ({ replies }: InboxMessage) => {
    const mine = replies.at(-1);
    if (mine?.delivery === 'failed') {
      showToast({ title: t('reply.notDelivered'), description: t('reply.notDeliveredText'), variant: 'destructive' });
      return;
    }
    const show = () => navigate(`/admin-panel/outbox/${mine?.outgoingId}`);
    const action = { label: t('reply.toOutbox'), onPress: show };
    if (mine?.delivery === 'kept') showToast({ title: t('reply.kept'), action });
    else showToast({ title: t('reply.sent') });
  };
}

function ReplyForm({ message, reply }: { message: InboxMessage; reply: Reply }) {
  const { t } = useTranslation('admin-messages');
  const radioName = useId();
  const { form, values, context, failure, onSubmit, news, stops, accept, discard } = reply;
  const parts = { form, context, values };
  const words = { label: t('reply.label'), send: t('reply.send'), failed: t('reply.failed') };
  const destination = t('reply.destination', {
    to: message.email,
    language: t(`admin:languages.${values.language}`),
  });
  return (
    <Box edge="line" radius="s" place="shrink">
      {news && <ReplyConflict message={message} news={news} stops={stops} onAccept={accept} onDiscard={discard} />}
      <ComposeFrame
        words={words}
        onSubmit={onSubmit}
        isSending={form.formState.isSubmitting}
        failure={failure}
        destination={destination}
      >
        <TemplateChoice {...parts} />
        <Gaps {...parts} />
        <Words {...parts} />
        <MessagePreview
          wording={values}
          values={fillingOf(values, context.person)}
          language={values.language}
          name={radioName}
          onChoose={(language) => form.setValue('language', language)}
        />
      </ComposeFrame>
    </Box>
  );
}

export function ReplyArea({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const [isAsked, ask] = useState(false);
  const [sentCount, countSent] = useState(0);
  const done = useRef<HTMLParagraphElement>(null);
  const say = useSentWords();
  const reply = useReply(message, (saved) => {
    say(saved);
    if (saved.replies.at(-1)?.delivery === 'failed') return;
    ask(false);
    countSent((before) => before + 1);
  });
  // The form took the focus along; what it came to, once that is on screen, has it instead.
  const greeted = useRef(0);
  useEffect(() => {
    if (!done.current || greeted.current === sentCount) return;
    greeted.current = sentCount;
    done.current.focus({ preventScroll: true });
  });
  const isOpen = message.answeredAt === null || isAsked || !reply.isBlank;
  return (
    <section className={activitiesStyles.activities}>
      <h2>{t('reply.title')}</h2>
      {isOpen ? (
        <ReplyForm message={message} reply={reply} />
      ) : (
        <Toolbar gap="2 4" pad="m" edge="line" radius="s" className={styles.messageDone}>
          <p ref={done} tabIndex={-1} className={adminArea.state} data-tone="met" data-part="state">
            <Icon name="check" size={16} />
            {t(message.replies.length > 0 ? 'reply.done' : 'reply.doneElsewhere')}
          </p>
          <PanelButton size="small" onClick={() => ask(true)}>
            {t('reply.again')}
          </PanelButton>
        </Toolbar>
      )}
    </section>
  );
}
