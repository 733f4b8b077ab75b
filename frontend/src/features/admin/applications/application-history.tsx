/** Everything that happened to an application, newest first: what the machine did, the person, and which colleague. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../../../../shared/domain/application-history.ts';
import { formatWhen } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import textStyles from '../../../ui/text.module.css';
import type { ApplicationDetail } from '../kit/records/application-record.ts';
import { trailQuery } from './application-queries.ts';
import styles from './applications.module.css';
import { moverOf } from './stage-history.ts';

const ICONS: Record<HistoryEvent['kind'], IconName> = {
  submitted: 'upload',
  confirmed: 'check',
  uploaded: 'file',
  read: 'check',
  failed: 'alert',
  matched: 'search',
  'not-compared': 'alert',
  corrected: 'claim',
  stage: 'arrow',
  'review-requested': 'question',
  reviewed: 'people',
  'pool-joined': 'check',
  'pool-left': 'cross',
  withdrawn: 'cross',
};

export function ApplicationHistory({ application }: { application: ApplicationDetail }) {
  const { t, i18n } = useTranslation('admin-applications');
  // Without the trail the history is still true; it then names no colleague.
  const { data: trail = [] } = useQuery(trailQuery(application.applicationId));
  return (
    <ol className={styles.history}>
      {application.history.toReversed().map((event) => {
        const by = event.kind === 'stage' ? moverOf(event, trail) : undefined;
        return (
          <li key={`${event.kind} ${event.at} ${event.stage}`}>
            <Icon name={ICONS[event.kind]} size={16} color="var(--ink-2)" />
            <span>
              {t(`history.${event.kind}`, { stage: event.stage && t(`admin:stages.${event.stage}`) })}
              {by && <span className={textStyles.quiet}> · {by}</span>}
            </span>
            <time className={textStyles.quiet} dateTime={event.at}>
              {formatWhen(event.at, i18n.language, Date.now())}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
