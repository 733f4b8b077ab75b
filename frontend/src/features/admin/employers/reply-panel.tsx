/** The time left of the promised 24 hours for an answer, and a button to mark it as answered elsewhere. */
import { Alert } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerDetail } from '../../../../../shared/contract/admin-employers.ts';
import { REPLY_PROMISE_HOURS } from '../../../../../shared/domain/employer-request.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useTicking } from '../../../lib/ticking.ts';
import barStyles from '../../../ui/bar.module.css';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { clockWords, durationOf, largestUnit, replyClock } from '../kit/words/reply-clock.ts';
import { CLOCK_LOOKS } from './employer-words.tsx';
import styles from './employers.module.css';
import { useEdit } from './use-edit.ts';

const TICK_MS = 15_000;
const PROMISE_MINUTES = REPLY_PROMISE_HOURS * 60;

/** There is no way back to an open request, so it asks. */
function MarkAnswered({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('admin-employers');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const edit = useEdit(employer, close);
  return (
    <>
      <PanelButton size="small" onClick={() => setAsking(true)}>
        {t('clock.markAnswered')}
      </PanelButton>
      <Dialog isOpen={isAsking} title={t('clock.question')} isBusy={edit.isSaving} onClose={close}>
        <p>{t('clock.explain')}</p>
        {edit.error && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, edit.error)}
          </Alert>
        )}
        <DialogActions>
          <Button disabled={edit.isSaving} onClick={() => edit.save({ answered: true })}>
            {t('clock.yes')}
          </Button>
          <Button look="secondary" disabled={edit.isSaving} onClick={close}>
            {t('clock.notYet')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Runs by itself, so it says nothing by itself: a screen reader reads it when asked. */
function Clock({ replyBy, now }: { replyBy: string; now: number }) {
  const { t } = useTranslation('admin-employers');
  const language = currentLanguage();
  const clock = replyClock(replyBy, now);
  const { icon, tone } = CLOCK_LOOKS[clock.state];
  const share = Math.min(1, Math.max(0, clock.leftMinutes / PROMISE_MINUTES));
  const isLate = clock.state === 'late';
  return (
    <div className={styles.replyClock}>
      <p
        className={`${adminArea.state} ${styles.replyFigure} ${textStyles.titleMedium} ${typeStyles.figures} ${typeStyles.wrapping}`}
        data-tone={tone}
        data-part="state"
        role="timer"
      >
        <Icon name={icon} />
        {t(isLate ? 'clock.late' : 'clock.left', { count: largestUnit(clock), time: clockWords(clock, language) })}
      </p>
      <span className={barStyles.bar} data-clock={clock.state} aria-hidden="true">
        <span style={{ width: `${isLate ? 100 : share * 100}%` }} />
      </span>
      <p className={textStyles.quiet} data-part="quiet">
        {t('clock.due')} <time dateTime={replyBy}>{formatMoment(replyBy, language)}</time>
      </p>
    </div>
  );
}

export function ReplyPanel({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('admin-employers');
  const now = useTicking(TICK_MS) ?? Date.now();
  const { replyBy, answeredAt, stats } = employer;
  if (replyBy) {
    return (
      <Cluster
        as="section"
        gap="4 6"
        pad="m"
        surface="paper-2"
        edge="line"
        radius="s"
        className={styles.replyPanel}
        data-clock={replyClock(replyBy, now).state}
        aria-label={t('clock.label')}
      >
        <Clock replyBy={replyBy} now={now} />
        <MarkAnswered employer={employer} />
      </Cluster>
    );
  }
  if (!answeredAt) return null;
  const after = stats.answeredAfterHours !== null && durationOf(stats.answeredAfterHours, currentLanguage());
  return (
    <p className={adminArea.state} data-tone="met" data-part="state">
      <Icon name="check" size={16} />
      {after ? t('clock.answeredAfter', { after }) : t('clock.answered')}
    </p>
  );
}
