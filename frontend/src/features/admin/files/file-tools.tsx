/** What narrows a folder's list, how much of it is loaded at once, and how much there is. */
import { SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { FILE_TYPES } from '../../../../../shared/domain/file.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { useSetAddress } from '../kit/list/list-address.ts';
import { ClearFilters, FilterSelect } from '../kit/list/list-filters.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import styles from './files.module.css';
import { type FilesAddress, PAGE_SIZES } from './files-address.ts';

const NARROWING = ['q', 'type'];

interface FileToolsProps {
  address: FilesAddress;
  /** How many rows are loaded, and how many of them are shown; nothing while none are. */
  counts: { loaded: number; shown: number; hasMore: boolean } | undefined;
}

function Count({ counts, isNarrowed }: Pick<FileToolsProps, 'counts'> & { isNarrowed: boolean }) {
  const { t, i18n } = useTranslation('admin-files');
  if (!counts) return null;
  const { loaded, shown, hasMore } = counts;
  const figures = {
    count: loaded,
    shown: formatNumber(shown, i18n.language),
    loaded: formatNumber(loaded, i18n.language),
  };
  const words = isNarrowed ? t('counts.narrowed', figures) : t('counts.all', figures);
  return (
    <>
      {words}
      {hasMore && ` · ${t('counts.more')}`}
    </>
  );
}

export function FileTools({ address, counts }: FileToolsProps) {
  const { t, i18n } = useTranslation('admin-files');
  const setAddress = useSetAddress();
  const { pageSize, type, words } = address;
  const types = FILE_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);
  return (
    <Stack gap="3" className={styles.fileTools}>
      <Cluster gap="3" align="end" className={adminArea.screenFilters} data-part="screen-filters">
        <SearchBox name="q" label={t('search')} />
        <FilterSelect name="type" label={t('columns.type')} options={types} all={t('allTypes')} />
        <SelectField
          label={t('pageSize')}
          size="small"
          value={String(pageSize)}
          onChange={(event) => setAddress({ pageSize: event.target.value })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {formatNumber(size, i18n.language)}
            </option>
          ))}
        </SelectField>
        <ClearFilters names={NARROWING} />
      </Cluster>
      <p className={`${typeStyles.unbound} ${textStyles.quiet} ${typeStyles.figures}`} role="status">
        <Count counts={counts} isNarrowed={type !== undefined || words !== ''} />
      </p>
    </Stack>
  );
}
