/** The nearest title: the closest one, unless others of one trade outweigh it; unsure where trades disagree. */
import { describe, expect, it } from 'vitest';
import { nearestTitle } from '../../../shared/taxonomy/nearest-title.ts';

const title = (id: string, isco: string, likeness: number, contradicts = false) => ({
  id: `title:${id}`,
  isco,
  likeness,
  contradicts,
});

describe('nearestTitle', () => {
  it('is the closest where its trade agrees', () => {
    const ranked = [
      title('tyre-vulcaniser', '8141', 0.8),
      title('tyre-fitter', '7231', 0.3),
      title('tyre-seller', '5223', 0.2),
    ];
    expect(nearestTitle(ranked)).toMatchObject({ id: 'title:tyre-vulcaniser', likeness: 0.8 });
    expect(nearestTitle(ranked)?.agreement).toBeGreaterThan(0.9);
  });

  it('is one of several of one trade rather than a stranger that is as like', () => {
    const ranked = [
      title('shoe-seller', '5223', 0.51),
      title('shoe-stitcher', '8156', 0.5),
      title('shoe-cutter', '8156', 0.48),
      title('shoe-laster', '8156', 0.45),
    ];
    expect(nearestTitle(ranked)?.id).toBe('title:shoe-stitcher');
  });

  it('is none whose role contradicts', () => {
    const ranked = [title('tyre-engineer', '2144', 0.8, true), title('tyre-fitter', '7231', 0.6)];
    expect(nearestTitle(ranked)?.id).toBe('title:tyre-fitter');
    expect(nearestTitle(ranked.slice(0, 1))).toBeUndefined();
  });

  it('is unsure where as many trades as titles are alike', () => {
    const ranked = ['5223', '8156', '7536', '2163', '4321'].map((isco) => title(`leather-${isco}`, isco, 0.5));
    expect(nearestTitle(ranked)?.agreement).toBeCloseTo(0.2);
  });

  it('is none where none is alike', () => {
    expect(nearestTitle([])).toBeUndefined();
  });
});
