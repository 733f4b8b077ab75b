/** Serves the built site's files as CloudFront does: compressed once, and cached forever if their name has a hash. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** A tenth larger than the slowest level makes it, in a fortieth of the time that the first visit would wait. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface SiteFile {
  bytes: Buffer;
  brotli: Buffer | undefined;
  type: string;
  isAsset: boolean;
}

/** A listener that answers from `folder`. */
export function siteFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> {
  const known = new Map<string, SiteFile>();

  const load = async (path: string): Promise<SiteFile | undefined> => {
    const file = join(folder, normalize(path));
    if (!file.startsWith(folder + sep)) return undefined;
    const remembered = known.get(file);
    if (remembered) return remembered;
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const bytes = await readFile(file);
    const ending = extname(file);
    const brotli = COMPRESSED.has(ending) ? await promisify(brotliCompress)(bytes, QUICK) : undefined;
    const loaded = {
      bytes,
      brotli,
      type: TYPES[ending] ?? 'application/octet-stream',
      isAsset: path.startsWith('/assets/'),
    };
    known.set(file, loaded);
    return loaded;
  };

  return async (request, response, path) => {
    const file = await load(path);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const useBrotli = file.brotli !== undefined && /\bbr\b/.test(String(request.headers['accept-encoding']));
    const body = useBrotli && file.brotli ? file.brotli : file.bytes;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      ...(useBrotli && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
