/** Shows that an address in a link stays one address, whatever it holds. */
import { expect, it } from 'vitest';
import { mailOf, mailtoOf } from '../../../frontend/src/lib/mailto.ts';

it.each([
  'ana@people.example',
  'ana?cc=eve@evil.example',
  'ana&bcc=eve@evil.example',
  'ana%0d%0abcc:eve@evil.example',
  'ana,eve@evil.example',
  'ana\r\nbcc:eve@people.example',
])('a link to %j has one recipient and nothing else', (address) => {
  const link = new URL(mailtoOf(address));
  expect(link.protocol).toBe('mailto:');
  expect(link.search).toBe('');
  expect(link.pathname).not.toMatch(/[?&,\r\n]/);
  expect(decodeURIComponent(link.pathname)).toBe(address);
});

it('a link to share has no recipient, and texts stay texts', () => {
  const link = new URL(mailOf({ subject: 'A&body=b', text: 'https://x.example/?a=1&to=eve@evil.example' }));
  expect(link.pathname).toBe('');
  expect([...link.searchParams]).toEqual([
    ['subject', 'A&body=b'],
    ['body', 'https://x.example/?a=1&to=eve@evil.example'],
  ]);
});
