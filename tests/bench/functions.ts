/** `npm run bench:functions`: how long the longest functions are, beside what they were before they were divided by idea. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from './measured.ts';

const FOLDERS = ['frontend/src', 'infra', 'lambdas', 'shared'] as const;
const LIMIT = 40;
/** Biome counts neither markup nor comments, so that a long component may count few. */
const COUNTED_LEAST = 5;

interface Figures {
  over: number;
  longest: number;
}

/** Counted by the same script; `frontend/src` before decision 0091, the others on 29 November 2026. */
const BEFORE: Record<(typeof FOLDERS)[number], Figures> = {
  'frontend/src': { over: 116, longest: 92 },
  infra: { over: 7, longest: 78 },
  lambdas: { over: 22, longest: 166 },
  shared: { over: 3, longest: 45 },
};

interface Found {
  diagnostics: { location: { path: string; start: { line: number }; end: { line: number } } }[];
}

/** Where the functions are that may be long. */
function longFunctions(folder: string): Found['diagnostics'] {
  const configuration = mkdtempSync(join(tmpdir(), 'encaje-functions-'));
  const rule = { level: 'error', options: { maxLines: COUNTED_LEAST, skipBlankLines: true } };
  const rules = { preset: 'none', complexity: { noExcessiveLinesPerFunction: rule } };
  try {
    writeFileSync(join(configuration, 'biome.json'), JSON.stringify({ linter: { rules } }));
    const command = ['biome', 'lint', `--config-path=${configuration}`, '--max-diagnostics=none', '--reporter=json'];
    // It ends with an error, since it finds what it is asked to find.
    const output = execFileSync('sh', ['-c', `npx ${command.join(' ')} ${folder} 2>/dev/null || true`]);
    return (JSON.parse(output.toString('utf8')) as Found).diagnostics;
  } finally {
    rmSync(configuration, { recursive: true });
  }
}

function figures(folder: string): Figures {
  const lengths = longFunctions(folder).map(({ location: { path, start, end } }) => {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line);
    return lines.filter((line) => line.trim() !== '').length;
  });
  return { over: lengths.filter((length) => length > LIMIT).length, longest: Math.max(0, ...lengths) };
}

await record({
  name: 'functions',
  title: 'Longest functions',
  method:
    `Lines that are not blank, markup, comments and functions inside counted with them. Biome, which refuses more than ${LIMIT}, counts ` +
    'neither markup nor comments.',
  table: [
    ['', `over ${LIMIT} lines, before`, 'now', 'longest, before', 'now'],
    ...FOLDERS.map((folder) => {
      const [before, now] = [BEFORE[folder], figures(folder)];
      return [`\`${folder}\``, ...[before.over, now.over, before.longest, now.longest].map(String)];
    }),
  ],
});
