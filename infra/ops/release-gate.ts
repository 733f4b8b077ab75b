/** Keeps a release from throwing data away: what is synthesised against what is deployed, and against what was released last. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aws } from './aws-cli.ts';
import { refusals, type StatefulShape, statefulIn, type Template } from './stateful-shape.ts';

const ROOT = join(import.meta.dirname, '../..');
const SYNTHESISED = join(ROOT, 'cdk.out');
const RELEASED = join(ROOT, 'infra/released/stateful.json');
/** The stacks that hold data; what is nested or global holds none. */
const STACKS = ['assets', 'data', 'app', 'web'] as const;

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
export function synthesisedShape(stageName: string, folder = SYNTHESISED): StatefulShape {
  return shapeOf((stack) => {
    const name = `encaje-${stageName}-${stack}.template.json`;
    if (!existsSync(join(folder, name))) throw new Error(notSynthesised(stageName));
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Template;
  });
}

/** What holds data in the stacks as they are deployed; nothing of stacks that are not. */
export async function deployedShape(stageName: string, aws: Aws): Promise<StatefulShape> {
  const templates = new Map<string, Template>();
  for (const stack of STACKS) {
    const answer = aws('cloudformation', 'get-template', '--stack-name', `encaje-${stageName}-${stack}`);
    const found = (await answer.catch(unlessMissing)) as { TemplateBody: Template } | undefined;
    if (found) templates.set(stack, found.TemplateBody);
  }
  return shapeOf((stack) => templates.get(stack) ?? {});
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('does not exist')) return undefined;
  throw error;
}

const shapeOf = (templateOf: (stack: string) => Template): StatefulShape =>
  Object.fromEntries(STACKS.map((stack) => [stack, statefulIn(templateOf(stack))]));

/** Throws, with every reason, where deploying what is synthesised would lose data or fail at an index. */
export async function refuseLoss(stageName: string, aws: Aws, folder?: string): Promise<void> {
  const found = refusals(await deployedShape(stageName, aws), synthesisedShape(stageName, folder));
  if (found.length > 0) throw new Error(`This release is refused:\n${found.map((reason) => `  ${reason}`).join('\n')}`);
}

/** Keeps what is synthesised as released, for the tests of the next release; committed with this one. */
export function recordRelease(stageName: string): void {
  writeFileSync(RELEASED, JSON.stringify(synthesisedShape(stageName)));
  execFileSync('biome', ['format', '--write', RELEASED], { stdio: 'inherit' });
}
