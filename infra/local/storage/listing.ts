/** Lists of objects and versions, paged as S3 pages them. */
import { encodeKey } from './event.ts';
import type { ObjectVersion } from './object-version.ts';
import { S3Error } from './s3-error.ts';
import { compareBytes } from './version-index.ts';
import { element, xmlDocument } from './xml.ts';

const MAX_KEYS = 1000;

interface Page {
  items: ObjectVersion[];
  prefixes: string[];
  /** The last key or common prefix on the page, when more follow. */
  lastEntry?: string;
}

/** ListObjectsV2: prefix, delimiter, max-keys, start-after and continuation-token. Throws `InvalidArgument`. */
export function listObjectsV2(bucket: string, versions: ObjectVersion[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : decodeToken(token);
  const maxKeys = readMaxKeys(query);
  const page = takePage(versions, { prefix, delimiter, after, maxKeys });
  const shown = query.get('encoding-type') === 'url' ? encodeKey : String;
  return xmlDocument('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', shown(prefix)),
    ...(delimiter ? [element('Delimiter', shown(delimiter))] : []),
    ...(shown === String ? [] : [element('EncodingType', 'url')]),
    ...(query.has('start-after') ? [element('StartAfter', shown(query.get('start-after') ?? ''))] : []),
    ...(token === null ? [] : [element('ContinuationToken', token)]),
    element('MaxKeys', maxKeys),
    element('KeyCount', page.items.length + page.prefixes.length),
    element('IsTruncated', page.lastEntry !== undefined),
    ...(page.lastEntry === undefined ? [] : [element('NextContinuationToken', encodeToken(page.lastEntry))]),
    ...page.items.map((version) =>
      element('Contents', [element('Key', shown(version.key)), ...objectElements(version)]),
    ),
    ...page.prefixes.map((common) => element('CommonPrefixes', [element('Prefix', shown(common))])),
  ]);
}

/** ListObjectVersions: prefix, max-keys, key-marker with version-id-marker; no delimiter. */
export function listVersions(bucket: string, versions: ObjectVersion[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const maxKeys = readMaxKeys(query);
  const rest = afterMarker(versions, query.get('key-marker') ?? '', query.get('version-id-marker') ?? '').filter(
    (version) => version.key.startsWith(prefix),
  );
  const items = rest.slice(0, maxKeys);
  const last = rest.length > items.length ? items.at(-1) : undefined;
  const latest = new Set(latestIds(versions));
  return xmlDocument('ListVersionsResult', [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', maxKeys),
    element('IsTruncated', last !== undefined),
    ...(last ? [element('NextKeyMarker', last.key), element('NextVersionIdMarker', last.versionId)] : []),
    ...items.map((version) =>
      element(version.deleteMarker ? 'DeleteMarker' : 'Version', [
        element('Key', version.key),
        element('VersionId', version.versionId),
        element('IsLatest', latest.has(version.versionId)),
        ...(version.deleteMarker ? [element('LastModified', version.lastModified)] : objectElements(version)),
      ]),
    ),
  ]);
}

function takePage(
  versions: ObjectVersion[],
  range: { prefix: string; delimiter: string; after: string; maxKeys: number },
): Page {
  const page: Page = { items: [], prefixes: [] };
  let lastEntry = '';
  for (const version of versions) {
    const common = commonPrefix(version.key, range.prefix, range.delimiter);
    if (!version.key.startsWith(range.prefix) || compareBytes(version.key, range.after) <= 0) continue;
    if (common && (common === lastEntry || common === range.after)) continue;
    if (page.items.length + page.prefixes.length >= range.maxKeys)
      return range.maxKeys === 0 ? page : { ...page, lastEntry };
    lastEntry = common ?? version.key;
    if (common) page.prefixes.push(common);
    else page.items.push(version);
  }
  return page;
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  if (!delimiter) return undefined;
  const at = key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

function objectElements(version: ObjectVersion): string[] {
  return [
    element('LastModified', version.lastModified),
    element('ETag', `"${version.etag}"`),
    element('Size', version.sizeBytes),
    element('StorageClass', 'STANDARD'),
  ];
}

function afterMarker(versions: ObjectVersion[], keyMarker: string, versionIdMarker: string): ObjectVersion[] {
  if (!keyMarker) return versions;
  const at = versions.findIndex((version) => version.key === keyMarker && version.versionId === versionIdMarker);
  if (at >= 0) return versions.slice(at + 1);
  return versions.filter((version) => compareBytes(version.key, keyMarker) > 0);
}

function latestIds(versions: ObjectVersion[]): string[] {
  return versions.filter((version, at) => versions[at - 1]?.key !== version.key).map((version) => version.versionId);
}

function readMaxKeys(query: URLSearchParams): number {
  const maxKeys = Number(query.get('max-keys') ?? MAX_KEYS);
  if (!Number.isInteger(maxKeys) || maxKeys < 0) throw new S3Error(400, 'InvalidArgument', 'max-keys is not valid');
  return Math.min(maxKeys, MAX_KEYS);
}

function encodeToken(lastEntry: string): string {
  return Buffer.from(lastEntry).toString('base64url');
}

function decodeToken(token: string): string {
  if (!/^[\w-]+$/.test(token))
    throw new S3Error(400, 'InvalidArgument', 'The continuation token provided is incorrect');
  return Buffer.from(token, 'base64url').toString('utf8');
}
