/** Everything that happened to an application, newest first: what the machine did, the person, and which colleague. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../../../../shared/domain/application-history.ts';
import { formatWhen } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import type { ApplicationDetail } from '../kit/records/application-record.ts';
import { trailQuery } from './application-queries.ts';
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
    <Stack as="ol" most={640}>
      {application.history.toReversed().map((event) => {
        const by = event.kind === 'stage' ? moverOf(event, trail) : undefined;
        return (
          <Cluster
            as="li"
            gap="1 2"
            pad="block1"
            rule="below"
            tall="40"
            key={`${event.kind} ${event.at} ${event.stage}`}
          >
            <Icon name={ICONS[event.kind]} size={16} color="var(--ink-2)" />
            <span>
              {t(`history.${event.kind}`, { stage: event.stage && t(`admin:stages.${event.stage}`) })}
              {by && <span className={textStyles.quiet}> · {by}</span>}
            </span>
            <Box as="time" place="push" className={textStyles.quiet} dateTime={event.at}>
              {formatWhen(event.at, i18n.language, Date.now())}
            </Box>
          </Cluster>
        );
      })}
    </Stack>
  );
}
