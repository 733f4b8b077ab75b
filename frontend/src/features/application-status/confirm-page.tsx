/** The page behind the confirmation link of an e-mail. It asks for a press, since mail filters open links and run scripts. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { tokenIn } from '../../../../shared/domain/status-link.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatMoment } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import { LinkRequest } from './link-request.tsx';
import { isMissing, type OwnLink, ownRequest } from './queries.ts';

function Used() {
  const { t } = useTranslation('application-status');
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
  const { t } = useTranslation('application-status');
  return (
    <div className={fieldStyles.notice} role="status">
      <Mark size={72} />
      <PageHeading>{t('confirm.title')}</PageHeading>
      <p>{t('confirm.text')}</p>
      <ButtonLink to="/jobs">{t('backToJobs')}</ButtonLink>
    </div>
  );
}

function Erased() {
  const { t } = useTranslation('application-status');
  return (
    <div className={fieldStyles.notice} role="status">
      <Mark size={72} plain />
      <PageHeading>{t('confirm.erasedTitle')}</PageHeading>
      <p>{t('confirm.erasedText')}</p>
    </div>
  );
}

/** By this people see whether it is theirs: anybody may have typed their address. */
function Facts({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  const { job, firstName, lastName, submittedAt } = application;
  const facts = [
    [t('confirm.job'), job ? t('forJob', { title: job.title, company: job.company }) : t('confirm.noJob')],
    [t('confirm.name'), `${firstName} ${lastName}`.trim()],
    [t('confirm.sentAt'), formatMoment(submittedAt, currentLanguage())],
  ];
  return (
    <Stack as="dl" gap="3">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={textStyles.quiet}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}

function NotMine({ link, onErased }: { link: OwnLink; onErased: () => void }) {
  const { t } = useTranslation(['application-status', 'site']);
  const erase = useMutation({
    mutationFn: () => call(routes.eraseApplication, ownRequest(link)),
    onSuccess: onErased,
  });
  return (
    <details>
      <summary>{t('confirm.notMine')}</summary>
      <Stack gap="3">
        <p>{t('confirm.notMineText')}</p>
        {erase.error && <FieldError>{errorText(t, erase.error)}</FieldError>}
        <Button look="secondary" disabled={erase.isPending} onClick={() => erase.mutate()}>
          {t(erase.isPending ? 'confirm.erasing' : 'confirm.erase')}
        </Button>
      </Stack>
    </details>
  );
}

function Question() {
  const { t } = useTranslation(['application-status', 'site']);
  const { id = '' } = useParams();
  const confirmToken = tokenIn(useLocation());
  const link = { id, token: confirmToken };
  const [isErased, setErased] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(routes.confirmApplication, { params: { id }, body: { confirmToken } }),
  });
  const { data, error: unknown } = useQuery({
    queryKey: ['confirming', id, confirmToken],
    queryFn: ({ signal }) => call(routes.followApplication, ownRequest(link), { signal }),
    enabled: !isSuccess && !isErased,
    retry: false,
  });
  if (isErased) return <Erased />;
  if (isSuccess) return <Confirmed />;
  if (isMissing(error) || isMissing(unknown)) return <Used />;
  const failure = error ?? unknown;
  return (
    <div className={fieldStyles.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('confirm.documentTitle')}</PageHeading>
      <p>{t('confirm.question')}</p>
      {data && <Facts application={data} />}
      {failure && <FieldError>{errorText(t, failure)}</FieldError>}
      <Button disabled={isPending || !data} onClick={() => mutate()}>
        {t(isPending ? 'confirm.confirming' : 'confirm.confirm')}
      </Button>
      {data && <NotMine link={link} onErased={() => setErased(true)} />}
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
