/** AWS's own rules over all stacks. */
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { EVERYTHING_SET, stacksOf, synthesised } from './synthesised.ts';

/** Synthesising everything, and looking at every resource of it, takes a busy machine a while. */
const PATIENT_MS = 240_000;

describe('AWS’s rules', { timeout: PATIENT_MS }, () => {
  it.each([
    ['dev', undefined],
    ['a stage that sets everything', EVERYTHING_SET],
  ])('find nothing unexplained in %s', (_stage, changes) => {
    const { app } = synthesised(changes);
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources])).toEqual([]);
  });

  it('would find an unexplained weakness', () => {
    const { app, stacks } = stacksOf();
    const acknowledged = Validations.ACKNOWLEDGED_RULES_METADATA_KEY;
    const forget = (construct: IConstruct) => Reflect.set(construct.node, '_metadata', []);
    const pool = stacks.data.signIn.userPool;
    expect(pool.node.metadata.some(({ type }) => type === acknowledged)).toBe(true);
    forget(pool);
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-COG2');
  });

  it('are answered with reasons of a sentence', () => {
    const { app } = synthesised();
    const reasons = app.node
      .findAll()
      .flatMap(({ node }) => node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY))
      .flatMap(({ data }) => Object.values(data as Record<string, string>));
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});
