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
## Ranking

2026-12-01, 4 cores, Node 24.21.0, linux arm64. Real resumes against real ads.

| ads | nDCG@10 | AUC | own ad first |
| --- | ---: | ---: | ---: |
| English ads | .769 | .918 | .703 |
| Spanish ads | .703 | .922 | .723 |
| TF-IDF | .519 | .850 | .603 |
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

  it('bring the quality of the ranking by language once it is written, and leave other rows aside', () => {
    expect(measuredFigures(QUALITY).accuracy).toEqual({
      unit: 'share',
      date: '2026-12-01',
      cores: 4,
      software: 'Node 24.21.0, linux arm64',
      rows: [
        { id: 'english', count: null, values: { ndcg: 0.769, auc: 0.918 } },
        { id: 'spanish', count: null, values: { ndcg: 0.703, auc: 0.922 } },
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
    const withoutSpanish = QUALITY.replace(/^\| Spanish.*\n/m, '').replace('.918', '');
    expect(measuredFigures(withoutSpanish).accuracy?.rows).toEqual([
      { id: 'english', count: null, values: { ndcg: 0.769 } },
    ]);
    expect(measuredFigures(QUALITY.replaceAll(/^\| (English|Spanish).*\n/gm, ''))).toEqual({});
  });
});
