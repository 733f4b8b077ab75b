/** What the agency decides for itself, section by section, with who decided last. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../../shared/domain/settings.ts';
import { formatWhen } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { settingsQuery } from '../kit/records/settings-record.ts';
import { SettingsEditor } from './settings-editor.tsx';

function LastSaved({ settings: { updatedAt, updatedBy } }: { settings: Settings }) {
  const { t } = useTranslation('admin-settings');
  if (updatedAt === null)
    return (
      <p className={textStyles.quiet} data-part="quiet">
        {t('neverSaved')}
      </p>
    );
  const when = formatWhen(updatedAt, currentLanguage(), Date.now());
  return (
    <p className={textStyles.quiet} data-part="quiet">
      {t('lastSaved', { who: updatedBy ?? t('somebody'), when })}
    </p>
  );
}

export default function SettingsPage() {
  const { t } = useTranslation('admin-settings');
  const query = useQuery(settingsQuery());
  return (
    <>
      <Stack as="header" gap="1">
        <PageHeading>{t('title')}</PageHeading>
        {query.data && <LastSaved settings={query.data} />}
      </Stack>
      <AsyncView query={query} skeleton={<Skeleton lines={12} />}>
        {(settings) => <SettingsEditor settings={settings} />}
      </AsyncView>
    </>
  );
}
