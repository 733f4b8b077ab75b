/** Shown for unknown addresses. */
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './not-found.module.css';

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <Stack gap="4" align="center" className={`${textStyles.wrap} ${textStyles.page} ${typeStyles.atCenter}`}>
      <p className={styles.notFoundFigure} aria-hidden="true">
        4<Mark size={132} />4
      </p>
      <PageHeading>{t('notFound.title')}</PageHeading>
      <p className={textStyles.lead}>{t('notFound.text')}</p>
      <Cluster gap="3" align="stretch" justify="center" pad="top3" place="full" lines>
        <ButtonLink to="/jobs">{t('notFound.jobs')}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {t('notFound.home')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
