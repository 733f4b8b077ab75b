/** Where the link of a mail leads that confirms an application: it does so at once and says how that went. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { tokenIn } from '../../../../shared/domain/status-link.ts';
import layout from '../../app/layout.module.css';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { LinkRequest } from './link-request.tsx';
import { isMissing } from './queries.ts';

/** Asked once for each link, however often the page is drawn: the second time it would be used. */
function useConfirmation(id: string, confirmToken: string) {
  return useQuery({
    queryKey: ['applications', 'confirmed', id, confirmToken],
    queryFn: async () => {
      await call(routes.confirmApplication, { params: { id }, body: { confirmToken } });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function Used() {
  const { t } = useTranslation('glass-box');
  return (
    <div className={controls.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('confirm.usedTitle')}</PageHeading>
      <p className={textStyles.quiet}>{t('confirm.usedText')}</p>
      <LinkRequest />
    </div>
  );
}

export default function ConfirmPage() {
  const { t } = useTranslation('glass-box');
  const { id = '' } = useParams();
  const confirmation = useConfirmation(id, tokenIn(useLocation()));
  if (isMissing(confirmation.error)) {
    return (
      <div className={`${textStyles.wrap} ${layout.page}`}>
        <Used />
      </div>
    );
  }
  return (
    <div className={`${textStyles.wrap} ${layout.page}`}>
      {!confirmation.data && <PageHeading>{t('confirm.documentTitle')}</PageHeading>}
      <AsyncView query={confirmation} skeleton={<Skeleton lines={3} visibleText />}>
        {() => (
          <div className={controls.notice} role="status">
            <Mark size={72} />
            <PageHeading>{t('confirm.title')}</PageHeading>
            <p>{t('confirm.text')}</p>
            <ButtonLink to="/jobs">{t('backToJobs')}</ButtonLink>
          </div>
        )}
      </AsyncView>
    </div>
  );
}
