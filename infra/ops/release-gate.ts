/** Stops a release that would lose data: compares the templates with the deployed and the last released ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageConfig } from '../config.ts';
import type { Aws } from './aws-cli.ts';
import { refusals, type StatefulShape, statefulIn, type Template } from './stateful-shape.ts';

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

/** What holds data in the templates of a stage that `cdk synth` wrote to `folder`. Throws where the stage was not synthesised. */
function synthesisedShape(stage: GatedStage, folder = SYNTHESISED): StatefulShape {
  const shapes = stacksOf(stage).map(([stack]) => {
    const file = join(folder, `encaje-${stage.name}-${stack}.template.json`);
    if (!existsSync(file)) throw new Error(notSynthesised(stage.name));
    return [stack, statefulIn(JSON.parse(readFileSync(file, 'utf8')) as Template)];
  });
  return Object.fromEntries(shapes);
}

/** What holds data in the stacks as they are deployed; nothing of stacks that are not. `awsIn` answers for a region. */
async function deployedShape(stage: GatedStage, awsIn: (region: string) => Aws): Promise<StatefulShape> {
  const shape: StatefulShape = {};
  for (const [stack, region] of stacksOf(stage)) {
    const answer = awsIn(region)('cloudformation', 'get-template', '--stack-name', `encaje-${stage.name}-${stack}`);
    const found = (await answer.catch(unlessMissing)) as { TemplateBody: Template } | undefined;
    shape[stack] = statefulIn(found?.TemplateBody ?? {});
  }
  return shape;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('does not exist')) return undefined;
  throw error;
}

/** Throws, with every reason, where deploying what is synthesised would lose data or fail at an index. */
export async function refuseLoss(stage: GatedStage, awsIn: (region: string) => Aws, folder?: string): Promise<void> {
  const found = refusals(await deployedShape(stage, awsIn), synthesisedShape(stage, folder));
  if (found.length > 0) throw new Error(`This release is refused:\n${found.map((reason) => `  ${reason}`).join('\n')}`);
}

/** Keeps what is synthesised as released, for the tests of the next release; committed with this one. */
export function recordRelease(stage: GatedStage): void {
  writeFileSync(RELEASED, JSON.stringify(synthesisedShape(stage)));
  execFileSync('biome', ['format', '--write', RELEASED], { stdio: 'inherit' });
}
