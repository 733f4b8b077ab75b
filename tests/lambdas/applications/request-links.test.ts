/** Shows that nobody can crowd a person's own application out of the letter with their links. */
import { describe, expect, it } from 'vitest';
import { requestLinks } from '../../../lambdas/applications/request-links.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
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

/** The letters that are sent on so many requests, each as the ids of its applications in their order, and its language. */
async function lettersOf(records: Partial<ApplicationRecord>[], requests: number) {
  const clock = clockAt(hour(100));
  const people = fakeTalents(clock);
  const post = fakeCarrier();
  const failures: unknown[] = [];
  const applications = fakeApplications(clock, ...records.map(anApplication));
  const letters = fakeOutbox();
  const deps = {
    applications,
    talents: people,
    ownerOf: people.ownerOf,
    outbox: letters,
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
  for (let asked = 0; asked < requests; asked += 1) await requestLinks({ body: { email: EMAIL } }, VISITOR, deps);
  expect(failures).toEqual([]);
  const sent = post.handedOver.map(({ text, language }) => {
    const linked = [...text.matchAll(/\/applications\/(\w+)#/g)];
    return { ids: linked.map(([, id = '']) => id), language };
  });
  return { sent, texts: post.handedOver.map(({ text }) => text), applications, letters };
}

const letterOf = async (records: Partial<ApplicationRecord>[]) => (await lettersOf(records, 1)).sent[0];

describe('the letter with lost links', () => {
  it('begins with the confirmed application, in its language, however many came later without proof', async () => {
    const found = await letterOf([{ applicationId: 'own' }, ...junk(7)]);
    expect(found).toMatchObject({ language: 'es' });
    expect(found?.ids.slice(0, 3)).toEqual(['own', 'junk7', 'junk6']);
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
  });

  it('lists each of many in its turn: what comes later cannot keep one from its link', async () => {
    const { sent } = await lettersOf(junk(120), 3);
    expect(sent.map(({ ids }) => ids.length)).toEqual([50, 50, 50]);
    expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(120);
  });

  it('confirms nothing and tells them apart by job, time and initials, and nothing else that a visitor typed', async () => {
    const { texts } = await lettersOf([{ applicationId: 'own' }, ...junk(1)], 1);
    expect(texts[0]).not.toContain('/confirm');
    expect(texts[0]).toMatch(/iniciales: A\. Q\./);
    expect(texts[0]).toMatch(/Sin confirmar: puede haberlo enviado otra persona/);
    expect(texts[0]).not.toMatch(/Amapola Quint/);
  });

  it('keeps nothing of one that is erased, and goes with the last', async () => {
    const { applications, letters } = await lettersOf([{ applicationId: 'own' }, ...junk(1)], 1);
    const [letterId = ''] = applications.rows.get('junk1')?.letterIds ?? [];
    await letters.dropApplication(letterId, 'own');
    expect(letters.rows.get(letterId)).toMatchObject({ about: { kind: 'application', id: 'junk1' } });
    expect(letters.rows.get(letterId)?.text).not.toContain('own#');
    await letters.dropApplication(letterId, 'junk1');
    expect(letters.rows.size).toBe(0);
  });
});
