/** A visitor who sends fields that only recruiters and the product may set: none is stored. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../support/applying.ts';
import { contactForm, employerForm, post, profileForm } from '../support/form-filling.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const GREED = {
  stage: 'hired',
  status: 'placed',
  source: 'import',
  version: 99,
  revision: 99,
  priority: 'high',
  answered: true,
  answeredAt: '2026-01-01T00:00:00.000Z',
  reviewedAt: '2026-01-01T00:00:00.000Z',
  confirmedAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  talentId: 'smuggled',
  resumeId: 'smuggled',
  applicationId: 'smuggled',
  employerId: 'smuggled',
  messageId: 'smuggled',
  match: { matchId: 'smuggled', grade: 'A', percent: 100 },
  notes: 'smuggled',
  submittedAt: '1999-01-01T00:00:00.000Z',
  createdAt: '1999-01-01T00:00:00.000Z',
  consent: { talentPoolAt: 'smuggled' },
  admin: true,
};
const greedy = (form: object) => `{"__proto__":{"stage":"hired"},${JSON.stringify({ ...GREED, ...form }).slice(1)}`;
const asAdmin = (path: string) => stack.api(`/api/admin/${path}`, { token: admin });

describe('a form', () => {
  test.each([
    ['/api/applications', applicationForm()],
    ['/api/profiles', profileForm()],
  ])('at %s makes a new application and nothing more', async (path, form) => {
    const { status, body } = await post(stack, path, greedy(form), randomUUID());
    expect(status).toBe(201);
    expect(body.applicationId).not.toBe('smuggled');
    const { body: stored } = await asAdmin(`applications/${body.applicationId}`);
    expect(stored).toMatchObject({ stage: 'new', reviewedAt: null, withdrawnAt: null });
    expect(['form', 'profile']).toContain(stored.source);
    expect(Date.parse(stored.submittedAt)).toBeGreaterThan(Date.now() - 600_000);
    expect(JSON.stringify(stored)).not.toMatch(/smuggled|"hired"|1999-01-01T/);
    const own = await stack.api(`/api/applications/${body.applicationId}?token=${body.statusToken}`);
    expect(own.body.talentPool).toBeNull();
  });

  test('of contact makes a message that waits for an answer', async () => {
    const { body } = await post(stack, '/api/contact', greedy(contactForm()));
    const { body: stored } = await asAdmin(`messages/${body.messageId}`);
    expect(stored).toMatchObject({ version: 1, answeredAt: null, answeredBy: null });
    expect(JSON.stringify(stored)).not.toMatch(/smuggled|1999-01-01T/);
  });

  test('of employers makes a lead that nobody has taken on', async () => {
    const company = `Yunque ${randomUUID().slice(0, 8)}`;
    expect((await post(stack, '/api/employer-requests', greedy(employerForm({ company })))).status).toBe(201);
    const found = await eventually(
      async () => (await asAdmin(`employers?search=${encodeURIComponent(company)}`)).body.items,
      (items) => items.length > 0,
    );
    expect(found[0]).toMatchObject({ status: 'lead', priority: 'normal', answeredAt: null });
    expect(JSON.stringify(found[0])).not.toMatch(/smuggled|1999-01-01T/);
  });
});
