/** For people who look for work: leave a resume without choosing a job first. */
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import ApplyForm from './apply-form.tsx';

const POINTS = ['pointOne', 'pointTwo', 'pointThree'];

export default function JobSeekersPage() {
  const { t } = useTranslation('site');
  return (
    <div className="wrap page seekers">
      <div className="seekers-words">
        <PageHeading title={t('seekers.documentTitle')}>{t('seekers.title')}</PageHeading>
        <p className="lead">{t('seekers.lead')}</p>
        <ul className="seekers-points">
          {POINTS.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {t(`seekers.${point}`)}
            </li>
          ))}
        </ul>
        <ButtonLink to="/jobs" look="secondary">
          {t('seekers.browse')}
        </ButtonLink>
      </div>
      <div className="seekers-form">
        <ApplyForm />
      </div>
    </div>
  );
}
