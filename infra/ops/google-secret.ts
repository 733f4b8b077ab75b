/** Checks the secret of the Google client before CDK starts: without it the data stack fails half created. */
import type { StageConfig } from '../config.ts';
import type { Aws } from './aws-cli.ts';

const MEMBERS = ['clientId', 'clientSecret'];

/** Throws, with where to put it right, when the secret is missing or is not both texts that sign-in needs. */
export async function checkGoogleSecret({ googleSecretName }: StageConfig, aws: Aws): Promise<void> {
  const answer = await aws('secretsmanager', 'get-secret-value', '--secret-id', googleSecretName);
  const { SecretString = '' } = (answer ?? {}) as { SecretString?: string };
  const missing = MEMBERS.filter((name) => !hasText(SecretString, name));
  if (missing.length > 0)
    throw new Error(
      `The secret ${googleSecretName} lacks ${missing.join(' and ')}: docs/deploy.md, step 2, says how it is written`,
    );
}

function hasText(json: string, name: string): boolean {
  try {
    const value = (JSON.parse(json) as Record<string, unknown>)[name];
    return typeof value === 'string' && value.trim() !== '' && !value.includes('...');
  } catch {
    // What cannot be read has no member; the text itself is a secret and is not shown.
    return false;
  }
}
