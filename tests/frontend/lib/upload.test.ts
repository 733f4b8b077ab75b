/** Uploads: progress, patience with the network, and no patience with refusals. */
import { afterEach, expect, it, vi } from 'vitest';
import { UPLOAD_RETRY_MS, uploadFile } from '../../../frontend/src/lib/upload.ts';

const TARGET = { url: 'https://storage.test/', fields: { key: 'applications/1', policy: 'p' } };
const FILE = new File(['hola'], 'cv.txt', { type: 'text/plain' });

/** Storage that answers these statuses in turn; 0 is a broken connection. */
function storage(statuses: number[]) {
  const bodies: FormData[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    open() {}
    send(body: FormData) {
      bodies.push(body);
      this.status = statuses.shift() ?? 204;
      this.upload.onprogress?.({ loaded: 2, total: 4 });
      if (this.status === 0) this.onerror?.();
      else this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return bodies;
}
afterEach(() => vi.unstubAllGlobals());

it('sends the policy fields before the file and reports its progress', async () => {
  const bodies = storage([204]);
  const shares: number[] = [];
  await uploadFile(TARGET, FILE, { onProgress: (share) => shares.push(share) });
  expect([...(bodies[0]?.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
  expect(shares).toEqual([0, 0.5]);
});

it('tries again after a broken connection and a server failure, waiting longer each time', async () => {
  const bodies = storage([0, 503, 204]);
  const pauses: number[] = [];
  await uploadFile(TARGET, FILE, { pause: async (ms) => void pauses.push(ms) });
  expect(bodies).toHaveLength(3);
  expect(pauses).toEqual([1000, 2000]);
});

it('does not repeat what storage refuses', async () => {
  const bodies = storage([403, 204]);
  await expect(uploadFile(TARGET, FILE)).rejects.toMatchObject({ code: 'UPLOAD_REFUSED' });
  expect(bodies).toHaveLength(1);
});

it('gives up after 600 s', async () => {
  storage(Array.from({ length: 1000 }, () => 0));
  let clock = 0;
  const pause = async (ms: number) => {
    clock += ms;
  };
  await expect(uploadFile(TARGET, FILE, { pause, now: () => clock })).rejects.toMatchObject({ code: 'NETWORK' });
  expect(clock).toBeGreaterThan(UPLOAD_RETRY_MS - 31_000);
  expect(clock).toBeLessThanOrEqual(UPLOAD_RETRY_MS);
});
