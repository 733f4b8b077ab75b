/** The applicant's own application behind its private link: loading, shown, unknown, or just erased. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { statusPath, tokenIn } from '../../../../shared/domain/status-link.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Mark } from '../../ui/mark.tsx';
import { focusNextHeading, PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { forgetDrafts } from './drafts.ts';
import { LinkRequest } from './link-request.tsx';
import { OwnApplication } from './own-application.tsx';
import { applicationQuery, isMissing, type OwnLink, useFollowedApplication } from './queries.ts';

function MissingApplication() {
  const { t } = useTranslation('application-status');
  return (
    <div className={fieldStyles.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('missing.title')}</PageHeading>
      <p className={textStyles.quiet}>{t('missing.text')}</p>
      <LinkRequest />
      <ButtonLink to="/jobs" look="secondary">
        {t('backToJobs')}
      </ButtonLink>
    </div>
  );
}

function Farewell() {
  const { t } = useTranslation('application-status');
  // The address stays the same, and the long page before was read to its end.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <div className={fieldStyles.notice} role="status">
      <Mark size={72} plain />
      <PageHeading>{t('farewell.title')}</PageHeading>
      <p>{t('farewell.text')}</p>
      <p className={textStyles.quiet}>{t('farewell.thanks')}</p>
      <ButtonLink to="/jobs" look="secondary">
        {t('farewell.jobs')}
      </ButtonLink>
    </div>
  );
}

function Followed({ link, onErased }: { link: OwnLink; onErased: () => void }) {
  const { t } = useTranslation('application-status');
  const query = useFollowedApplication(link);
  // Also where it was there a moment ago: it may have been erased in another window.
  if (isMissing(query.error)) return <MissingApplication />;
  return (
    <>
      {!query.data && <PageHeading description={t('description')}>{t('documentTitle')}</PageHeading>}
      <AsyncView query={query} skeleton={<Skeleton lines={8} visibleText />}>
        {(application) => <OwnApplication application={application} link={link} onErased={onErased} />}
      </AsyncView>
    </>
  );
}

/** The link as the address has it; one that carries its token in the query is moved into the fragment. */
function useOwnLink(): OwnLink {
  const { id = '' } = useParams();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const token = tokenIn({ hash, search });
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) void navigate(statusPath(id, token), { replace: true });
  }, [id, search, token, navigate]);
  return { id, token };
}

export default function StatusPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [erasedId, setErasedId] = useState<string>();
  const link = useOwnLink();
  const { id } = link;
  const forget = () => {
    focusNextHeading();
    setErasedId(id);
    forgetDrafts(id);
    client.removeQueries({ queryKey: applicationQuery(link).queryKey });
    // The token opens nothing any more.
    void navigate(`/applications/${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
      {erasedId === id ? <Farewell /> : <Followed key={id} link={link} onErased={forget} />}
    </div>
  );
}
