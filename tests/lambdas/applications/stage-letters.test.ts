/** Shows that no letter about a move is lost, wherever the process dies: it is stored with the move, and the sweep hands it over. */
import { describe, expect, it } from 'vitest';
import { moveApplications } from '../../../lambdas/applications/move-applications.ts';
import { updateApplication } from '../../../lambdas/applications/update-application.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { leftLetterSender } from '../../../lambdas/sweep/left-letters.ts';
import { clockAt, fakeApplications } from '../../support/fakes.ts';
import { fakeCarrier, fakeMoveWithLetter, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, anApplication, START } from '../records.ts';

const MINUTE = 60;
/** The writes of a move in their order. */
const WRITES = ['move and letter', 'trail', 'carrier', 'delivery'] as const;
type Write = (typeof WRITES)[number];
type Death = { at: Write; when: 'before' | 'after' };

const WAYS = ['one move', 'a move of several'] as const;

/** Recruiters who move people, in processes that may die, and the sweep. */
function setUp(...records: Partial<ApplicationRecord>[]) {
  const clock = clockAt(START);
  const applications = fakeApplications(clock, ...records.map(anApplication));
  const [outbox, post, trail] = [fakeOutbox(), fakeCarrier(), fakeTrail()];
  const moveWithLetter = fakeMoveWithLetter(applications, outbox);
  const postponed: string[] = [];

  const processThat = (death?: Death) => {
    let isDead = false;
    const mortal =
      <A extends unknown[], R>(write: Write, act: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        isDead ||= death?.at === write && death.when === 'before';
        if (isDead) throw new Error('killed');
        const answer = await act(...given);
        isDead ||= death?.at === write;
        if (isDead) throw new Error('killed');
        return answer;
      };
    const carrier = { ...post.carrier, send: mortal('carrier', post.carrier.send) };
    return {
      applications,
      moveWithLetter: mortal('move and letter', moveWithLetter),
      audit: mortal('trail', trail.audit),
      noteRead: trail.noteRead,
      outbox: { ...outbox, setDelivery: mortal('delivery', outbox.setDelivery) },
      carrier,
      derivedId,
      onRefused: () => undefined,
      onPostponed: (applicationId: string) => void postponed.push(applicationId),
      requestReading: async () => undefined,
      confirm: (find: () => Promise<ApplicationRecord>) => find(),
      talents: { get: async () => undefined, resolveMergedId: async (id: string) => id },
      ownerOf: async () => undefined,
      now: clock.now,
    };
  };
  const correlationId = 'corr-0001';
  const tell = { stage: 'interview', tell: true } as const;
  const move = (way: (typeof WAYS)[number], death?: Death, id = 'app1') => {
    const deps = processThat(death);
    const version = applications.rows.get(id)?.version ?? 1;
    if (way === 'one move')
      return updateApplication({ params: { id }, body: { version, ...tell }, correlationId }, ADMIN, deps);
    const body = { ...tell, applications: [{ applicationId: id, version }] };
    return moveApplications({ body, correlationId }, ADMIN, deps);
  };
  const sweep = async () => {
    const until = new Date(Date.parse(clock.now()) - 5 * MINUTE * 1000).toISOString();
    const since = new Date(Date.parse(clock.now()) - 24 * 60 * MINUTE * 1000).toISOString();
    const handOverLeft = leftLetterSender({ ...processThat(), outbox });
    let found = 0;
    for await (const letter of outbox.listLeft(since, until)) if (await handOverLeft(letter, until)) found += 1;
    return found;
  };
  const stage = (id = 'app1') => applications.rows.get(id)?.stage;
  return { applications, clock, move, outbox, post, postponed, stage, sweep };
}

describe.each(WAYS)('%s with a letter', (way) => {
  it.each(WRITES.flatMap((at) => [{ at, when: 'before' } as const, { at, when: 'after' } as const]))(
    'that is cut off $when the write of $at is made whole by the sweep, or never was',
    async (death) => {
      const { clock, move, outbox, post, stage, sweep } = setUp({});
      await move(way, death).catch(() => undefined);
      const isMoved = death.at !== 'move and letter' || death.when === 'after';
      expect([stage(), outbox.rows.size]).toEqual(isMoved ? ['interview', 1] : ['new', 0]);
      expect(await sweep()).toBe(0);
      clock.pass(5 * MINUTE + 1);
      await sweep();
      expect([...outbox.rows.values()].map(({ delivery }) => delivery)).toEqual(isMoved ? ['sent'] : []);
      // Only where nobody could note that the carrier took it, it goes out again.
      const isUnnoted = death.at === (death.when === 'after' ? 'carrier' : 'delivery');
      expect(post.handedOver).toHaveLength(!isMoved ? 0 : isUnnoted ? 2 : 1);
      clock.pass(60 * MINUTE);
      expect(await sweep()).toBe(0);
    },
  );

  it('sends it once where nobody dies', async () => {
    const { clock, move, post, sweep } = setUp({});
    await move(way);
    clock.pass(60 * MINUTE);
    expect([await sweep(), post.handedOver.length]).toEqual([0, 1]);
    expect(post.handedOver).toMatchObject([{ to: ['amapola@people.example'], about: { id: 'app1' }, by: null }]);
  });

  it('answers that it is done although the letter is left to the sweep', async () => {
    const { clock, move, outbox, postponed, stage, sweep } = setUp({});
    await move(way, { at: 'delivery', when: 'before' });
    expect([stage(), postponed]).toEqual(['interview', ['app1']]);
    clock.pass(6 * MINUTE);
    expect([await sweep(), [...outbox.rows.values()][0]?.delivery]).toEqual([1, 'sent']);
  });

  it('stores neither where someone else was first', async () => {
    const { applications, move, outbox, post, stage } = setUp({});
    const outcomes = await Promise.allSettled([move(way), move(way)]);
    expect(outcomes.length).toBe(2);
    expect([applications.rows.get('app1')?.version, outbox.rows.size, post.handedOver.length]).toEqual([2, 1, 1]);
    expect(stage()).toBe('interview');
  });
});

describe('a letter that was left', () => {
  /** Moved by a person who died before the letter was handed over; six minutes later. */
  async function left() {
    const at = setUp({});
    await at.move('one move', { at: 'move and letter', when: 'after' }).catch(() => undefined);
    at.clock.pass(6 * MINUTE);
    return at;
  }

  it('goes with an application that is erased meanwhile, and nothing is sent', async () => {
    const { applications, outbox, post, sweep } = await left();
    applications.rows.delete('app1');
    expect([await sweep(), outbox.rows.size, post.handedOver.length]).toEqual([0, 0, 0]);
  });

  it('is not sent to a person who withdrew meanwhile, and shows as failed', async () => {
    const { applications, outbox, post, sweep } = await left();
    const known = applications.rows.get('app1');
    if (known) applications.rows.set('app1', { ...known, withdrawnAt: START });
    expect([await sweep(), post.handedOver.length]).toEqual([0, 0]);
    expect([...outbox.rows.values()]).toMatchObject([{ delivery: 'failed' }]);
  });

  it('is handed over once by two sweeps at once', async () => {
    const { post, sweep } = await left();
    expect((await Promise.all([sweep(), sweep()])).toSorted()).toEqual([0, 1]);
    expect(post.handedOver).toHaveLength(1);
  });

  it('is of no use after a day', async () => {
    const { clock, post, sweep } = await left();
    clock.pass(24 * 60 * MINUTE);
    expect([await sweep(), post.handedOver.length]).toEqual([0, 0]);
  });

  it('is failed where the carrier refuses it, and not tried again', async () => {
    const { clock, outbox, post, sweep } = await left();
    post.refuses = true;
    expect(await sweep()).toBe(1);
    expect([...outbox.rows.values()]).toMatchObject([{ delivery: 'failed' }]);
    clock.pass(6 * MINUTE);
    expect(await sweep()).toBe(0);
  });
});
