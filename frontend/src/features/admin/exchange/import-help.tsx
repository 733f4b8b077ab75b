/** Which columns of a file are understood, and a table to begin with. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportFormat } from '../../../../../shared/domain/run.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { saveText } from '../kit/files/download.ts';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import styles from './exchange-forms.module.css';
import { type ImportColumn, type ImportRecords, importColumns } from './import-columns.ts';
import { templateOf } from './template.ts';

function Column({ column }: { column: ImportColumn }) {
  const { t } = useTranslation('admin-exchange');
  const own = column.names[currentLanguage()];
  const values = column.values?.[currentLanguage()];
  const other = Object.values(column.names).find((name) => name !== own);
  return (
    <Stack gap="1" pad="block2" rule="below">
      <Cluster as="dt" gap="0 4" align="baseline" className={textStyles.strong}>
        {own}
        {column.need && (
          <span className={`${typeStyles.accentDeep} ${typeStyles.tiny} ${typeStyles.plain}`}>
            {t(`help.${column.need}`)}
          </span>
        )}
      </Cluster>
      <dd className={`${typeStyles.fine} ${typeStyles.breaking}`}>
        {other && t('help.orName', { name: other })}
        {values && <span className={typeStyles.block}>{t('help.values', { values })}</span>}
      </dd>
    </Stack>
  );
}

function Columns({ columns }: { columns: readonly ImportColumn[] }) {
  return (
    <Stack as="dl" rule="above">
      {columns.map((column) => (
        <Column key={column.field} column={column} />
      ))}
    </Stack>
  );
}

function HelpPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="aside" gap="3" align="stretch" surface="paper-2" className={styles.importHelp} aria-label={title}>
      <h3 className={typeStyles.titleBase}>{title}</h3>
      {children}
    </Panel>
  );
}

function TemplateDownload({ records }: { records: ImportRecords }) {
  const { t } = useTranslation('admin-exchange');
  const name = `${t('help.templateName')}-${t(`records.${records}`).toLowerCase()}.csv`;
  return (
    <Cluster gap="2 4">
      <PanelButton size="small" onClick={() => saveText(templateOf(records, currentLanguage()), name, 'text/csv')}>
        <ActivityIcon name="download" />
        {t('help.template')}
      </PanelButton>
    </Cluster>
  );
}

export function ImportHelp({ records, format }: { records: ImportRecords; format: ImportFormat }) {
  const { t } = useTranslation('admin-exchange');
  const columns = importColumns(records);
  if (format === 'json-resume') {
    return (
      <HelpPanel title={t('formats.json-resume')}>
        <p>{t('help.resume')}</p>
      </HelpPanel>
    );
  }
  return (
    <HelpPanel title={t('help.title')}>
      <TemplateDownload records={records} />
      <p className={textStyles.quiet}>{t('help.templateText')}</p>
      <p>{t('help.intro')}</p>
      <Columns columns={columns.filter(({ need }) => need)} />
      <details>
        <summary>{t('help.more', { count: columns.filter(({ need }) => !need).length })}</summary>
        <Columns columns={columns.filter(({ need }) => !need)} />
      </details>
      <p className={textStyles.quiet}>{t(format === 'json' ? 'help.json' : 'help.lists')}</p>
    </HelpPanel>
  );
}
