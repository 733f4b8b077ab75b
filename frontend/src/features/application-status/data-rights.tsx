/** What the person may do with their data: keep the link, take a copy along, withdraw, erase; and what they consented to. */
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatDate } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Box, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { showToast } from '../../ui/toast-store.ts';
import typeStyles from '../../ui/type.module.css';
import styles from './application-status.module.css';
import { EraseApplication } from './erase-application.tsx';
import { PrivateLink } from './private-link.tsx';
import { type OwnLink, ownRequest } from './queries.ts';
import { TalentPool } from './talent-pool.tsx';
import { useWhen } from './when.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

function Right({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={textStyles.quiet}>{text}</p>
      {children && (
        <Stack gap="2" align="start" pad="top2" className={styles.rightsAction}>
          {children}
        </Stack>
      )}
    </li>
  );
}

/** Hands a text to the browser's own downloads. */
function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Export({ link }: { link: OwnLink }) {
  const { t } = useTranslation(['application-status', 'site']);
  const file = t('data.fileName', { id: link.id });
  const take = useMutation({
    mutationFn: () => call(routes.exportApplication, ownRequest(link), { long: true }),
    onSuccess: (exported) => download(file, JSON.stringify(exported, null, 2)),
    onError: (error) => {
      showToast({ title: t('data.exportFailed'), description: errorText(t, error), variant: 'destructive' });
    },
  });
  return (
    <Right title={t('data.export')} text={t('data.exportText')}>
      <Button look="secondary" disabled={take.isPending} onClick={() => take.mutate()}>
        <Icon name="file" /> {t(take.isPending ? 'data.exporting' : 'data.exportAction')}
      </Button>
      <p
        role="status"
        className={`${textStyles.quiet} ${styles.rightsNews} ${textStyles.small} ${typeStyles.breaking}`}
      >
        {take.isSuccess && t('data.exported', { file })}
      </p>
      {take.error && <FieldError>{errorText(t, take.error)}</FieldError>}
    </Right>
  );
}

function Pool({ talentPool, link }: Pick<FollowedApplication, 'talentPool'> & { link: OwnLink }) {
  const { t } = useTranslation('application-status');
  const language = currentLanguage();
  const text = talentPool
    ? t('data.poolGiven', {
        given: formatDate(talentPool.consentedAt, language),
        expires: formatDate(talentPool.expiresAt, language),
      })
    : t('data.poolNone');
  return (
    <Right title={t('data.pool')} text={text}>
      <TalentPool talentPool={talentPool} link={link} />
    </Right>
  );
}

interface DataRightsProps {
  application: FollowedApplication;
  link: OwnLink;
  onErased: () => void;
}

export function DataRights({ application, link, onErased }: DataRightsProps) {
  const { t } = useTranslation('application-status');
  const when = useWhen();
  const { withdrawnAt } = application;
  return (
    <Stack as="section" gap="4">
      <h2>{t('data.title')}</h2>
      <Box as="ul" rule="below" className={styles.rights}>
        <Right title={t('data.link')} text={t('data.linkText')}>
          <PrivateLink link={link} />
        </Right>
        <Export link={link} />
        {withdrawnAt === null && <Pool talentPool={application.talentPool} link={link} />}
        <Right
          title={t('data.withdraw')}
          text={withdrawnAt ? t('data.withdrawn', { when: when(withdrawnAt) }) : t('data.withdrawText')}
        >
          {withdrawnAt === null && <WithdrawApplication link={link} />}
        </Right>
        <Right title={t('data.erase')} text={t('data.eraseText')}>
          <EraseApplication application={application} link={link} onErased={onErased} />
        </Right>
      </Box>
    </Stack>
  );
}
