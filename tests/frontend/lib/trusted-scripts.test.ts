/** Shows which scripts the site may start by their address. */
import { expect, it } from 'vitest';
import { isOwnScript } from '../../../frontend/src/lib/trusted-scripts.ts';

it.each([
  ['https://jobs.example/assets/fit.worker-abc.js', true],
  ['/assets/fit.worker-abc.js', true],
  ['/assets/../api/health', false],
  ['/api/admin/files/url', false],
  ['https://evil.example/assets/fit.worker.js', false],
  ['//evil.example/assets/x.js', false],
  ['blob:https://jobs.example/assets/1', false],
  ['data:text/javascript,alert(1)', false],
  ['https://jobs.example.evil.example/assets/x.js', false],
])('%j: %s', (address, own) => expect(isOwnScript(address, 'https://jobs.example')).toBe(own));
