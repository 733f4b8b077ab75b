/** Shows which addresses are one client, and that the program at the edge names them as the rest of the product does. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { VIEWER_REQUEST_CODE } from '../../../infra/constructs/edge-code.ts';
import { clientName } from '../../../shared/contract/client-address.ts';
import { SITE_HEADER, VIEWER_HEADER } from '../../../shared/contract/resources.ts';

const NAMES: [address: string, name: string][] = [
  ['203.0.113.17', '203.0.113.17'],
  ['::ffff:203.0.113.17', '203.0.113.17'],
  ['::FFFF:203.0.113.17', '203.0.113.17'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff:eeee:dddd:cccc', '2001:db8:0:0::/64'],
  ['2001:DB8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
];

interface Requested {
  headers: Record<string, { value: string }>;
}

/** What the edge makes of a request that says of itself whatever `sent` says. */
function atTheEdge(ip: string, sent: Requested['headers'] = {}): Requested {
  const event = {
    viewer: { ip },
    request: { uri: '/', querystring: {}, headers: { host: { value: 'jobs.example' }, ...sent } },
  };
  return runInNewContext(`${VIEWER_REQUEST_CODE}; handler(event)`, { event }) as Requested;
}

describe('a client', () => {
  test.each(NAMES)('at %s is counted as %s', (address, name) => {
    expect(clientName(address)).toBe(name);
    expect(atTheEdge(address).headers[VIEWER_HEADER]?.value).toBe(name);
  });

  test('on this machine is one, whichever loopback address it uses', () => {
    expect(['::1', '::ffff:127.0.0.1', '127.0.0.1'].map(clientName)).toEqual(Array(3).fill('127.0.0.1'));
  });

  test.each(['', 'unknown', '1:2', '1::2::3:4:5:6:7:8:9', 'g::1'])(
    'at %j, which is no address, keeps that name',
    (text) => {
      expect(clientName(text)).toBe(text);
    },
  );

  test('cannot choose what the edge says of it', () => {
    const forged = { [VIEWER_HEADER]: { value: '198.51.100.1' }, [SITE_HEADER]: { value: 'https://evil.example' } };
    const { headers } = atTheEdge('203.0.113.17', forged);
    expect(headers[VIEWER_HEADER]?.value).toBe('203.0.113.17');
    expect(headers[SITE_HEADER]?.value).toBe('https://jobs.example');
  });
});
