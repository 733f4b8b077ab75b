/** One folder: its folders and files, filtered, sorted and selected, loading more near the end. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicking } from '../../../lib/ticking.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { shortcutsAreOn } from '../kit/keys/shortcut-switch.ts';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { type Selection, useSelection } from '../kit/list/selection.ts';
import { AdministratorsOnly, useIsAdministrator } from '../kit/staff-role.tsx';
import { useFileColumns } from './file-columns.tsx';
import { FileGlyph } from './file-icon.tsx';
import { filesQuery, LISTING } from './file-queries.ts';
import { type FileRow, narrowed, ordered, type Row } from './file-rows.ts';
import { startTasks } from './file-tasks.ts';
import { FileTools } from './file-tools.tsx';
import styles from './files.module.css';
import type { FilesAddress } from './files-address.ts';
import { StillTrying } from './still-trying.tsx';

const TICK_MS = 60_000;
const DEFAULT_SORT = { sort: 'name', order: 'asc' } as const;

interface FileListProps {
  address: FilesAddress;
  onDelete: (files: readonly FileRow[]) => void;
  /** What an empty folder says. */
  empty: ReactNode;
}

const isFile = (row: Row): row is FileRow => row.kind === 'file';

function Bulk({
  files,
  selection,
  onDelete,
}: Pick<FileListProps, 'onDelete'> & { files: FileRow[]; selection: Selection }) {
  const { t } = useTranslation('admin-files');
  const download = () => {
    startTasks('download', files);
    selection.clear();
  };
  return (
    <BulkBar count={files.length} onClear={selection.clear}>
      <PanelButton size="small" onClick={download}>
        <FileGlyph name="download" size={16} />
        {t('download')}
      </PanelButton>
      <AdministratorsOnly>
        <PanelButton size="small" variation="destructive" onClick={() => onDelete(files)}>
          {t('delete.button')}
        </PanelButton>
      </AdministratorsOnly>
    </BulkBar>
  );
}

function useRows({ prefix, pageSize, words, type, sort, order }: FilesAddress) {
  const { i18n } = useTranslation();
  const query = useInfiniteQuery(filesQuery(prefix, pageSize));
  const loaded = useMemo(() => (query.data ? rowsOf(query.data) : undefined), [query.data]);
  const rows = useMemo(
    () => loaded && ordered(narrowed(loaded, { words, type }), i18n.language, sort, order),
    [loaded, words, type, sort, order, i18n.language],
  );
  return { query, loaded, rows, isNarrowed: words !== '' || type !== undefined };
}

/** Delete asks about the selection, or about the row that has the focus. */
function deleteKey({ target, key }: KeyboardEvent, rows: readonly Row[], selected: readonly FileRow[]): FileRow[] {
  if (key !== 'Delete' || !shortcutsAreOn() || !(target instanceof Element)) return [];
  const line = target.closest('tbody [data-index]');
  if (!line) return [];
  const row = rows[Number(line.getAttribute('data-index'))];
  if (selected.length > 0) return [...selected];
  return row && isFile(row) ? [row] : [];
}

interface FileTableProps {
  rows: readonly Row[];
  address: FilesAddress;
  selection: Selection;
  hasMore: boolean;
}

function FileTable({ rows, address, selection, hasMore }: FileTableProps) {
  const { t } = useTranslation('admin-files');
  const columns = useFileColumns(address, useTicking(TICK_MS) ?? Date.now());
  if (rows.length === 0) return <Notice title={t('nothingFits')}>{t('nothingFitsText')}</Notice>;
  return (
    <DataTable
      caption={t('admin:nav.files')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.path}
      nameOf={(row) => (isFile(row) ? row.name : '')}
      total={hasMore ? -1 : rows.length}
      defaultSort={DEFAULT_SORT}
      selection={rows.some(isFile) ? selection : undefined}
      isMain
    />
  );
}

/** Of a narrowed list, further pages are fetched only when someone asks for them. */
function SearchFurther({ query }: Pick<ReturnType<typeof useRows>, 'query'>) {
  const { t } = useTranslation('admin-files');
  return (
    <PanelButton
      isLoading={query.isFetchingNextPage}
      loadingText={t('admin:list.loading')}
      onClick={() => void query.fetchNextPage()}
    >
      {t('searchFurther')}
    </PanelButton>
  );
}

export function FileList({ address, onDelete, empty }: FileListProps) {
  const selection = useSelection();
  const isAdministrator = useIsAdministrator();
  const { query, loaded, rows = [], isNarrowed } = useRows(address);
  const selected = rows.filter(isFile).filter(({ path }) => selection.keys.has(path));
  const hasMore = query.hasNextPage;
  const counts = loaded && { loaded: loaded.length, shown: rows.length, hasMore };
  const onKeyDown = (event: KeyboardEvent) => {
    const files = deleteKey(event, rows, selected);
    if (isAdministrator && files.length > 0) onDelete(files);
  };
  // A narrowed list is short: its end is always near, and the whole folder would be fetched for nothing.
  const shownQuery = isNarrowed && rows.length > 0 ? { ...query, hasNextPage: false as const } : query;
  return (
    <>
      {(isNarrowed || loaded?.length !== 0) && <FileTools address={address} counts={counts} />}
      <StillTrying of={LISTING} />
      <PagedList query={shownQuery as typeof query} empty={empty}>
        {() => (
          // Keys are for what has the focus inside; the container itself is not operated.
          <Stack gap="4" align="center" className={styles.fileRows} onKeyDown={onKeyDown}>
            <FileTable {...{ rows, address, selection, hasMore }} />
            {isNarrowed && hasMore && <SearchFurther query={query} />}
          </Stack>
        )}
      </PagedList>
      <Bulk files={selected} selection={selection} onDelete={onDelete} />
    </>
  );
}
