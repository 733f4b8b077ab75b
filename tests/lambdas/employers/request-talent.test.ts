/** Shows that an employer's request is kept once and promised an answer within a day of its first receipt. */
import { describe, expect, it } from 'vitest';
import { requestTalent } from '../../../lambdas/employers/request-talent.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { EmployerRequestRecord } from '../../../lambdas/stores/employer-request-store.ts';
import type { Employer } from '../../../shared/domain/employer.ts';
import { employerFormSchema } from '../../../shared/domain/employer-request.ts';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted } from '../../support/fakes.ts';
import { fakeOnce } from '../../support/form-fakes.ts';
import { fakeEmployers } from '../../support/recruiting-fakes.ts';
import { START } from '../records.ts';

const NEXT_DAY = '2026-11-22T09:00:00.000Z';
const FORM = {
  firstName: 'Baltasar',
  lastName: 'Olmedo',
  company: 'Talleres Yunque',
  positionsToHire: 4,
  jobTitle: 'Soldadura TIG',
  phone: '+34 555 010 090',
  email: 'baltasar@yunque.example',
};

function platform() {
  const clock = clockAt(START);
  const employerRequests = fakeOnce<'requestId', EmployerRequestRecord>('requestId');
  const employers = fakeEmployers();
  const deps = { employerRequests, employers, newId: counted('id'), derivedId, fingerprint, now: clock.now };
  const send = (changes: object = {}, key?: string) => {
    const body = employerFormSchema.parse({ ...FORM, ...changes });
    return requestTalent({ headers: { 'idempotency-key': key }, body, correlationId: 'c' }, VISITOR, deps);
  };
  return { clock, rows: employerRequests.rows, leads: employers.rows, send };
}

describe('requesting talent', () => {
  it('keeps what was typed and says by when the answer is due', async () => {
    const { rows, send } = platform();
    const { requestId, replyBy } = await send({ language: 'en', fillSeconds: 20 });
    expect(replyBy).toBe(NEXT_DAY);
    const stored = rows.get(requestId);
    expect(stored).toMatchObject({ ...FORM, kind: 'request', language: 'en', createdAt: START, replyBy: NEXT_DAY });
    expect(stored).not.toHaveProperty('fillSeconds');
  });

  it('does not put the answer off when the form comes again, however late', async () => {
    const { clock, rows, send } = platform();
    const first = await send({}, 'key-1');
    clock.pass(3600);
    expect(await send({}, 'key-1')).toEqual(first);
    expect(rows.size).toBe(1);
  });

  it('refuses another request under a used key', async () => {
    const { rows, send } = platform();
    await send({}, 'key-1');
    const refused = { kind: 'conflict', code: 'IDEMPOTENCY_KEY_REUSED' };
    await expect(send({ positionsToHire: 5 }, 'key-1')).rejects.toMatchObject(refused);
    expect([...rows.values()].map(({ positionsToHire }) => positionsToHire)).toEqual([4]);
  });

  it('notes the privacy notice as accepted only where the box was ticked', async () => {
    const { rows, send } = platform();
    const silent = await send();
    const ticked = await send({ privacyNoticeAccepted: true });
    expect(rows.get(silent.requestId)).not.toHaveProperty('consent');
    expect(rows.get(ticked.requestId)?.consent).toMatchObject({
      privacyNoticeAt: START,
      noticeVersion: NOTICE_VERSION,
    });
  });

  it('makes a lead of it that shows what is wanted, whom to answer and until when', async () => {
    const { leads, send } = platform();
    const { requestId } = await send({ language: 'en' });
    expect(leads.get(requestId)).toMatchObject({
      company: FORM.company,
      status: 'lead',
      priority: 'normal',
      openRoles: 4,
      primaryContact: { name: 'Baltasar Olmedo', email: FORM.email, phone: FORM.phone },
      replyBy: NEXT_DAY,
      answeredAt: null,
      request: { receivedAt: START, jobTitle: FORM.jobTitle, positionsToHire: 4, language: 'en' },
    });
  });

  it('makes up for a lead that could not be stored when the form comes again, and leaves one alone that is there', async () => {
    const { clock, leads, send } = platform();
    const { requestId } = await send({}, 'key-1');
    const lead = leads.get(requestId);
    leads.delete(requestId);
    clock.pass(3600);
    await send({}, 'key-1');
    expect(leads.get(requestId)).toEqual(lead);
    leads.set(requestId, { ...(lead as Employer), status: 'active', version: 2 });
    await send({}, 'key-1');
    expect(leads.get(requestId)).toMatchObject({ status: 'active', version: 2 });
  });
});
