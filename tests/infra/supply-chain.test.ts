/** Shows that the check of what comes into the house finds what it is there for. */
import { describe, expect, it } from 'vitest';
import { isAllowed, notesOn, secretsIn, seriousIn } from '../support/supply-chain.ts';

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%j may come in: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));
});

describe('a secret', () => {
  // Put together here, so that this file holds none of their shapes.
  const letters = 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb3dEf6hIj9kLm2n';
  it.each([
    ['AWS access key', `id = ${'AK'}IA${letters.slice(0, 16).toUpperCase()}`],
    ['GitHub token', `${'gh'}p_${letters.slice(0, 36)}`],
    ['private key', `${'-----BEGIN'} PRIVATE KEY-----\n${letters}`],
    ['signed token', `${'ey'}J${letters}.${'ey'}J${letters}.${letters}`],
    ['Google key', `${'AI'}za${letters.slice(0, 35)}`],
  ])('of the kind %s is seen', (name, text) => expect(secretsIn(text)).toEqual([name]));

  it.each(['clientId', 'a secret in Secrets Manager', 'task-force-of-the-agency-and-its-friends-and-others'])(
    'is not seen in %j',
    (text) => expect(secretsIn(text)).toEqual([]),
  );
});

describe('known vulnerabilities', () => {
  const told = (vulnerabilities?: object) => JSON.stringify({ vulnerabilities });

  it('are those that are serious', () => {
    const found = { brezo: { severity: 'critical' }, retama: { severity: 'high' }, jara: { severity: 'low' } };
    expect(seriousIn(told(found))).toEqual(['brezo: critical', 'retama: high']);
    expect(seriousIn(told({}))).toEqual([]);
  });

  it.each(['', 'offline', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    'of which nobody told (%j) are said not to have been looked up',
    (answer) => {
      const known = seriousIn(answer);
      expect(known).toBeUndefined();
      expect(notesOn({ secrets: [], known })).toEqual([expect.stringContaining('were not looked up')]);
      expect(notesOn({ secrets: [], known: [] })).toEqual([]);
    },
  );
});
