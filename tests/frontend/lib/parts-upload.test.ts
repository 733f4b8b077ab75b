/** Uploads in parts: what has arrived is kept, what fails is tried again for ten minutes, and refusals end it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PartsPlan, sendParts } from '../../../frontend/src/lib/parts-upload.ts';
import { UPLOAD_RETRY_MS } from '../../../frontend/src/lib/upload.ts';

const FILE = new File(['aaaa', 'bbbb', 'cc'], 'video.mp4');
/** Three parts of 4, 4 and 2 bytes, whose addresses name the round in which they were given out. */
function plan(round: number, received: PartsPlan['received'] = []): PartsPlan {
  const missing = [1, 2, 3].filter((number) => !received.some(({ partNumber }) => partNumber === number));
  return {
    partSizeBytes: 4,
    parts: missing.map((partNumber) => ({ partNumber, url: `https://storage.test/${partNumber}?round=${round}` })),
    received,
  };
}

interface Put {
  part: number;
  round: number;
  size: number;
}
let puts: Put[];
let atOnce: number;
let most: number;

/** Storage that answers each PUT by `answer`: an HTTP status, 0 for a broken connection. */
function storage(answer: (put: Put, attempt: number) => number): void {
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private put: Put = { part: 0, round: 0, size: 0 };
    private timer?: ReturnType<typeof setTimeout>;
    open(_method: string, address: string) {
      const url = new URL(address);
      this.put = { part: Number(url.pathname.slice(1)), round: Number(url.searchParams.get('round')), size: 0 };
    }
    send(body: Blob) {
      this.put.size = body.size;
      puts.push(this.put);
      most = Math.max(most, ++atOnce);
      const attempt = puts.filter(({ part }) => part === this.put.part).length;
      this.upload.onprogress?.({ loaded: Math.ceil(body.size / 2) });
      this.timer = setTimeout(() => {
        atOnce -= 1;
        this.status = answer(this.put, attempt);
        if (this.status === 0) this.onerror?.();
        else this.onload?.();
      }, 10);
    }
    abort() {
      clearTimeout(this.timer);
      this.onabort?.();
    }
    getResponseHeader() {
      return this.status < 300 ? `"etag-${this.put.part}"` : null;
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

const never = () => Promise.reject(new Error('Nobody should have asked again'));
const ALL = [1, 2, 3].map((partNumber) => ({ partNumber, etag: `"etag-${partNumber}"` }));

beforeEach(() => {
  vi.useFakeTimers();
  [puts, atOnce, most] = [[], 0, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for a promise while the clock runs as fast as it can; an error is answered. */
async function hurried<T>(work: Promise<T>): Promise<T | { error: unknown }> {
  const caught = work.catch((error: unknown) => ({ error }));
  await vi.runAllTimersAsync();
  return caught;
}

describe('an upload in parts', () => {
  it('sends each part to its own address, all but the last of one size, and names them in their order', async () => {
    storage(() => 200);
    expect(await hurried(sendParts(FILE, plan(1), { renew: never }))).toEqual(ALL);
    expect(puts.map(({ part, size }) => [part, size])).toEqual([
      [1, 4],
      [2, 4],
      [3, 2],
    ]);
    expect(most).toBe(3);
  });

  it('counts the bytes of all parts together, those that had arrived before among them', async () => {
    storage(() => 200);
    const sent: number[] = [];
    const received = [{ partNumber: 1, etag: '"etag-1"', sizeBytes: 4 }];
    const options = { renew: never, onProgress: (bytes: number) => sent.push(bytes) };
    expect(await hurried(sendParts(FILE, plan(1, received), options))).toEqual(ALL);
    expect(puts.map(({ part }) => part)).toEqual([2, 3]);
    expect(sent.at(-1)).toBe(10);
    expect(Math.max(...sent)).toBe(10);
    expect(sent).toContain(4 + 2);
  });

  it('does not trust a part that arrived in another size', async () => {
    storage(() => 200);
    await hurried(
      sendParts(FILE, plan(1, [{ partNumber: 3, etag: '"half"', sizeBytes: 1 }]), { renew: async () => plan(2) }),
    );
    expect(puts.some(({ part }) => part === 3)).toBe(true);
  });

  it('tries a part again after a broken connection and a server failure, and says so meanwhile', async () => {
    storage(({ part }, attempt) => (part === 2 && attempt < 3 ? ([0, 503][attempt - 1] ?? 200) : 200));
    const said: boolean[] = [];
    const options = { renew: never, onTryingAgain: (is: boolean) => said.push(is) };
    expect(await hurried(sendParts(FILE, plan(1), options))).toEqual(ALL);
    expect(puts.filter(({ part }) => part === 2)).toHaveLength(3);
    expect(said.at(0)).toBe(true);
    expect(said.at(-1)).toBe(false);
  });

  it('asks once for fresh addresses when those it has are no longer valid, and skips what had arrived', async () => {
    storage(({ part, round }) => (round === 1 && part !== 1 ? 403 : 200));
    const renew = vi.fn(async () => plan(2, [{ partNumber: 3, etag: '"etag-3"', sizeBytes: 2 }]));
    expect(await hurried(sendParts(FILE, plan(1), { renew }))).toEqual(ALL);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(puts.filter(({ round }) => round === 2).map(({ part }) => part)).toEqual([2]);
  });

  it('gives up a part after 600 s of failures', async () => {
    storage(({ part }) => (part === 1 ? 0 : 200));
    const from = Date.now();
    expect(await hurried(sendParts(FILE, plan(1), { renew: never }))).toMatchObject({ error: { code: 'NETWORK' } });
    const took = Date.now() - from;
    expect(took).toBeGreaterThan(UPLOAD_RETRY_MS - 31_000);
    expect(took).toBeLessThanOrEqual(UPLOAD_RETRY_MS + 1000);
  });

  it('ends at once when storage refuses a part, whatever the address', async () => {
    storage(({ part }) => (part === 2 ? 400 : 200));
    expect(await hurried(sendParts(FILE, plan(1), { renew: never }))).toMatchObject({
      error: { code: 'UPLOAD_REFUSED' },
    });
    puts = [];
    storage(() => 403);
    const renew = async () => plan(2);
    expect(await hurried(sendParts(FILE, plan(1), { renew }))).toMatchObject({ error: { code: 'UPLOAD_REFUSED' } });
    expect(puts.length).toBeLessThanOrEqual(6);
  });

  it('breaks off a connection on which nothing moves for a minute, and tries again', async () => {
    storage(() => 200);
    const Fake = XMLHttpRequest;
    let isFirst = true;
    class Stalling extends Fake {
      override send(body: Blob) {
        if (!isFirst) return super.send(body);
        isFirst = false;
      }
    }
    vi.stubGlobal('XMLHttpRequest', Stalling);
    const from = Date.now();
    expect(await hurried(sendParts(FILE, plan(1), { renew: never }))).toEqual(ALL);
    expect(Date.now() - from).toBeGreaterThan(60_000);
  });

  it('stops when the user cancels', async () => {
    storage(() => 0);
    const controller = new AbortController();
    const work = sendParts(FILE, plan(1), { renew: never, signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    controller.abort(new DOMException('Cancelled', 'AbortError'));
    await vi.advanceTimersByTimeAsync(1);
    expect(await work).toMatchObject({ name: 'AbortError' });
    const before = puts.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts).toHaveLength(before);
  });
});
