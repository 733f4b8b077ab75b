/** Shown for addresses of the panel without a screen or record. */
import { useTranslation } from 'react-i18next';
import { isAppError } from '../../../../../../shared/errors.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';

export function NoSuchScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeading>{t('missing.title')}</PageHeading>
      <Notice title={t('missing.text')} action={<ButtonLink to="/admin-panel">{t('missing.back')}</ButtonLink>} />
    </>
  );
}

/** For `AsyncView`: a record that does not exist is explained, everything else is left to the general failure. */
export function refusalView(error: unknown) {
  return isAppError(error) && error.kind === 'not-found' ? <NoSuchScreen /> : undefined;
}
