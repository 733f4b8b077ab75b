/** What follows a sent request: thanks, the moment of the answer with the time that is left, and what was sent. */
import { useTranslation } from 'react-i18next';
import { REPLY_PROMISE_HOURS } from '../../../../shared/domain/employer-request.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useTicking } from '../../lib/ticking.ts';
import barStyles from '../../ui/bar.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { Thanks, ThanksFacts } from '../../ui/thanks.tsx';
import typeStyles from '../../ui/type.module.css';
import { deadlineWords, timeLeft } from './deadline.ts';
import type { Answered } from './use-request.ts';

const TICK_MS = 1000;

/** Runs by itself, so it says nothing by itself: a screen reader reads it when asked. */
function Countdown({ replyBy, now }: { replyBy: string; now: number }) {
  const { t } = useTranslation('employers');
  const { hours, minutes } = timeLeft(replyBy, now);
  return (
    <Stack gap="2" pad="xl" surface="deep" radius="l" role="timer">
      <p className={textStyles.small}>{t('sent.left')}</p>
      <p className={`${typeStyles.figureHero} ${typeStyles.figures}`}>{t('sent.hoursMinutes', { hours, minutes })}</p>
      <span className={barStyles.bar} aria-hidden="true">
        <span style={{ width: `${((hours + minutes / 60) / REPLY_PROMISE_HOURS) * 100}%` }} />
      </span>
      <p className={`${textStyles.small} ${typeStyles.capital}`}>
        <time dateTime={replyBy}>{formatMoment(replyBy, currentLanguage())}</time>
      </p>
    </Stack>
  );
}

function Summary({ answered: { requestId, sent } }: { answered: Answered }) {
  const { t } = useTranslation('employers');
  const people = t('sent.search', {
    count: sent.positionsToHire,
    formatted: formatNumber(sent.positionsToHire, currentLanguage()),
  });
  const facts = [
    { name: t('sent.searchLabel'), value: `${people} · ${sent.jobTitle}` },
    { name: t('form.company'), value: sent.company },
    { name: t('sent.contact'), value: `${sent.firstName} ${sent.lastName}\n${sent.phone}\n${sent.email}` },
  ];
  return (
    <Stack as="section" gap="3">
      <h3>{t('sent.summary')}</h3>
      <ThanksFacts facts={facts} reference={{ name: t('sent.reference'), value: requestId }} />
    </Stack>
  );
}

export function RequestSent({ answered, onAnother }: { answered: Answered; onAnother: () => void }) {
  const { t } = useTranslation('employers');
  const now = useTicking(TICK_MS);
  const { replyBy, sent, isNew } = answered;
  const isPast = now !== undefined && timeLeft(replyBy, now).isPast;
  const deadline = now === undefined ? '' : deadlineWords(t, replyBy, now, currentLanguage());
  return (
    <Thanks
      title={t('sent.title', { name: sent.firstName })}
      takesFocus={isNew}
      text={now !== undefined && <p>{isPast ? t('sent.answerPast') : t('sent.answer', { deadline })}</p>}
    >
      {now !== undefined && !isPast && <Countdown replyBy={replyBy} now={now} />}
      {isPast && <ButtonLink to="/contact?subject=partnership">{t('sent.write')}</ButtonLink>}
      <Summary answered={answered} />
      <Stack as="section" gap="3">
        <h3>{t('sent.whileTitle')}</h3>
        <p className={textStyles.quiet}>{t('sent.while')}</p>
        <Cluster gap="2 4">
          <ButtonLink to="/jobs" look="secondary">
            {t('sent.jobs')}
          </ButtonLink>
          <Button look="quiet" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </Cluster>
      </Stack>
    </Thanks>
  );
}
