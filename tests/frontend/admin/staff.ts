/** A staff member's browser: the identity's configuration, and tokens as Amplify keeps them. */
import { type Answer, seed } from '../site.tsx';

const CLIENT = 'test-client';
const STORE = `CognitoIdentityServiceProvider.${CLIENT}`;

export const CONFIG = {
  stage: 'test',
  auth: { userPoolId: 'eu-west-1_test', clientId: CLIENT, domain: 'identity.encaje.invalid' },
};

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** No two are the same, also within a second: the site takes the same token for the same sign-in. */
export function token(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  return `${encoded({ alg: 'none' })}.${encoded({ jti: crypto.randomUUID(), iat: now, exp: now + 3600, ...claims })}.unsigned`;
}

/** Seeds the configuration and, with an e-mail address, its user's tokens. */
export function staff(
  email: string | null,
  admin = false,
  answers: Record<string, Answer> = {},
  role?: 'recruiter' | 'admin',
): void {
  seed({ 'GET /config.json': () => [200, CONFIG], ...answers });
  if (email === null) return;
  const stored = {
    LastAuthUser: email,
    [`${email}.accessToken`]: token({ username: email, ...(admin ? { admin: true } : {}), ...(role && { role }) }),
    [`${email}.idToken`]: token({ email }),
    [`${email}.refreshToken`]: 'refresh',
    [`${email}.clockDrift`]: '0',
  };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`${STORE}.${key}`, value);
}
