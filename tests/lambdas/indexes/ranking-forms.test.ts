/** Shows that forms are gone through by pages in one order, those of other engines left out. */
import { expect, it } from 'vitest';
import { rankingForms } from '../../../lambdas/indexes/ranking-forms.ts';

function pages(kept: readonly string[], limit: number): string[][] {
  const forms = rankingForms(':memory:');
  forms.put(
    kept.map((engine, at) => ({ resumeId: `${engine}${at}`, engine, month: '2026-11', bytes: new Uint8Array([at]) })),
  );
  const found: string[][] = [];
  for (let place = 0; ; ) {
    const page = forms.after(place, limit, 'this');
    const last = page.at(-1);
    if (!last) return found;
    expect(page.map(({ bytes }) => bytes?.[0])).toEqual(page.map(({ resumeId }) => Number(resumeId.slice(-1))));
    found.push(page.map(({ resumeId }) => resumeId));
    place = last.place;
  }
}

it.each([
  ['none', [], []],
  ['those of another engine alone', ['other', 'other', 'other'], []],
  ['others before them', ['other', 'other', 'other', 'this', 'this'], [['this3', 'this4']]],
  ['others between them', ['this', 'other', 'this', 'other', 'this'], [['this0', 'this2'], ['this4']]],
  ['others after them', ['this', 'other', 'other', 'other'], [['this0']]],
])('gives this engine its forms where there are %s', (_what, kept, found) => {
  expect(pages(kept, 2)).toEqual(found);
});
