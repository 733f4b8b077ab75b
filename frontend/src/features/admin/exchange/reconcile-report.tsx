/** What a reconciliation found: how much of each kind, and where each of it is. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  FINDING_KINDS,
  FINDINGS_KEPT,
  type Finding,
  type FindingKind,
  type Run,
} from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice } from '../kit/list/list-address.ts';
import { FilterSelect } from '../kit/list/list-filters.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { FindingWord } from './finding-word.tsx';
import { againPath } from './run-failure.tsx';
import { RunFigures } from './run-figures.tsx';

const KIND = 'finding';

/** Their path says where the file would be. */
const WITHOUT_FILE: ReadonlySet<FindingKind> = new Set(['never-uploaded', 'missing-object']);

/** The folder of a file in the files screen, with the file opened. */
function filePath(fullPath: string): string {
  const prefix = fullPath.slice(0, fullPath.lastIndexOf('/') + 1);
  return `/admin-panel/files?${new URLSearchParams({ prefix, file: fullPath })}`;
}

function Leads({ finding: { applicationId, talentId } }: { finding: Finding }) {
  const { t } = useTranslation('admin-exchange');
  if (!applicationId && !talentId) return t('admin:none');
  return (
    <Cluster as="span" gap="1 4" align="stretch" inline>
      {applicationId && (
        <RecordLink to={`/admin-panel/applications/${applicationId}`}>{t('report.application')}</RecordLink>
      )}
      {talentId && <RecordLink to={`/admin-panel/talents/${talentId}`}>{t('report.talent')}</RecordLink>}
    </Cluster>
  );
}

function Repaired({ isRepaired }: { isRepaired: boolean }) {
  const { t } = useTranslation('admin-exchange');
  return (
    <span className={adminArea.state} data-tone={isRepaired ? 'met' : 'unclear'} data-part="state">
      <Icon name={isRepaired ? 'check' : 'clock'} size={16} />
      {t(isRepaired ? 'report.repaired' : 'report.open')}
    </span>
  );
}

function useFindingColumns(): Column<Finding>[] {
  const { t } = useTranslation('admin-exchange');
  return useMemo(
    () => [
      {
        ...{ key: 'kind', label: t('report.kind'), share: 1.6 },
        cell: ({ kind }) => <FindingWord kind={kind} />,
      },
      { ...{ key: 'leads', label: t('report.record'), share: 1.5 }, cell: (finding) => <Leads finding={finding} /> },
      {
        ...{ key: 'file', label: t('report.file'), share: 2.4 },
        cell: ({ kind, fullPath }) =>
          fullPath && !WITHOUT_FILE.has(kind) ? (
            <Link to={filePath(fullPath)}>{fullPath}</Link>
          ) : (
            (fullPath ?? t('admin:none'))
          ),
      },
      {
        ...{ key: 'repaired', label: t('report.state'), share: 1.1 },
        cell: ({ repaired }) => <Repaired isRepaired={repaired} />,
      },
    ],
    [t],
  );
}

function Findings({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const columns = useFindingColumns();
  const wanted = useAddressChoice(KIND, FINDING_KINDS);
  const found = FINDING_KINDS.filter((kind) => run.findingCounts[kind]);
  const findings = run.findings.filter(({ kind }) => !wanted || kind === wanted);
  const options = found.map((value) => ({
    ...{ value, label: t(`findings.${value}.name`), count: run.findingCounts[value] },
  }));
  const all = found.reduce((sum, kind) => sum + (run.findingCounts[kind] ?? 0), 0);
  return (
    <Stack as="section" gap="3" aria-labelledby="findings">
      <h3 id="findings">{t('report.list')}</h3>
      {found.length > 1 && (
        <Toolbar gap="2 4">
          <FilterSelect name={KIND} label={t('report.kind')} options={options} />
        </Toolbar>
      )}
      <DataTable
        caption={t('report.list')}
        columns={columns}
        rows={findings}
        keyOf={({ kind, applicationId, talentId, fullPath }) => [kind, applicationId, talentId, fullPath].join(' ')}
      />
      {all > run.findings.length && (
        <p className={textStyles.quiet}>{t('report.more', { kept: formatNumber(FINDINGS_KEPT, i18n.language) })}</p>
      )}
    </Stack>
  );
}

export function ReconcileReport({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  if (run.state !== 'done') return null;
  const counts = FINDING_KINDS.map((kind) => ({ kind, count: run.findingCounts[kind] ?? 0 }));
  if (counts.every(({ count }) => count === 0)) {
    const looked = { count: run.total ?? run.done, figure: formatNumber(run.total ?? run.done, i18n.language) };
    return (
      <Notice title={t('report.agrees')}>
        {t('report.agreesText')} {t('report.looked', looked)}
      </Notice>
    );
  }
  const isOpen = run.findings.some(({ repaired }) => !repaired);
  const note = isOpen ? 'report.stillOpen' : 'report.asked';
  return (
    <>
      <RunFigures
        figures={counts.map(({ kind, count }) => ({
          ...{ key: kind, label: t(`findings.${kind}.name`), count },
          ...(count === 0 ? { icon: 'check' as const, tone: 'met' as const } : { icon: 'alert', tone: 'claimed' }),
        }))}
      />
      <Cluster gap="2 4">
        <p>{t(run.repair ? note : 'report.onlyLooked')}</p>
        <ButtonLink to={againPath(run)} look="secondary">
          {t('again.reconcile')}
        </ButtonLink>
      </Cluster>
      <Findings run={run} />
    </>
  );
}
