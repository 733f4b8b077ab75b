/** An earlier evaluation exactly as it was, saying when and by which version of the engine. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../lib/format.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Box } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import styles from './evaluate.module.css';
import { evaluationQuery } from './evaluation-queries.ts';
import { Results } from './results.tsx';

export function Replay({ evaluationId }: { evaluationId: string }) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const query = useQuery(evaluationQuery(evaluationId));
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
      {({ matches, createdAt, engineVersion, by, talentId, jobId, leftOut }) => (
        <>
          <Box as="p" surface="tinted" className={styles.replayNote}>
            <Icon name="clock" />
            <span>
              <strong>{t('replay.title', { when: formatMoment(createdAt, i18n.language) })}</strong>{' '}
              {t('replay.text', { version: engineVersion })} {by !== null && t('replay.by', { who: by })}
              {leftOut > 0 && ` ${t('progress.leftOut', { count: leftOut })}`}
            </span>
          </Box>
          <Results
            key={evaluationId}
            matches={matches}
            subject={{ talentId: talentId ?? undefined, jobId: jobId ?? undefined }}
          />
        </>
      )}
    </AsyncView>
  );
}
