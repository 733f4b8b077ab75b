/** Synthesises the stacks of a stage as `cdk synth` does, but without building the functions' code. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { type StageConfig, stageConfig } from '../../infra/config.ts';
import { makeStacks } from '../../infra/stacks/stacks.ts';

export interface CfnResource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

/** One resource with its logical id. */
export type Found = CfnResource & { id: string };

/** A domain as a stage's settings name it; the certificate is nobody's. */
export const OWN_DOMAIN = {
  name: 'jobs.encaje.test',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
};

/** A stage that sets everything there is to set: its own domain, senders, someone to ring, a function's own share. */
export const EVERYTHING_SET: Partial<StageConfig> = {
  domain: OWN_DOMAIN,
  mail: { from: 'talento@encaje.test', identity: 'encaje.test' },
  sms: { originationIdentity: 'arn:aws:sms-voice:eu-west-1:111122223333:phone-number/phone-0123456789abcdef' },
  alarmEmail: 'on-call@encaje.test',
  bill: { monthlyUsd: 200, anomalyUsd: 20 },
  backup: { region: 'eu-central-1', keepDays: 30 },
  hstsPreload: true,
  releases: 'gradual',
  adminEmails: ['head@agency.example'],
  adminDomain: 'staff.example',
  malwareScan: true,
  auditLock: { mode: 'compliance', days: 30 },
  bedrock: { explainModelId: 'maker.model-v1', embedModelId: 'maker.vectors-v1', readModelId: 'maker.reader-v1' },
  reservedConcurrency: { 'resumes/on-resume-uploaded': 3, 'functions/public': 2 },
};

/** A stage in the middle of a repair: restored tables serve, the origin's secret has its next version, the trail is open. */
export const UNDER_REPAIR = {
  restored: '20261120',
  originSecretVersion: '0a1b2c3d-0000-4000-8000-000000000000',
  trail: 'open',
} as const;

const made = new Map<string, ReturnType<typeof synthesise>>();

/**
 * The templates of a stage, dev with `changes`; those of queues and of what watches them are nested in `application`. Made once
 * for all files that ask for the same stage: anyone who changes a construct takes `stacksOf`.
 */
export function synthesised(changes: Partial<StageConfig> = {}) {
  const name = JSON.stringify(changes);
  const stage = made.get(name) ?? synthesise(changes);
  made.set(name, stage);
  return stage;
}

/** The constructs of a stage, made for this call alone, without their templates. */
export function stacksOf(changes: Partial<StageConfig> = {}) {
  const app = new App({ context: cdkJson.context });
  const stage = { ...stageConfig('dev'), ...changes };
  return { app, stacks: makeStacks(app, { stage, version: '1.2.3', bundle: false }) };
}

function synthesise(changes: Partial<StageConfig>) {
  const { app, stacks } = stacksOf(changes);
  const assets = Template.fromStack(stacks.assets);
  const data = Template.fromStack(stacks.data);
  const application = Template.fromStack(stacks.application);
  const queues = Template.fromStack(stacks.application.forQueues);
  const watching = Template.fromStack(stacks.application.forWatching);
  const web = Template.fromStack(stacks.web);
  const global = Template.fromStack(stacks.global);
  const copies = stacks.copies ? [Template.fromStack(stacks.copies)] : [];
  const search = stacks.search ? [Template.fromStack(stacks.search)] : [];
  const all = [assets, data, application, queues, watching, web, global, ...copies, ...search];
  return { app, stacks, assets, data, application, web, global, all };
}

/** The resources of one type in one or more templates. */
export function resources(templates: Template | Template[], type: string): Found[] {
  return [templates].flat().flatMap((template) =>
    Object.entries(template.findResources(type)).map(([id, resource]) => {
      const found = resource as Partial<CfnResource>;
      return { ...found, id, Type: type, Properties: found.Properties ?? {} };
    }),
  );
}

/** Our own functions, without the one that CDK brings to upload the site. */
export function ownFunctions(templates: Template[]): Found[] {
  return resources(templates, 'AWS::Lambda::Function').filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));
}

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

/** All policies, also those in which CDK puts what a role's own has no room for. */
export function policies(templates: Template | Template[]): Found[] {
  return ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) => resources(templates, type));
}

/** The statements of the role that a function runs as. */
export function statementsOf(templates: Template[], fn: Found): Statement[] {
  const role = (fn.Properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0];
  return policies(templates)
    .filter(({ Properties }) => ((Properties.Roles ?? []) as { Ref: string }[]).some(({ Ref }) => Ref === role))
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement);
}
