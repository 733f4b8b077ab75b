/** Why a run could not be finished, and what to do about it. */
import { useTranslation } from 'react-i18next';
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX, type Run } from '../../../../../shared/domain/run.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { EXCHANGE_PATH } from './exchange-queries.ts';

/** Where the same is begun again. */
export function againPath({ kind, records }: Pick<Run, 'kind' | 'records'>): string {
  const address = new URLSearchParams();
  if (kind !== 'import') address.set('tab', kind);
  if (records !== null && records !== 'talents') address.set('records', records);
  return address.size > 0 ? `${EXCHANGE_PATH}?${address}` : EXCHANGE_PATH;
}

export function RunFailure({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const reason = run.failure ?? 'UNKNOWN';
  const limits = { rows: formatNumber(IMPORT_ROWS_MAX, i18n.language), max: fileSize(IMPORT_MAX_BYTES, i18n.language) };
  return (
    <>
      <Cluster
        gap="2"
        align="start"
        wrap={false}
        pad="s"
        surface="missing-tint"
        radius="s"
        most={720}
        data-part="run-failure"
      >
        <Icon name="alert" color="var(--missing)" />
        <p>
          <strong>{t(`failures.${reason}.what`, limits)}</strong> {t(`failures.${reason}.do`)}
        </p>
      </Cluster>
      <Cluster gap="2 4">
        <ButtonLink to={againPath(run)} look="secondary">
          {t(`again.${run.kind}`)}
        </ButtonLink>
      </Cluster>
    </>
  );
}
