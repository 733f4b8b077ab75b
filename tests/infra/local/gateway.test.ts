/** Whose address the local gateway takes a request for: always its own, whatever the request line says. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayOptions, startGateway } from '../../../infra/local/gateway.ts';
import { freePort } from '../../../infra/local/ports.ts';

let port: number;
let close: () => Promise<void>;
const pages: string[] = [];
let headers: Record<string, string> = {};

beforeAll(async () => {
  port = await freePort();
  const options = {
    port,
    headers: {},
    siteConfig: {},
    isReady: () => true,
    site: { isLive: false, listener: () => undefined },
    functions: {
      invoke: async (handler: string, event: { path: string; headers: Record<string, string> }) => {
        headers = event.headers;
        if (handler === 'site/render-site') pages.push(event.path);
        return { statusCode: 200, headers: { handler }, body: '{}' };
      },
    },
  } as unknown as GatewayOptions;
  ({ close } = await startGateway(options));
});
afterAll(() => close());

/** Sends the path as it is, which `fetch` would tidy up; resolves with the function that answered. */
function answeredBy(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.headers.handler)));
    })
      .on('error', reject)
      .end();
  });
}

it('says itself who the client is and under which origin it asked', async () => {
  const said = {
    'x-encaje-viewer': '198.51.100.1',
    'x-encaje-site': 'https://evil.example',
    'x-forwarded-for': '198.51.100.2',
  };
  await fetch(`http://127.0.0.1:${port}/api/health`, { headers: said });
  expect(headers).toMatchObject({ 'x-encaje-viewer': '127.0.0.1', 'x-encaje-site': `http://127.0.0.1:${port}` });
});

describe('an address', () => {
  it('of the API reaches the API', async () => {
    expect(await answeredBy('/api/health')).toBe('health/get-health');
  });

  it.each(['//evil.example/api/health', '///evil.example/api/health', '/\\evil.example/api/health'])(
    '%s is a page of this site and no other host',
    async (path) => {
      expect(await answeredBy(path)).toBe('site/render-site');
      expect(pages.at(-1)).toBe('/evil.example/api/health');
    },
  );
});
