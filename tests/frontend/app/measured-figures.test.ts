/**
 * What the site says it has measured is what the benchmarks wrote, and nothing where they wrote nothing.
 * @vitest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measuredFigures } from '../../../frontend/measured-figures.ts';

const REAL = readFileSync(join(import.meta.dirname, '../../../docs/measured.md'), 'utf8');

const QUALITY = `
<!-- quality -->
## Reading and comparing

2026-12-01, 4 cores, Node 24.21.0, linux arm64. Pairs of fictional resumes.

| test | cases | share |
| --- | ---: | ---: |
| better resume first | 600 | .989 |
| same person, other details | 240 | .997 |
| something else | 3 | .519 |
<!-- /quality -->
`;

describe('the measured figures', () => {
  it('are found in the document of the project with day, machine and number of resumes', () => {
    const { processing } = measuredFigures(REAL);
    expect(processing?.unit).toBe('seconds');
    expect(processing?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(processing?.cores).toBeGreaterThan(0);
    expect(processing?.software).toMatch(/^Node \d/);
    const single = processing?.rows.find(({ id }) => id === 'single');
    expect(single?.count).toBeGreaterThan(0);
    expect(single?.values.median).toBeGreaterThan(0);
    expect(single?.values.p95).toBeGreaterThanOrEqual(single?.values.median ?? Number.POSITIVE_INFINITY);
  });

  it('bring what the project’s own benchmark found once it is written, and leave other rows aside', () => {
    expect(measuredFigures(QUALITY).accuracy).toEqual({
      unit: 'share',
      date: '2026-12-01',
      cores: 4,
      software: 'Node 24.21.0, linux arm64',
      rows: [
        { id: 'better', count: 600, values: { share: 0.989 } },
        { id: 'same', count: 240, values: { share: 0.997 } },
      ],
    });
  });

  it('do not exist where a section is missing, or never ends', () => {
    expect(measuredFigures('# Measured\n')).toEqual({});
    expect(measuredFigures(QUALITY.replace('<!-- /quality -->', ''))).toEqual({});
  });

  it('do not exist without the day and the machine they were measured on', () => {
    expect(measuredFigures(QUALITY.replace(/^2026.*$/m, 'Some day, on some machine.'))).toEqual({});
  });

  it('lose a row or a column that has gone, and take no empty cell for nought', () => {
    const withoutSame = QUALITY.replace(/^\| same.*\n/m, '').replace(' 600 ', ' ');
    expect(measuredFigures(withoutSame).accuracy?.rows).toEqual([
      { id: 'better', count: null, values: { share: 0.989 } },
    ]);
    expect(measuredFigures(QUALITY.replaceAll(/^\| (better|same).*\n/gm, ''))).toEqual({});
    expect(measuredFigures(QUALITY.replace(/\.\d{3} \|$/gm, ' |'))).toEqual({});
  });
});
