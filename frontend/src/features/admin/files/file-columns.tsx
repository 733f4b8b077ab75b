/** The columns of a folder's list; beside an open file only name and size. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fileSize } from '../../../lib/file-size.ts';
import type { Column } from '../kit/list/data-table.tsx';
import listStyles from '../kit/list/list.module.css';
import { useIsNarrow } from '../kit/list/use-narrow.ts';
import { useIsSplit } from '../kit/list/use-split.ts';
import { When } from '../kit/words/when.tsx';
import { FileIcon } from './file-icon.tsx';
import type { Row } from './file-rows.ts';
import { FILES_PATH, type FilesAddress } from './files-address.ts';

interface NameProps {
  row: Row;
  isSplit: boolean;
  address: FilesAddress;
}

function Name({ row, isSplit, address: { openPath, toFile, toFolder } }: NameProps) {
  if (row.kind === 'folder') {
    return (
      <span className={listStyles.marked}>
        <FileIcon of="folder" />
        <Link to={toFolder(row.path)}>{row.name || '/'}</Link>
      </span>
    );
  }
  return (
    <span className={listStyles.marked}>
      <FileIcon of={row.file.type} />
      <Link
        to={toFile(row.path)}
        replace={openPath !== undefined}
        state={{ cameFrom: FILES_PATH, staysInPlace: isSplit }}
        aria-current={row.path === openPath ? 'true' : undefined}
        data-record={row.path}
        title={row.name}
      >
        {row.name}
      </Link>
    </span>
  );
}

/** `now` is in milliseconds since 1970. */
export function useFileColumns(address: FilesAddress, now: number): Column<Row>[] {
  const { t, i18n } = useTranslation('admin-files');
  const isSplit = useIsSplit();
  const isNarrow = useIsNarrow();
  const { language } = i18n;
  return useMemo(() => {
    const name: Column<Row> = {
      ...{ key: 'name', label: t('columns.name'), sort: 'name', share: 4 },
      cell: (row) => <Name row={row} isSplit={isSplit} address={address} />,
    };
    const size: Column<Row> = {
      ...{ key: 'size', label: t('columns.size'), sort: 'size', firstOrder: 'desc', numeric: true, share: 1.2 },
      cell: (row) => (row.kind === 'file' ? fileSize(row.file.size, language) : t('admin:none')),
    };
    const type: Column<Row> = {
      ...{ key: 'type', label: t('columns.type'), sort: 'type', share: 1.4, hideBelow: 'medium' },
      cell: (row) => t(`types.${row.kind === 'file' ? row.file.type : 'folder'}`),
    };
    const time: Column<Row> = {
      ...{ key: 'time', label: t('columns.time'), sort: 'time', firstOrder: 'desc', share: 1.6 },
      cell: (row) => (row.kind === 'file' ? <When at={row.file.updated} now={now} /> : t('admin:none')),
    };
    if (address.openPath !== undefined) return [name, size];
    // On phones the icon says the type, and a card stays short.
    return isNarrow ? [name, size, time] : [name, size, type, time];
  }, [t, language, isSplit, isNarrow, address, now]);
}
