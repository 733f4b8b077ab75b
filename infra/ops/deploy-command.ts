/** Parses `npm run deploy -- <stage>`: the stage, and the options for CDK. */
import { STAGES, type StageConfig } from '../config.ts';

export interface DeployCommand {
  stage: StageConfig;
  /** The arguments of `cdk`. */
  cdk: string[];
}

/**
 * Reads the words behind `npm run deploy --`: a stage, then options for CDK. Throws a sentence for people when the first
 * word names no stage: npm keeps `-c stage=prod` to itself, so a default would deploy another stage than was meant.
 */
export function deployCommand(words: readonly string[]): DeployCommand {
  const [name = '', ...options] = words;
  return { stage: namedStage(name, 'npm run deploy -- prod'), cdk: ['deploy', '--all', ...forStage(name), ...options] };
}

/** The settings of the stage with this name. Throws with `example` of how to name one. */
export function namedStage(name: string | undefined, example: string): StageConfig {
  const stage = Object.values(STAGES).find((known) => known.name === name);
  if (stage) return stage;
  const known = Object.keys(STAGES).join(' or ');
  throw new Error(`Name a stage, ${known}, for example: ${example}`);
}

/** How CDK gets the stage. */
export function forStage(name: string): string[] {
  return ['-c', `stage=${name}`];
}
