/** Shows that the estimate counts what the templates hold, grows with use, and says where each price is from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StageConfig } from '../../infra/config.ts';
import { estimate, describe as inLines, optional } from '../../infra/ops/cost.ts';
import { PRICES } from '../../infra/ops/prices.ts';
import type { Template } from '../../infra/ops/stateful-shape.ts';
import { PROFILES } from '../../infra/ops/usage.ts';
import { EVERYTHING_SET, resources, synthesised } from './synthesised.ts';

const templatesOf = (changes?: Partial<StageConfig>) =>
  synthesised(changes).all.map((template) => template.toJSON() as Template);
const templates = () => templatesOf();
const total = (people: number) => estimate(templates(), people).reduce((sum, { usd }) => sum + usd, 0);

const COLLECTION: Template = { Resources: { People: { Type: 'AWS::OpenSearchServerless::Collection' } } };

describe('the estimate of a month', () => {
  it('counts what a stage pays for whether anybody comes or not', () => {
    const lines = new Map(estimate(templates(), 0).map(({ id, quantity }) => [id, quantity]));
    const { all } = synthesised();
    expect(lines.get('keys')).toBe(resources(all, 'AWS::KMS::Key').length);
    expect(lines.get('walls')).toBe(1);
    expect(lines.get('alarmMetrics')).toBeGreaterThan(resources(all, 'AWS::CloudWatch::Alarm').length);
  });

  it('says what a stage costs while nobody comes, which the documents say too, with that of 10,000 resumes a month', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
    const headings = [0, 100_000].map((people) => inLines(estimate(templates(), people), people)[0] ?? '');
    expect(headings[0]).toMatch(/^Idle, nobody on record and nobody there: about \d+ USD a month$/);
    expect(headings[1]).toMatch(/^100,000 people on record, 10,000 resumes a month: about \d+ USD a month$/);
    for (const heading of headings) expect(guide).toContain(heading);
    expect(estimate(templates(), 0).map(({ id }) => id)).not.toContain('tableWrites');
  });

  it('grows with the people on record, and has a line for each service that is used', () => {
    const [small, large] = PROFILES.map(total);
    expect(large).toBeGreaterThan(small ?? 0);
    const ids = estimate([...templatesOf(EVERYTHING_SET), COLLECTION], PROFILES[0]).map(({ id }) => id);
    expect(ids.sort()).toEqual(Object.keys(PRICES).sort());
  });

  it('has copies in another region where the stage makes them', () => {
    const ids = (changes?: Partial<StageConfig>) => estimate(templatesOf(changes), PROFILES[0]).map(({ id }) => id);
    expect(ids().filter((id) => id.startsWith('backup'))).toEqual([]);
    expect(ids(EVERYTHING_SET).filter((id) => id.startsWith('backup'))).toHaveLength(3);
  });

  it('counts a collection of people where a stage has one, and says elsewhere what it would cost', () => {
    const [, people] = PROFILES;
    const usd = (all: readonly Template[]) => estimate(all, people).reduce((sum, line) => sum + line.usd, 0);
    const more = usd([...templates(), COLLECTION]) - usd(templates());
    expect(more).toBeGreaterThan(0);
    expect(optional(templates(), people).join()).toContain(`about ${Math.ceil(more)} USD more`);
    expect([optional([...templates(), COLLECTION], people), optional(templates(), 0)]).toEqual([[], []]);
  });

  it('says of each price where and when it is from, and whether it was looked up', () => {
    for (const line of inLines(estimate(templates(), PROFILES[0]), PROFILES[0]).slice(1))
      expect(line).toMatch(/ (memory|article) 20\d\d-\d\d-\d\d https:\/\//);
  });
});
