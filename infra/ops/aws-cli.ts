/** Calls the AWS command line, so that operators' commands need no SDK and their tests no account. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs `aws` with these words and answers the JSON that it prints; `undefined` where it prints nothing. Throws what `aws` says. */
export type Aws = (...words: string[]) => Promise<unknown>;

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The installed `aws`, signed in as the terminal is, in one region. */
export function awsCli(region: string): Aws {
  const run = promisify(execFile);
  return async (...words) => {
    const all = [...words, '--region', region, '--output', 'json'];
    const { stdout } = await run('aws', all, { maxBuffer: MAX_OUTPUT_BYTES });
    return stdout.trim() === '' ? undefined : (JSON.parse(stdout) as unknown);
  };
}

/** An output of a deployed stack. Throws when the stack has none of this name. */
export async function stackOutput(aws: Aws, stackName: string, key: string): Promise<string> {
  const query = `Stacks[0].Outputs[?OutputKey=='${key}'].OutputValue | [0]`;
  const value = await aws('cloudformation', 'describe-stacks', '--stack-name', stackName, '--query', query);
  if (typeof value !== 'string') throw new Error(`The stack ${stackName} has no output ${key}: is it deployed?`);
  return value;
}
