/** Shows that a scheduled function can be started by the name that alarms and documents use, in the stage that is meant. */
import { describe, expect, it } from 'vitest';
import { invoke } from '../../../infra/ops/invoke.ts';

const listed = (FunctionName: string, Description: string) => ({ FunctionName, Description });
const FUNCTIONS = [
  listed('encaje-dev-app-sweepsweep1', 'sweep/sweep'),
  listed('encaje-prod-app-retain1', 'retention/retain'),
  listed('encaje-prod-app-sweepsweep2', 'sweep/sweep'),
];

/** An account with these functions; what was started. */
function account() {
  const started: string[] = [];
  const aws = async (...words: string[]) => {
    if (words[1] === 'list-functions') return { Functions: FUNCTIONS };
    started.push(words[words.indexOf('--function-name') + 1] ?? '');
    return { StatusCode: 202 };
  };
  return { aws, started };
}

describe('a function by hand', () => {
  it('is started by the name that its alarms have, in the stage that is named', async () => {
    const { aws, started } = account();
    expect(await invoke('prod', 'sweep-sweep', aws)).toBe('encaje-prod-app-sweepsweep2');
    expect(started).toEqual(['encaje-prod-app-sweepsweep2']);
  });

  it('is one that a schedule starts too, as others want a request or a message', async () => {
    const { aws, started } = account();
    await expect(invoke('prod', 'functions-public', aws)).rejects.toThrow('Name one of sweep-sweep, retention-retain');
    await expect(invoke('prod', undefined, aws)).rejects.toThrow('Name one of');
    expect(started).toEqual([]);
  });

  it('is not looked for in another stage', async () => {
    await expect(invoke('dev', 'retention-retain', account().aws)).rejects.toThrow(
      'dev has no function retention/retain',
    );
  });
});
