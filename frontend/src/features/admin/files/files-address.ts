/** What the address says of the files screen: the folder, what it is narrowed to, and the open file. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILE_PAGE_SIZE, FILE_TYPES } from '../../../../../shared/domain/file.ts';
import { useAddressChoice, useSort } from '../kit/list/list-address.ts';
import { FILE_SORTS } from './file-rows.ts';

export const FILES_PATH = '/admin-panel/files';
export const PAGE_SIZES = [100, 200, 500, 1000] as const;
const USUAL_PAGE_SIZE = 200;
/** What stays when another folder is opened. */
const OF_EVERY_FOLDER = ['pageSize', 'sort', 'order'];

function pageSizeIn(params: URLSearchParams): number {
  const asked = Number(params.get('pageSize') ?? USUAL_PAGE_SIZE);
  const isAllowed = Number.isInteger(asked) && asked >= FILE_PAGE_SIZE.min && asked <= FILE_PAGE_SIZE.max;
  return isAllowed ? asked : USUAL_PAGE_SIZE;
}

/** A folder as its prefix: empty for the topmost, else with a final slash and none in front. */
export function prefixOf(text: string): string {
  const bare = text.replace(/^\/+/, '');
  return bare === '' || bare.endsWith('/') ? bare : `${bare}/`;
}

/** How links on this screen are written. */
export function linksOf(params: URLSearchParams) {
  const address = (values: URLSearchParams) => (values.size > 0 ? `${FILES_PATH}?${values}` : FILES_PATH);
  const toFile = (path: string | undefined) => {
    const values = new URLSearchParams(params);
    if (path === undefined) values.delete('file');
    else values.set('file', path);
    return address(values);
  };
  const toFolder = (prefix: string) => {
    const kept = [...params].filter(([name]) => OF_EVERY_FOLDER.includes(name));
    return address(new URLSearchParams(prefix ? [['prefix', prefix], ...kept] : kept));
  };
  return { toFile, toFolder };
}

export function useFilesAddress() {
  const [params] = useSearchParams();
  const type = useAddressChoice('type', FILE_TYPES);
  const { sort, order } = useSort(FILE_SORTS);
  return useMemo(
    () => ({
      prefix: prefixOf(params.get('prefix') ?? ''),
      words: params.get('q') ?? '',
      pageSize: pageSizeIn(params),
      openPath: params.get('file') || undefined,
      ...{ type, sort, order, ...linksOf(params) },
    }),
    [params, type, sort, order],
  );
}
export type FilesAddress = ReturnType<typeof useFilesAddress>;
