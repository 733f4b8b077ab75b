/** Stops a release that would lose data: compares the templates with the deployed and the last released ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageConfig } from '../config.ts';
import type { Aws } from './aws-cli.ts';
import { refusals, type StatefulShape, statefulIn, type Template } from './stateful-shape.ts';
import { type TrailTemplates, trailRefusals } from './trail-gate.ts';

const ROOT = join(import.meta.dirname, '../..');
const SYNTHESISED = join(ROOT, 'cdk.out');
const RELEASED = join(ROOT, 'infra/released/stateful.json');
/** The stacks that hold data in the stage's region; what is nested or global holds none. */
const STACKS = ['assets', 'data', 'app', 'web'] as const;
/** The stack of another region, where a stage makes copies. */
const COPIES = 'copies';

type GatedStage = Pick<StageConfig, 'name' | 'region' | 'backup'>;

/** The stacks that hold data, each with its region. */
const stacksOf = ({ region, backup }: GatedStage): [stack: string, region: string][] => [
  ...STACKS.map((stack) => [stack, region] as [string, string]),
  ...(backup ? [[COPIES, backup.region] as [string, string]] : []),
];

/** Every template of a stage that `cdk synth` wrote to `folder`, nested ones included. */
export function synthesisedTemplates(stageName: string, folder = SYNTHESISED): Template[] {
  const isOwn = new RegExp(`^encaje(-${stageName}-|${stageName}).*\\.template\\.json$`);
  const own = existsSync(folder) ? readdirSync(folder).filter((name) => isOwn.test(name)) : [];
  if (own.length === 0) throw new Error(notSynthesised(stageName));
  return own.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Template);
}

const notSynthesised = (stageName: string) =>
  `The stage is not synthesised: run \`npx cdk synth -c stage=${stageName}\` first`;

/** By stack. */
type Templates = Record<string, Template>;

/** The templates with data that `cdk synth` wrote to `folder`. Throws where the stage was not synthesised. */
function synthesisedStacks(stage: GatedStage, folder = SYNTHESISED): Templates {
  const found = stacksOf(stage).map(([stack]) => {
    const file = join(folder, `encaje-${stage.name}-${stack}.template.json`);
    if (!existsSync(file)) throw new Error(notSynthesised(stage.name));
    return [stack, JSON.parse(readFileSync(file, 'utf8')) as Template];
  });
  return Object.fromEntries(found);
}

/** The same as they are deployed; empty ones of stacks that are not. `awsIn` answers for a region. */
async function deployedStacks(stage: GatedStage, awsIn: (region: string) => Aws): Promise<Templates> {
  const templates: Templates = {};
  for (const [stack, region] of stacksOf(stage)) {
    const answer = awsIn(region)('cloudformation', 'get-template', '--stack-name', `encaje-${stage.name}-${stack}`);
    const found = (await answer.catch(unlessMissing)) as { TemplateBody: Template } | undefined;
    templates[stack] = found?.TemplateBody ?? {};
  }
  return templates;
}

/** What holds data in them. */
const shapeOf = (templates: Templates): StatefulShape =>
  Object.fromEntries(Object.entries(templates).map(([stack, template]) => [stack, statefulIn(template)]));

const trailIn = ({ data = {}, app = {} }: Templates): TrailTemplates => ({ data, app });

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('does not exist')) return undefined;
  throw error;
}

/** Throws, with every reason, where deploying what is synthesised would lose data, fail at an index or stop the audit trail. */
export async function refuseLoss(stage: GatedStage, awsIn: (region: string) => Aws, folder?: string): Promise<void> {
  const [deployed, next] = [await deployedStacks(stage, awsIn), synthesisedStacks(stage, folder)];
  const found = [...refusals(shapeOf(deployed), shapeOf(next)), ...trailRefusals(trailIn(deployed), trailIn(next))];
  if (found.length > 0) throw new Error(`This release is refused:\n${found.map((reason) => `  ${reason}`).join('\n')}`);
}

/** Keeps what is synthesised as released, for the tests of the next release; committed with this one. */
export function recordRelease(stage: GatedStage): void {
  writeFileSync(RELEASED, JSON.stringify(shapeOf(synthesisedStacks(stage))));
  execFileSync('biome', ['format', '--write', RELEASED], { stdio: 'inherit' });
}
