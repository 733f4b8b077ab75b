/** An earlier evaluation exactly as it was, saying when and by which version of the engine. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../lib/format.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import typeStyles from '../../../ui/type.module.css';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { evaluationQuery } from './evaluation-queries.ts';
import { Results } from './results.tsx';

export function Replay({ evaluationId }: { evaluationId: string }) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const query = useQuery(evaluationQuery(evaluationId));
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
      {({ matches, createdAt, engineVersion, by, talentId, jobId, leftOut }) => (
        <>
          <Cluster
            as="p"
            gap="2"
            align="start"
            wrap={false}
            pad="s"
            surface="paper-2"
            radius="s"
            className={typeStyles.unbound}
          >
            <Icon name="clock" />
            <span>
              <strong>{t('replay.title', { when: formatMoment(createdAt, i18n.language) })}</strong>{' '}
              {t('replay.text', { version: engineVersion })} {by !== null && t('replay.by', { who: by })}
              {leftOut > 0 && ` ${t('progress.leftOut', { count: leftOut })}`}
            </span>
          </Cluster>
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
