/** Shows how someone becomes the first administrator, and why not. */
import { describe, expect, it } from 'vitest';
import { type StageConfig, stageConfig } from '../../../infra/config.ts';
import { makeAdministrator } from '../../../infra/ops/first-admin.ts';

function pool(names: string[]) {
  const added: string[] = [];
  const aws = async (...words: string[]) => {
    if (words[1] === 'describe-stacks') return 'pool-1';
    if (words[1] === 'list-users') return names;
    added.push(words.slice(2).join(' '));
    return undefined;
  };
  return { aws, added };
}

const stage = (over: Partial<StageConfig> = {}): StageConfig => ({ ...stageConfig('dev'), ...over });

describe('the first administrator', () => {
  it('is the user who has signed in with that address', async () => {
    const { aws, added } = pool(['google_1']);
    expect(await makeAdministrator(stage(), 'ana@agency.example', aws)).toEqual(['google_1']);
    expect(added).toEqual(['--user-pool-id pool-1 --group-name admin --username google_1']);
  });

  it.each([
    ['no address', undefined, {}, 'Name an address'],
    ['somebody who never signed in', 'eva@agency.example', {}, 'sign in with Google'],
    [
      'somebody whom the stage lets in nowhere',
      'eva@elsewhere.example',
      { adminDomain: 'agency.example' },
      'adminDomain',
    ],
  ])('is not %s', async (_who, email, over, reason) => {
    const { aws, added } = pool([]);
    await expect(makeAdministrator(stage(over), email, aws)).rejects.toThrow(reason);
    expect(added).toEqual([]);
  });

  it.each(['agency.example', '@agency.example'])('may be of the domain %s or on the list', async (adminDomain) => {
    const held = stage({ adminEmails: ['Ana@Gmail.example'], adminDomain });
    for (const email of ['ana@gmail.example', 'eva@AGENCY.example'])
      expect(await makeAdministrator(held, email, pool(['google_1']).aws)).toEqual(['google_1']);
  });
});
