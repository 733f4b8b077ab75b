/** A colleague replied first: shows their reply and asks whether to send one's own, which is kept. */
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import styles from './messages.module.css';
import { type Reply, ReplyEntries } from './reply-list.tsx';

interface ReplyConflictProps {
  message: InboxMessage;
  /** Replies since one's own was begun. */
  news: readonly Reply[];
  /** How often one's own was not sent because of them. */
  stops: number;
  onAccept: () => void;
  onDiscard: () => void;
}

export function ReplyConflict({ message, news, stops, onAccept, onDiscard }: ReplyConflictProps) {
  const { t } = useTranslation('admin-messages');
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const count = news.length;
  // Users who are still typing are not disturbed; those who wanted to send come here first.
  useEffect(() => {
    if (stops === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [stops]);
  const who = news.at(-1)?.by ?? message.answeredBy ?? t('somebody');
  const kind = count > 0 ? 'replied' : message.answeredAt === null ? 'reopened' : 'settled';
  return (
    <section ref={box} className={styles.messageConflict} role="alert" tabIndex={-1} aria-labelledby={title}>
      <h3 className={`${typeStyles.titleBase} ${typeStyles.breaking}`} id={title}>
        {t(`conflict.${kind}`, { who })}
      </h3>
      {count > 0 && <ReplyEntries replies={news} />}
      <p>{t('conflict.kept')}</p>
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton size="small" onClick={onAccept}>
          {t('conflict.goOn')}
        </PanelButton>
        <PanelButton size="small" onClick={onDiscard}>
          {t('conflict.discard')}
        </PanelButton>
      </Cluster>
    </section>
  );
}
