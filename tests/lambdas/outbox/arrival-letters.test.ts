/** Shows that letters about arrivals beyond a day's limits follow later, and that no flood keeps anybody's away. */
import { describe, expect, it } from 'vitest';
import { arrivalSender, sendArrivalLetter } from '../../../lambdas/outbox/applicant-mail.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import { clockAt, counted, fakeApplications } from '../../support/fakes.ts';
import { fakeCarrier, fakeOutbox } from '../../support/recruiting-fakes.ts';
import { anApplication, START } from '../records.ts';

const DAY_SECONDS = 24 * 3600;
const ATTACKER = '203.0.113.1';
const PERSON = '198.51.100.2';

/** Counts by name and day, as the store does. */
function countsByDay() {
  const counts = new Map<string, number>();
  return async (name: string, limit: number, now: number) => {
    const key = `${name} ${Math.floor(now / (DAY_SECONDS * 1000))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= limit;
  };
}

function platform() {
  const clock = clockAt(START);
  const applications = fakeApplications(clock);
  const post = fakeCarrier();
  const deps = {
    ...{ applications, carrier: post.carrier, outbox: fakeOutbox(), formCounters: { countOfDay: countsByDay() } },
    ...{ origin: 'https://site.example', newId: counted('id'), newToken: counted('token'), derivedId, fingerprint },
    ...{ now: clock.now, onRefused: () => undefined },
  };
  const letters = () =>
    post.handedOver.map(({ text }) => /\/applications\/(\w+)\/?(?:confirm)?#/.exec(text)?.[1] ?? '');
  const send = async (applicationId: string, client: string) => {
    const record = anApplication({ applicationId, submittedAt: clock.now(), mailDue: true, confirmedAt: undefined });
    await applications.insert(record);
    await sendArrivalLetter(record, client, deps);
  };
  /** Sends so many forms, each from a client of `clients`, under one address. */
  const flood = async (name: string, count: number, clients = [ATTACKER]) => {
    for (let at = 1; at <= count; at += 1) await send(`${name}${at}`, clients[at % clients.length] ?? ATTACKER);
  };
  /** What the sweep does with what was postponed; answers how many it tried. */
  const sweep = async (): Promise<number> => {
    const due = [];
    for await (const record of applications.listPostponed(clock.now().slice(0, 10))) due.push(record);
    for (const record of due) await arrivalSender(deps)(record);
    return due.length;
  };
  return { clock, applications, letters, send, flood, sweep };
}

describe('a letter about an arrival', () => {
  it('comes the same day, however many forms another client has sent under the address before', async () => {
    const { flood, send, letters } = platform();
    await flood('junk', 40);
    expect(letters()).toHaveLength(10);
    await send('own', PERSON);
    expect(letters()).toHaveLength(11);
    expect(letters()).toContain('own');
  });

  it('beyond the limit of the day is postponed, and not sent before the next', async () => {
    const { applications, clock, flood, letters, sweep } = platform();
    await flood('junk', 12);
    expect(applications.rows.get('junk12')).toMatchObject({ mailPostponed: true });
    expect(applications.rows.get('junk12')?.mailDue).toBeUndefined();
    await sweep();
    expect(letters()).toHaveLength(10);
    clock.pass(DAY_SECONDS);
    await sweep();
    expect(letters().slice(10)).toEqual(['junk11', 'junk12']);
    expect(applications.rows.get('junk12')?.mailPostponed).toBeUndefined();
    await sweep();
    expect(letters()).toHaveLength(12);
  });

  it('is tried once on each day, however often the sweep comes by', async () => {
    const { clock, flood, letters, sweep } = platform();
    await flood('junk', 45);
    expect(await sweep()).toBe(0);
    clock.pass(DAY_SECONDS);
    expect([await sweep(), await sweep(), await sweep()]).toEqual([35, 0, 0]);
    expect(letters()).toHaveLength(20);
    clock.pass(DAY_SECONDS);
    expect([await sweep(), await sweep()]).toEqual([25, 0]);
    expect(letters().slice(20)).toEqual(Array.from({ length: 10 }, (_, at) => `junk${at + 21}`));
  });

  it('follows in its turn after days in which many clients flood the address', async () => {
    const { clock, flood, letters, send, sweep } = platform();
    const many = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}`);
    await flood('first', 45, many);
    expect(letters()).toHaveLength(30);
    clock.pass(1);
    await send('own', PERSON);
    expect(letters()).not.toContain('own');
    for (let day = 1; day <= 2; day += 1) {
      clock.pass(DAY_SECONDS);
      await flood(`day${day}x`, 45, many);
      await sweep();
    }
    expect(letters()).toContain('own');
    expect(letters()).toHaveLength(3 * 30 + 2 * 10);
  });
});
