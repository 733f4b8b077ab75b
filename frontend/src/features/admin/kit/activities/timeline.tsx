/** What was done so far, newest first: who, when, in which words, and how it fared. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Activity } from '../../../../../../shared/domain/activity.ts';
import type { DeliveryState, PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useTicking } from '../../../../lib/ticking.ts';
import { Cluster, Stack, Toolbar } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import { activitiesQuery } from '../composing/activity-queries.ts';
import { PagedList } from '../list/paged-list.tsx';
import { ActivityIcon } from '../words/activity-icon.tsx';
import { DeliveryWord } from '../words/delivery-word.tsx';
import { timeWords } from '../words/time-words.ts';
import { CalendarFile } from './calendar-file.tsx';
import { DocumentLink } from './document-link.tsx';
import { durationWords } from './duration-words.ts';
import styles from './timeline.module.css';

const TICK_MS = 60_000;

function Interview({ activity }: { activity: Activity }) {
  const { interview } = activity;
  if (!interview) return null;
  const { startsAt, durationMinutes, place } = interview;
  return (
    <>
      <p>
        <time dateTime={startsAt}>{formatMoment(startsAt, currentLanguage())}</time> ·{' '}
        {durationWords(durationMinutes, currentLanguage())}
        {place && <span className={typeStyles.block}>{place}</span>}
      </p>
      <Cluster as="p" gap="2" className={styles.activityMore}>
        <CalendarFile activity={activity} />
      </Cluster>
    </>
  );
}

/** A message that this installation only stores links to the outbox. */
function Delivered({ delivery }: { delivery: DeliveryState }) {
  const word = <DeliveryWord delivery={delivery} />;
  return delivery === 'kept' ? <Link to="/admin-panel/outbox">{word}</Link> : word;
}

interface EntryProps {
  about: PersonReference;
  activity: Activity;
  /** Milliseconds since 1970. */
  now: number;
}

function Entry({ about, activity, now }: EntryProps) {
  const { t } = useTranslation('admin-activities');
  const { kind, title, text, to, delivery, by, createdAt } = activity;
  const language = currentLanguage();
  return (
    <li className={styles.activity} data-part="activity">
      <span className={styles.activityMark} data-kind={kind}>
        <ActivityIcon name={kind} />
      </span>
      <Stack gap="1" pad="top1" className={`${styles.activityBody} ${typeStyles.breaking}`}>
        <Toolbar as="p" gap="1 4" align="baseline" className={`${styles.activityHead} ${typeStyles.unbound}`}>
          <strong>{title ?? t(`kinds.${kind}`)}</strong>
          {delivery && <Delivered delivery={delivery} />}
        </Toolbar>
        <p className={textStyles.quiet} data-part="quiet">
          {title && `${t(`kinds.${kind}`)} · `}
          {by ?? t('unknownPerson')} ·{' '}
          <time dateTime={createdAt} title={formatMoment(createdAt, language)}>
            {timeWords(createdAt, language, now)}
          </time>
        </p>
        {to.length > 0 && (
          <p className={textStyles.quiet} data-part="quiet">
            {t('sent.to', { to: to.join(', ') })}
          </p>
        )}
        <Interview activity={activity} />
        {text && <p className={typeStyles.asTyped}>{text}</p>}
        <DocumentLink about={about} activity={activity} />
      </Stack>
    </li>
  );
}

export function Timeline({ about }: { about: PersonReference }) {
  const { t } = useTranslation('admin-activities');
  const now = useTicking(TICK_MS) ?? Date.now();
  const query = useInfiniteQuery(activitiesQuery(about));
  return (
    <PagedList
      query={query}
      empty={
        <p className={textStyles.quiet} data-part="quiet">
          {t('empty')}
        </p>
      }
    >
      {(activities) => (
        <Stack as="ol">
          {activities.map((activity) => (
            <Entry key={activity.activityId} about={about} activity={activity} now={now} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
