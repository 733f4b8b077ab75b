/** What follows a sent application or profile: that it is being worked on, and the private link to watch it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { statusPath } from '../../../shared/domain/status-link.ts';
import { ButtonLink } from './button.tsx';
import { Stack } from './layout.tsx';
import { Mark } from './mark.tsx';
import textStyles from './text.module.css';

interface SubmittedProps {
  applicationId: string;
  statusToken: string;
  title: string;
  /** What happens now. */
  children: ReactNode;
  /** The words of the link to the status. */
  link: string;
}

export function Submitted({ applicationId, statusToken, title, children, link }: SubmittedProps) {
  const { t } = useTranslation('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start" data-part="submitted" role="status">
      <Mark size={56} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <ButtonLink to={statusPath(applicationId, statusToken)}>{link}</ButtonLink>
      <p className={textStyles.quiet} data-part="quiet">
        {t('apply.doneKeep')}
      </p>
    </Stack>
  );
}
