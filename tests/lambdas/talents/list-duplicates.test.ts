/** Shows which talents are offered as the same person, for which reasons, and which are not. */
import { describe, expect, it } from 'vitest';
import { mailboxOf, nameKey } from '../../../lambdas/indexes/person-keys.ts';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { listDuplicates } from '../../../lambdas/talents/list-duplicates.ts';
import { adminTalentRoutes } from '../../../shared/contract/admin-talents.ts';
import { internationalPhone } from '../../../shared/resume/index.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { ADMIN, aTalent, START, USER } from '../records.ts';

type Applied = Partial<TalentRecord['applied']>;

function person(talentId: string, applied: Applied = {}, over: Partial<TalentRecord> = {}): TalentRecord {
  const nobody = { firstName: talentId, lastName: `De ${talentId}`, phone: null, location: null, headline: null };
  return aTalent({ talentId, email: `${talentId}@people.example`, applied: { ...nobody, ...applied }, ...over });
}

async function offered(...records: TalentRecord[]) {
  const clock = clockAt(START);
  const talents = fakeTalents(clock, ...records);
  const deps = { talents, index: talentIndex({ talents, path: ':memory:', now: () => Date.parse(clock.now()) }) };
  const answer = await listDuplicates({ params: { id: 'one' } }, ADMIN, deps);
  expect(adminTalentRoutes.listDuplicates.response.parse(answer)).toEqual(answer);
  return answer.items.map(({ talent, reasons }) => [talent.talentId, ...reasons]);
}

describe('possible duplicates', () => {
  it('have the same number, however it is written', async () => {
    const one = person('one', { phone: '600 123 456' });
    const two = person('two', { phone: '+34 600-12-34-56' });
    const three = person('three', { phone: '0034600123456' });
    expect(await offered(one, two, three)).toEqual([
      ['three', 'phone'],
      ['two', 'phone'],
    ]);
  });

  it('are not those whose numbers only end alike in different countries', async () => {
    const one = person('one', { phone: '600 123 456', location: 'Madrid, España' });
    expect(await offered(one, person('two', { phone: '+1 212 600 1234' }))).toEqual([]);
    expect(await offered(one, person('three', { phone: '+44 7600 123456' }))).toEqual([]);
  });

  it('have the same names, surnames in either order and with or without accents', async () => {
    const one = person('one', { firstName: 'Ángela', lastName: 'Vega Quintanar' });
    const swapped = person('swapped', { firstName: 'Angela', lastName: 'Quintanar Vega' });
    const sister = person('sister', { firstName: 'Marta', lastName: 'Vega Quintanar' });
    expect(await offered(one, swapped, sister)).toEqual([['swapped', 'name']]);
  });

  it('have the same mailbox up to dots and plus, but not with another provider', async () => {
    const one = person('one', {}, { email: 'ana.vega@post.example' });
    const tagged = person('tagged', {}, { email: 'anavega+jobs@post.example' });
    const elsewhere = person('elsewhere', {}, { email: 'anavega@mail.example' });
    expect(await offered(one, tagged, elsewhere)).toEqual([['tagged', 'email']]);
  });

  it('come in the order of their evidence', async () => {
    const same = { firstName: 'Ángela', lastName: 'Vega Quintanar' };
    const phone = '+34600123456';
    const one = person('one', { ...same, phone }, { email: 'a.vega@post.example' });
    const name = person('name', same);
    const number = person('number', { phone });
    const mailbox = person('mailbox', {}, { email: 'avega@post.example' });
    const all = person('all', { ...same, phone }, { email: 'avega+x@post.example' });
    expect(await offered(one, name, number, mailbox, all)).toEqual([
      ['all', 'email', 'phone', 'name'],
      ['mailbox', 'email'],
      ['number', 'phone'],
      ['name', 'name'],
    ]);
  });

  it('are also found by what recruiters corrected, and by further addresses of merged talents', async () => {
    const one = person('one', {}, { addresses: [{ email: 'old.mail@post.example' }], edits: { phone: '600123456' } });
    const two = person('two', { phone: '+34600123456' }, { email: 'oldmail@post.example' });
    expect(await offered(one, two)).toEqual([['two', 'email', 'phone']]);
  });

  it('are none among people of whom nothing comparable is known', async () => {
    const blank = { firstName: '', lastName: '' };
    expect(await offered(person('one', blank), person('two', blank))).toEqual([]);
    expect(await offered(person('one', { phone: '12' }), person('two', { phone: '12' }))).toEqual([]);
  });

  it('are asked for of a talent that exists, by recruiters', async () => {
    const talents = fakeTalents(clockAt(START));
    const deps = { talents, index: talentIndex({ talents, path: ':memory:' }) };
    const ask = (actor = ADMIN) => listDuplicates({ params: { id: 'one' } }, actor, deps);
    await expect(ask()).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
    await expect(ask(USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('spellings that mean the same', () => {
  it('brings numbers to E.164 by the country of the place', () => {
    expect(internationalPhone('55 1234 5678', 'Ciudad de México, México')).toBe('+525512345678');
    expect(internationalPhone('(212) 555-0123', 'New York, NY')).toBe('+12125550123');
    expect(internationalPhone('600 123 456', null)).toBe('+34600123456');
    expect(internationalPhone('0044 7911 123456', 'Madrid')).toBe('+447911123456');
    expect(internationalPhone('12', null)).toBeNull();
  });

  it('ignores particles of a name, and takes no single word for a name', () => {
    expect(nameKey('María de la Fuente-Ruiz')).toBe(nameKey('Maria Ruiz Fuente'));
    expect(nameKey('Cher')).toBe('');
  });

  it('treats the two domains of a provider as one mailbox', () => {
    expect(mailboxOf('Ana.Vega+x@GoogleMail.com')).toBe(mailboxOf('anavega@gmail.com'));
    expect(mailboxOf('nothing')).toBeFalsy();
  });
});
