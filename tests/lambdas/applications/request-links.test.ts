/** Shows that nobody can crowd a person's own application out of the letter with their links. */
import { describe, expect, it } from 'vitest';
import { requestLinks } from '../../../lambdas/applications/request-links.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-store.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted, fakeApplications, fakeTalents } from '../../support/fakes.ts';
import { fakeCarrier, fakeOutbox } from '../../support/recruiting-fakes.ts';
import { anApplication, START } from '../records.ts';

const EMAIL = 'amapola@people.example';

/** When an application was sent, by the hour after the start. */
const hour = (count: number) => new Date(Date.parse(START) + count * 3_600_000).toISOString();

/** Later forms under the address that nobody confirmed. */
const junk = (count: number): Partial<ApplicationRecord>[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ applicationId: `junk${at + 1}`, submittedAt: hour(at + 1), language: 'en', confirmedAt: undefined },
  }));

/** The letter that is sent on request, as the ids of its applications in their order, and its language. */
async function letterOf(records: Partial<ApplicationRecord>[]) {
  const clock = clockAt(hour(100));
  const people = fakeTalents(clock);
  const post = fakeCarrier();
  const failures: unknown[] = [];
  const deps = {
    applications: fakeApplications(clock, ...records.map(anApplication)),
    talents: people,
    ownerOf: people.ownerOf,
    outbox: fakeOutbox(),
    carrier: post.carrier,
    formCounters: { countOfDay: async () => true },
    origin: 'https://site.example',
    newId: counted('id'),
    newToken: counted('token'),
    derivedId,
    fingerprint,
    now: clock.now,
    onRefused: (cause: unknown) => void failures.push(cause),
    onFailed: (cause: unknown) => void failures.push(cause),
    wait: async () => undefined,
  };
  await requestLinks({ body: { email: EMAIL } }, VISITOR, deps);
  expect(failures).toEqual([]);
  const [letter] = post.handedOver;
  const linked = letter?.text.matchAll(/\/applications\/(\w+)#/g) ?? [];
  return { ids: [...linked].map(([, id]) => id), language: letter?.language };
}

describe('the letter with lost links', () => {
  it('begins with the confirmed application, in its language, however many came later without proof', async () => {
    const found = await letterOf([{ applicationId: 'own' }, ...junk(7)]);
    expect(found).toEqual({ ids: ['own', 'junk7', 'junk6', 'junk5', 'junk4'], language: 'es' });
  });

  it('has the newest of several confirmed ones first', async () => {
    const older = { applicationId: 'older', language: 'en' } as const;
    const newer = { applicationId: 'newer', submittedAt: hour(0.5) };
    expect(await letterOf([older, newer, ...junk(1)])).toEqual({ ids: ['newer', 'older', 'junk1'], language: 'es' });
  });

  it('has the newest of those that stand, where none is confirmed', async () => {
    const [first, ...later] = junk(7);
    const withdrawn = later.map((record) => ({ ...record, withdrawnAt: hour(50) }));
    expect(await letterOf([{ ...first }, ...withdrawn])).toEqual({ ids: ['junk1'], language: 'en' });
    expect((await letterOf(junk(7))).ids).toEqual(['junk7', 'junk6', 'junk5', 'junk4', 'junk3']);
  });
});
