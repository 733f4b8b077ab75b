/** The files of an employer, taken out of all that was done with it. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonReference } from '../../../../../shared/domain/outgoing.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { DocumentLink } from '../kit/activities/document-link.tsx';
import { activitiesQuery } from '../kit/composing/activity-queries.ts';
import { rowsOf } from '../kit/list/paged-list.tsx';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import styles from './employers.module.css';

export function EmployerDocuments({ about }: { about: PersonReference }) {
  const { t } = useTranslation('admin-employers');
  const query = useInfiniteQuery(activitiesQuery(about));
  return (
    <Stack as="section" gap="2" pad="top2" rule="above" className={styles.employerPart}>
      <h2>{t('documents.title')}</h2>
      <AsyncView query={query} skeleton={<Skeleton lines={2} />}>
        {(data) => {
          const documents = rowsOf(data).filter(({ kind }) => kind === 'document');
          return (
            <>
              {documents.length === 0 && (
                <p className={textStyles.quiet} data-part="quiet">
                  {t('documents.none')}
                </p>
              )}
              <Stack as="ul" gap="2">
                {documents.map((activity) => (
                  <Cluster as="li" gap="2" className={typeStyles.breaking} key={activity.activityId}>
                    <ActivityIcon name="document" />
                    <span>{activity.document?.fileName}</span>
                    <DocumentLink about={about} activity={activity} />
                  </Cluster>
                ))}
              </Stack>
              {query.hasNextPage && (
                <PanelButton
                  size="small"
                  variation="link"
                  isLoading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('documents.older')}
                </PanelButton>
              )}
            </>
          );
        }}
      </AsyncView>
    </Stack>
  );
}
