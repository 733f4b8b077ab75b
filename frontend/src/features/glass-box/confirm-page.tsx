/** The page behind the confirmation link of an e-mail. It asks for a press, since mail filters open links and run scripts. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { tokenIn } from '../../../../shared/domain/status-link.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import { LinkRequest } from './link-request.tsx';
import { isMissing } from './queries.ts';

function Used() {
  const { t } = useTranslation('glass-box');
  return (
    <div className={fieldStyles.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('confirm.usedTitle')}</PageHeading>
      <p className={textStyles.quiet}>{t('confirm.usedText')}</p>
      <LinkRequest />
    </div>
  );
}

function Confirmed() {
  const { t } = useTranslation('glass-box');
  return (
    <div className={fieldStyles.notice} role="status">
      <Mark size={72} />
      <PageHeading>{t('confirm.title')}</PageHeading>
      <p>{t('confirm.text')}</p>
      <ButtonLink to="/jobs">{t('backToJobs')}</ButtonLink>
    </div>
  );
}

function Question() {
  const { t } = useTranslation(['glass-box', 'site']);
  const { id = '' } = useParams();
  const confirmToken = tokenIn(useLocation());
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(routes.confirmApplication, { params: { id }, body: { confirmToken } }),
  });
  if (isSuccess) return <Confirmed />;
  if (isMissing(error)) return <Used />;
  return (
    <div className={fieldStyles.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('confirm.documentTitle')}</PageHeading>
      <p>{t('confirm.question')}</p>
      {error && <FieldError>{errorText(t, error)}</FieldError>}
      <Button disabled={isPending} onClick={() => mutate()}>
        {t(isPending ? 'confirm.confirming' : 'confirm.confirm')}
      </Button>
    </div>
  );
}

export default function ConfirmPage() {
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
      <Question />
    </div>
  );
}
