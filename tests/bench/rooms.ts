/** `npm run bench:rooms`: how the code behind the routes is laid out in folders, beside what it was before each had a name of its own. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, record } from './measured.ts';

interface Figures {
  stores: number;
  storesLines: number;
  homeless: number;
  longest: number;
  areas: number;
  largest: number;
  middle: number;
  loops: number;
}

/** Counted by the same functions on the last commit before the rooms, 23 November 2026. */
const BEFORE: Figures = {
  ...{ stores: 105, storesLines: 7972, homeless: 77, longest: 469 },
  ...{ areas: 15, largest: 67, middle: 15, loops: 27 },
};

const NAMES: Record<keyof Figures, string> = {
  stores: 'files in `lambdas/stores`',
  storesLines: 'lines in them',
  homeless: 'of these files, about no table and no bucket',
  longest: 'lines of the longest',
  areas: 'areas',
  largest: 'files of the largest area',
  middle: 'files of an area, median',
  loops: 'places that try a lost write again',
};

/** A table by its name in the contract, or one of the two buckets. */
const STORED = /\bTABLES\.\w+|client-s3/;
const RETRY = /\bfor \((?:let (?:attempts?|tries|retries)\b|;;\) \{\s*const \w+ = await [\w.]+\.get\()/g;
const NO_AREAS = ['runtime', 'stores', 'dynamodb', 'functions'];

function figures(root: string): Figures {
  const all = globSync('lambdas/*/*.ts', { cwd: root }).map((file) => ({
    folder: file.split('/')[1] ?? '',
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const stores = all.filter(({ folder }) => folder === 'stores').map(({ text }) => text);
  const lines = stores.map((text) => text.trimEnd().split('\n').length);
  const areas = Map.groupBy(
    all.filter(({ folder }) => !NO_AREAS.includes(folder)),
    ({ folder }) => folder,
  );
  const sizes = [...areas.values()].map((files) => files.length);
  return {
    stores: stores.length,
    storesLines: lines.reduce((sum, count) => sum + count, 0),
    homeless: stores.filter((text) => !STORED.test(text)).length,
    longest: Math.max(...lines),
    areas: areas.size,
    largest: Math.max(...sizes),
    middle: median(sizes),
    loops: all.reduce((sum, { text }) => sum + (text.match(RETRY)?.length ?? 0), 0),
  };
}

// Another folder counts another checkout, as an older one.
const now = figures(process.argv[2] ?? '.');

await record({
  name: 'rooms',
  title: 'Rooms of `lambdas/`',
  method:
    'Counted over `lambdas/*/*.ts`. An area is a folder but `runtime`, `stores`, `dynamodb` and `functions`. Before: the same count on the last ' +
    'commit on which `stores`, `sync` and `desk` held whatever several areas used.',
  table: [
    ['', 'before', 'after'],
    ...(Object.keys(NAMES) as (keyof Figures)[]).map((name) => [
      NAMES[name],
      BEFORE[name].toLocaleString('en'),
      now[name].toLocaleString('en'),
    ]),
  ],
});
