/** Shows that a deployment does not begin with a secret of Google's that would leave half a stack behind. */
import { describe, expect, it } from 'vitest';
import { stageConfig } from '../../../infra/config.ts';
import { checkGoogleSecret } from '../../../infra/ops/google-secret.ts';

const stage = stageConfig('dev');
const holding = (text: string) => async () => ({ SecretString: text });

describe('the secret of the Google client', () => {
  it('is well with both of its texts', async () => {
    const text = JSON.stringify({ clientId: 'id', clientSecret: 'hidden' });
    await expect(checkGoogleSecret(stage, holding(text))).resolves.toBeUndefined();
  });

  it.each([
    ['one is missing', '{"clientId":"id"}', 'lacks clientSecret'],
    ['one is empty', '{"clientId":"","clientSecret":"hidden"}', 'lacks clientId'],
    [
      'the example was stored as it stands',
      '{"clientId":"...apps","clientSecret":"..."}',
      'lacks clientId and clientSecret',
    ],
    ['it is Google’s own file, or no JSON', 'hidden', 'lacks clientId and clientSecret'],
  ])('stops a deployment where %s, without showing it', async (_what, text, reason) => {
    const message = checkGoogleSecret(stage, holding(text)).catch((error: Error) => error.message);
    expect(await message).toContain(`encaje/dev/google ${reason}`);
    expect(await message).not.toContain('hidden');
  });

  it('stops a deployment where it does not exist, in AWS’s words', async () => {
    const missing = () => Promise.reject(new Error('ResourceNotFoundException'));
    await expect(checkGoogleSecret(stage, missing)).rejects.toThrow('ResourceNotFoundException');
  });
});
