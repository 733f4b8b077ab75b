/** Shown for every address the site does not know. */
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import './not-found.css';

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <div className="wrap page not-found">
      <p className="not-found-figure" aria-hidden="true">
        4<Mark size={132} />4
      </p>
      <PageHeading>{t('notFound.title')}</PageHeading>
      <p className="lead">{t('notFound.text')}</p>
      <div className="not-found-actions">
        <ButtonLink to="/jobs">{t('notFound.jobs')}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
