/** `npm run place -- <function> <index.mjs:12:3456> [folder]`: finds the source line of a deployed stack trace. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failWith } from './fail-with.ts';

const KEPT = join(import.meta.dirname, '../../dist/source-maps');
const PLACE = /(?<file>[\w.-]+\.mjs):(?<line>\d+):(?<column>\d+)/;

/** `lambdas/jobs/find.ts:12:3` for a place in a bundle. Throws where it is none, or where its map or its line is not there. */
export function sourceOf(fn: string, place: string, folder = KEPT): string {
  const { file = '', line, column } = PLACE.exec(place)?.groups ?? {};
  if (!fn || !file) throw new Error('For example: npm run place -- sweep/sweep index.mjs:12:3456');
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, fn, `${file}.map`), 'utf8')));
  // People and stack traces count from one, maps from zero.
  const found = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found)) throw new Error(`${place} is in no line that the map of ${fn} knows`);
  const source = found.originalSource.replace(/^(?:\.\.\/)+/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [fn = '', place = '', folder] = process.argv.slice(2);
  try {
    console.log(sourceOf(fn, place, folder));
  } catch (error) {
    failWith(error);
  }
}
