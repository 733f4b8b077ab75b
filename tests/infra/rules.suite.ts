/** AWS's own rules over all stacks. */
import { createHash } from 'node:crypto';
import { type App, CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { contentOf, rememberedLocally } from '../support/remembered.ts';
import { EVERYTHING_SET, stacksOf, synthesised } from './synthesised.ts';

/** Synthesising everything, and looking at every resource of it, takes a busy machine a while. */
const PATIENT_MS = 240_000;

/** A resource that no deployment would take, put beside a stage while it is held against the rules. */
const BROKEN = { type: 'AWS::SQS::Queue', properties: { VisibilityTimeout: 'much' } };

/**
 * Synthesises a stage with a broken queue beside it, this time with the rules that CDK holds every template against
 * before a deployment, and gives what they find. In one go, because the rules take longer to load than to apply.
 */
function foundBesideBroken(app: App): string[] {
  const alone = new Stack(app, 'Alone');
  new CfnResource(alone, 'Queue', BROKEN);
  process.env.CDK_VALIDATION = 'true';
  try {
    app.synth({ force: true });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => line.startsWith('ERROR'));
  } finally {
    process.env.CDK_VALIDATION = 'false';
    app.node.tryRemoveChild(alone.node.id);
  }
}

describe('CDK’s own rules', { timeout: PATIENT_MS }, () => {
  it('find a queue without a number, and nothing in a stage that sets everything', async () => {
    const { app, all } = synthesised(EVERYTHING_SET);
    const templates = createHash('sha256').update(JSON.stringify(all.map((template) => template.toJSON())));
    const content = [contentOf(['package-lock.json', 'cdk.json']), templates.digest('hex')];
    // Ten seconds of work, and the same templates are as good the next time.
    const found = await rememberedLocally(
      'cdk-rules',
      () => content,
      () => foundBesideBroken(app),
    );
    expect(found).toEqual([expect.stringContaining("VisibilityTimeout: 'much' is not of type 'integer'")]);
  });
});

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
