/** Faults of stores, queues, clocks and power at every step of a resume: nothing is lost or doubled. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../support/faulty-proxy.ts';
import { type Fault, type FaultyWorld, faultyWorld, inconsistencies, STORES } from '../support/faulty-world.ts';

const PEOPLE = ['app1', 'app2', 'app3'];
const SHARE = 0.3;
const SEEDS = [1, 2, 3, 4, 5];

/** Three people upload; the rest happens by itself. */
async function afterUploads(world: FaultyWorld, between?: (round: number) => void): Promise<string[]> {
  for (const id of PEOPLE) world.upload(id);
  await world.settle(between);
  return inconsistencies(world);
}

test('without any fault three applications end as three talents, each with its matches', async () => {
  const world = faultyWorld(PEOPLE);
  expect(await afterUploads(world)).toEqual([]);
  expect(world.calls()).toBeGreaterThan(PEOPLE.length * 20);
});

test('the checker finds what is lost, doubled or someone else’s', async () => {
  const world = faultyWorld(PEOPLE);
  await afterUploads(world);
  const [first, second] = world.raw.applications.rows.values();
  if (!first || !second) throw new Error('Nobody applied');
  world.raw.applications.rows.set('app1', { ...first, unfinished: 'matching' });
  world.raw.resumes.rows.clear();
  world.raw.talents.rows.delete(second.talentId ?? '');
  expect(inconsistencies(world).length).toBeGreaterThanOrEqual(4);
});

const KINDS: [string, Fault][] = [
  ['throttled or answered with 5xx', 'refused'],
  ['cut off after the work was done', 'lost-answer'],
];

describe.each(STORES)('three in ten calls of %s', (store) => {
  test.each(KINDS)('are %s', async (_what, fault) => {
    let faults = 0;
    for (const seed of SEEDS) {
      const world = faultyWorld(PEOPLE);
      const random = seededRandom(seed);
      world.disturb((name) => (name === store && random() < SHARE ? fault : undefined));
      expect(await afterUploads(world), `seed ${seed}`).toEqual([]);
      faults += world.faults.get(fault) ?? 0;
    }
    expect(faults).toBeGreaterThan(0);
  });
});

test('three in ten calls of all stores fail in every way at once', async () => {
  const kinds: Fault[] = ['refused', 'lost-answer', 'killed-before', 'killed-after'];
  for (const seed of SEEDS) {
    const world = faultyWorld(PEOPLE);
    const random = seededRandom(seed);
    let isOver = false;
    world.disturb(() => (!isOver && random() < SHARE / 3 ? kinds[Math.floor(random() * kinds.length)] : undefined));
    // Even a storm ends; what it left behind is then for the sweep.
    const wrong = await afterUploads(world, (round) => {
      isOver = round > 15;
    });
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect(world.faults.size, `seed ${seed}`).toBeGreaterThan(2);
  }
});

describe('kill -9', () => {
  test.each<Fault>(['killed-before', 'killed-after'])('at each call of a store in turn: %s', async (fault) => {
    const whole = faultyWorld(['app1']);
    whole.disturb(() => undefined);
    whole.upload('app1');
    await whole.settle();
    const places = whole.calls();
    expect(places).toBeGreaterThan(10);
    for (let place = 0; place < places; place++) {
      const world = faultyWorld(['app1']);
      world.disturb((_store, call) => (call === place ? fault : undefined));
      world.upload('app1');
      await world.settle();
      expect(inconsistencies(world), `killed at call ${place}`).toEqual([]);
      expect(world.faults.get(fault), `killed at call ${place}`).toBe(1);
    }
  });
});

describe('a notification', () => {
  test('that is lost is found by the sweep', async () => {
    const world = faultyWorld(PEOPLE);
    for (const id of PEOPLE) world.upload(id, 'v1', 0);
    await world.settle();
    expect(inconsistencies(world)).toEqual([]);
  });

  test('that comes five times at once gives one result', async () => {
    const world = faultyWorld(PEOPLE);
    for (const id of PEOPLE) world.upload(id, 'v1', 5);
    await world.deliverAtOnce();
    await world.settle();
    expect(inconsistencies(world)).toEqual([]);
    expect(world.raw.resumes.rows.size).toBe(PEOPLE.length);
  });

  test.each([
    ['the newer first', ['v2', 'v1']],
    ['the older first', ['v1', 'v2']],
    ['the newer, the older, and the newer again', ['v2', 'v1', 'v2']],
  ])('of two uploads comes out of order: %s', async (_what, order) => {
    const world = faultyWorld(['app1']);
    world.upload('app1', 'v1', 0);
    world.upload('app1', 'v2', 0);
    for (const version of order) {
      world.notify('app1', version, version === 'v1' ? '01' : '02');
      await world.deliverAll();
    }
    await world.settle();
    expect(inconsistencies(world)).toEqual([]);
  });
});

describe('the clock', () => {
  const HOUR = 3600;

  test.each([
    ['back by an hour', -HOUR],
    ['back by a day', -24 * HOUR],
    ['forward by a day', 24 * HOUR],
  ])('jumps %s while a reading is under way', async (_what, seconds) => {
    for (const place of [1, 5, 10, 15]) {
      const world = faultyWorld(['app1']);
      world.disturb((_store, call) => {
        if (call !== place) return undefined;
        world.clock.pass(seconds);
        return 'killed-after';
      });
      world.upload('app1');
      // What goes by the clock waits until that has caught up with the lease, as after a wrong clock is put right.
      await world.settle((round) => round === 0 && world.clock.pass(Math.max(0, -seconds)));
      expect(inconsistencies(world), `at call ${place}`).toEqual([]);
    }
  });

  test('jumps to and fro all the time', async () => {
    const world = faultyWorld(PEOPLE);
    const random = seededRandom(9);
    expect(await afterUploads(world, () => world.clock.pass((random() - 0.4) * HOUR))).toEqual([]);
  });
});

test.each(['resumes', 'matches', 'uploads', 'applications'] as const)(
  'a full %s takes nothing for a while; then all that was accepted is finished',
  async (store) => {
    const world = faultyWorld(PEOPLE);
    let isFull = true;
    world.disturb((name) => (isFull && name === store ? 'refused' : undefined));
    const wrong = await afterUploads(world, (round) => {
      isFull = round < 8;
    });
    expect(wrong).toEqual([]);
    expect(world.faults.get('refused')).toBeGreaterThan(0);
  },
);
