/** Shows which files of earlier builds a deployment removes, and that open pages keep theirs. */
import { describe, expect, it } from 'vitest';
import { removableAssets } from '../../../infra/ops/asset-builds.ts';
import { removeOldAssets } from '../../../infra/ops/old-assets.ts';

const NOW = '2026-06-30T12:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const stored = (days: number, ...names: string[]) =>
  names.map((name) => ({ key: `assets/${name}`, storedAt: daysAgo(days) }));
const build = (days: number, ...names: string[]) => ({
  deployedAt: daysAgo(days),
  files: names.map((name) => `assets/${name}`),
});

describe('files of the site', () => {
  it('stay as long as a build uses them, however old they are', () => {
    expect(removableAssets(stored(400, 'a.js', 'b.js'), [build(400, 'a.js', 'b.js')], NOW)).toEqual([]);
  });

  it('stay for 30 days after the build that used them was replaced, not after they were stored', () => {
    const assets = stored(400, 'old.js', 'kept.js');
    const replaced = (days: number) => [build(400, 'old.js', 'kept.js'), build(days, 'kept.js')];
    expect(removableAssets(assets, replaced(29), NOW)).toEqual([]);
    expect(removableAssets(assets, replaced(31), NOW)).toEqual(['assets/old.js']);
  });

  it('that nobody recorded stay for 30 days after they were stored', () => {
    expect(removableAssets([...stored(29, 'young.js'), ...stored(31, 'old.js')], [build(0, 'x.js')], NOW)).toEqual([
      'assets/old.js',
    ]);
  });
});

it('a deployment records its build before it removes anything, and never its own files', async () => {
  const calls: string[] = [];
  const aws = async (...words: string[]) => {
    const line = words.join(' ');
    calls.push(line);
    if (line.startsWith('cloudformation')) return 'the-bucket';
    if (line.includes('--prefix builds/')) return [{ key: 'builds/1.json', storedAt: daysAgo(90) }];
    if (line.includes('--prefix assets/')) return stored(90, 'old.js', 'new.js');
    if (line.startsWith('s3 cp')) return build(0, 'new.js');
    return undefined;
  };
  expect(await removeOldAssets('dev', { aws, files: ['assets/new.js'], now: NOW })).toEqual(['assets/old.js']);
  const steps = calls.map((line) => line.split(' ')[1]);
  expect(steps).toEqual([
    'describe-stacks',
    'put-object',
    'list-objects-v2',
    'cp',
    'list-objects-v2',
    'delete-objects',
  ]);
  expect(calls.at(-1)).toContain('{"Objects":[{"Key":"assets/old.js"}],"Quiet":true}');
});

it('a deployment without a built site removes nothing', async () => {
  const aws = () => Promise.reject(new Error('asked'));
  await expect(removeOldAssets('dev', { aws, files: [], now: NOW })).rejects.toThrow('npm run build');
});
