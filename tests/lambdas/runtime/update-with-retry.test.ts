/** Shows that what several writers change at once keeps every change, and that nobody tries for ever. */
import { describe, expect, it } from 'vitest';
import { failBusy, LOST, updateWithRetry } from '../../../lambdas/runtime/update-with-retry.ts';
import { AppError } from '../../../shared/errors.ts';

interface Counter {
  version: number;
  names: readonly string[];
}

/** One item with a version, which refuses a write that read another version; both calls answer later. */
function item() {
  let stored: Counter = { version: 1, names: [] };
  const read = async () => stored;
  const write = async (names: readonly string[], version: number) => {
    if (stored.version !== version) return false;
    stored = { version: version + 1, names };
    return true;
  };
  return { read, write };
}

describe('a change of what others change too', () => {
  it('is made on top of theirs', async () => {
    const { read, write } = item();
    const add = (name: string) =>
      updateWithRetry(read, async ({ version, names }) => ((await write([...names, name], version)) ? name : LOST));
    const wanted = ['a', 'b', 'c', 'd', 'e'];
    expect(await Promise.all(wanted.map(add))).toEqual(wanted);
    expect((await read()).names.toSorted()).toEqual(wanted);
  });

  it('ends at once where there is nothing to write, also with undefined', async () => {
    const reads: number[] = [];
    const read = async () => reads.push(reads.length);
    expect(await updateWithRetry(read, async () => undefined)).toBeUndefined();
    expect(reads).toHaveLength(1);
  });

  it('ends with the error of the decision, and does not retry', async () => {
    const reads: number[] = [];
    const gone = new AppError('not-found', 'RUN_NOT_FOUND');
    const refused = updateWithRetry(
      async () => reads.push(reads.length),
      () => Promise.reject(gone),
    );
    await expect(refused).rejects.toBe(gone);
    expect(reads).toHaveLength(1);
  });
});

describe('a change that always comes second', () => {
  const always = async (): Promise<string | typeof LOST> => LOST;

  it('is refused as stale after ten attempts, each with what was read just before', async () => {
    const seen: number[] = [];
    let version = 0;
    const read = async () => ++version;
    const write = async (current: number) => {
      seen.push(current);
      return LOST;
    };
    await expect(updateWithRetry(read, write)).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('names what it was about where no person waits', async () => {
    const busy = updateWithRetry(async () => 1, always, failBusy('Talent t1'));
    await expect(busy).rejects.toThrow('Talent t1 changed under 10 attempts to write it');
  });

  it('returns what `giveUp` returns', async () => {
    expect(
      await updateWithRetry(
        async () => 1,
        always,
        () => 'left to the sweep',
      ),
    ).toBe('left to the sweep');
  });
});
