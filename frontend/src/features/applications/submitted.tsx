/** What follows a sent application: that it is being worked on, and the private link to watch it. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';

export function Submitted({ applicationId, statusToken }: { applicationId: string; statusToken: string }) {
  const { t } = useTranslation('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const query = new URLSearchParams({ token: statusToken });
  return (
    <div className="submitted" role="status">
      <Mark size={56} />
      <h2 ref={heading} tabIndex={-1}>
        {t('apply.doneTitle')}
      </h2>
      <p>{t('apply.doneText')}</p>
      <ButtonLink to={`/applications/${applicationId}?${query}`}>{t('apply.doneLink')}</ButtonLink>
      <p className="quiet">{t('apply.doneKeep')}</p>
    </div>
  );
}
