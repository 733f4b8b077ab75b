/** Shows that the nightly count includes everyone with a ranking form and no erased person, and skips too few people. */
import { expect, test } from 'vitest';
import { countGenre } from '../../../lambdas/retention/count-genre.ts';
import { currentGenre } from '../../../lambdas/stores/genre-store.ts';
import type { RankingForm, ReadingKey } from '../../../lambdas/stores/resume-store.ts';
import {
  type BaseCounts,
  encodeRankingForm,
  formVersion,
  prepareResume,
  rankingResume,
} from '../../../shared/matching/index.ts';
import { resumeOf, TODAY } from '../../shared/matching/people.ts';
import { aTalent } from '../records.ts';

const NIGHT = `${TODAY}-03T02:00:00.000Z`;
const bytes = encodeRankingForm(
  rankingResume(
    prepareResume(resumeOf({ roles: [{ title: 'Welder', from: '2020-01', bullets: ['Welding'] }] }), TODAY),
  ),
);

function base(count: number, engine = formVersion(TODAY).engine) {
  const ids = Array.from({ length: count }, (_, at) => `talent${at}`);
  const kept: BaseCounts[] = [];
  const rankingForm: RankingForm = { engine, month: TODAY, bytes };
  const deps = {
    talents: { everyone: async () => ids.map((talentId) => aTalent({ talentId, resumeId: `of-${talentId}` })) },
    resumes: { formsOf: async (keys: ReadingKey[]) => keys.map((key) => ({ ...key, rankingForm })) },
    genres: { keep: async (counts: BaseCounts) => void kept.push(counts) },
    now: () => NIGHT,
  };
  return { ids, kept, deps };
}

test('counts everybody with a form of the engine, by the night', async () => {
  const { kept, deps } = base(250);
  await countGenre(deps);
  expect(kept).toMatchObject([{ version: NIGHT.slice(0, 16), people: 250 }]);
});

test('a person who was erased is out of the next count', async () => {
  const { ids, kept, deps } = base(30);
  await countGenre(deps);
  ids.splice(0, 5);
  await countGenre(deps);
  expect(kept.map(({ people }) => people)).toEqual([30, 25]);
});

test.each([
  ['too few people', base(2)],
  ['forms of another engine', base(250, 'other')],
])('%s make no count', async (_, { kept, deps }) => {
  expect(await countGenre(deps)).toBeUndefined();
  expect(kept).toEqual([]);
});

test('a container goes by the shipped figures until there is a count, and asks for a newer one after ten minutes', async () => {
  let [newest, at] = [undefined as BaseCounts | undefined, 0];
  const genre = currentGenre({ newest: async () => newest }, () => at);
  expect((await genre()).version).toBe('shipped');
  newest = { version: 'night', people: 30, pairs: new Uint8Array() };
  expect((await genre()).version).toBe('shipped');
  at = 11 * 60_000;
  const counted = await genre();
  expect(counted.version).toBe('night');
  at += 11 * 60_000;
  expect(await genre()).toBe(counted);
});
