/** Shows how a new version of a function comes to answer calls: a tenth first, all later, and back where the API fails. */
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { STAGES, withReleases } from '../../infra/config.ts';
import { answeringNames } from '../../infra/functions.ts';
import { EVERYTHING_SET, ownFunctions, resources, synthesised } from './synthesised.ts';

const ANSWERING = answeringNames().length + 1;

/** The aliases of a stage with the way they change, which assertions leave out of properties. */
const aliasesOf = (template: Template) =>
  Object.values(template.findResources('AWS::Lambda::Alias')) as { Properties: object; UpdatePolicy?: object }[];

describe('a new version', () => {
  it('is called by way of an alias, by the API and for pages alike', () => {
    const { application } = synthesised();
    expect(aliasesOf(application)).toHaveLength(ANSWERING);
    for (const { Properties, UpdatePolicy } of aliasesOf(application)) {
      expect(Properties).toMatchObject({ Name: 'live' });
      expect(UpdatePolicy).toBeUndefined();
    }
    const methods = resources(application, 'AWS::ApiGateway::Method').map(({ Properties }) => Properties.Integration);
    const functions = new Set(ownFunctions([application]).map(({ id }) => id));
    for (const integration of methods)
      for (const [, id = ''] of JSON.stringify(integration).matchAll(/"Ref":"(\w+)"/g))
        expect(functions).not.toContain(id);
  });

  it('answers a tenth of the calls for five minutes where releases are gradual', () => {
    const { application } = synthesised(EVERYTHING_SET);
    for (const { UpdatePolicy } of aliasesOf(application))
      expect(UpdatePolicy).toHaveProperty('CodeDeployLambdaAliasUpdate');
    const groups = resources(application, 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(ANSWERING);
    for (const { Properties } of groups)
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
  });

  it('goes back where the API fails', () => {
    const { application } = synthesised(EVERYTHING_SET);
    for (const { Properties } of resources(application, 'AWS::CodeDeploy::DeploymentGroup')) {
      const { Alarms, Enabled } = Properties.AlarmConfiguration as { Alarms: unknown[]; Enabled: boolean };
      expect(Enabled).toBe(true);
      expect(JSON.stringify(Alarms)).toContain('ApiErrors');
      const { Events } = Properties.AutoRollbackConfiguration as { Events: string[] };
      expect(Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    }
  });

  it('comes gradually in production, unless the command line says that it cannot wait', () => {
    expect([STAGES.prod.releases, STAGES.dev.releases]).toEqual(['gradual', 'at-once']);
    expect(withReleases(STAGES.prod, 'at-once').releases).toBe('at-once');
    expect(withReleases(STAGES.prod, undefined).releases).toBe('gradual');
    expect(() => withReleases(STAGES.prod, 'soon')).toThrow('gradual or at-once');
  });
});
