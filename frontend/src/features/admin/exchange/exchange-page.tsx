/** The agency's data as a whole: bring it in, take it out, compare it with itself, and see what was done before. */
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RecordPart, RecordTabs, useRecordTab } from '../kit/record/record-tabs.tsx';
import { useIsAdministrator } from '../kit/staff-role.tsx';
import { ExportForm } from './export-form.tsx';
import { ImportForm } from './import-form.tsx';
import { ReconcileForm } from './reconcile-form.tsx';
import { RunHistory } from './run-history.tsx';

const TABS = ['import', 'export', 'reconcile'] as const;
const OF_RECRUITERS = ['import', 'reconcile'] as const;
const FORMS: Record<(typeof TABS)[number], ComponentType> = {
  import: ImportForm,
  export: ExportForm,
  reconcile: ReconcileForm,
};

export default function SyncPage() {
  const { t } = useTranslation('admin-exchange');
  const tabs = useIsAdministrator() ? TABS : OF_RECRUITERS;
  const tab = useRecordTab(tabs);
  const Form = FORMS[tab];
  return (
    <>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('admin:nav.database-sync')}</PageHeading>
      </Toolbar>
      <RecordTabs label={t('tabs.label')} tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))} current={tab} />
      <RecordPart title={t(`tabs.${tab}`)}>
        <Form key={tab} />
      </RecordPart>
      <RunHistory />
    </>
  );
}
