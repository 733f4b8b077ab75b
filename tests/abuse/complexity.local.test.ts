/** The upload of a text that once cost the matcher half a minute: it is read and matched like any other. */
import { beforeAll, expect, test } from 'vitest';
import { apply, outcome, TXT } from '../support/applying.ts';
import type { TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let jobId: string;
beforeAll(async () => {
  stack = await sharedStack();
  jobId = (await stack.api('/api/jobs?limit=1')).body.items[0].jobId;
});

const LINES = 1_250;
/** What a person gets used to, on a busy machine; it was 26 s of work alone. */
const PATIENCE_MS = 20_000;

const repeated = () =>
  new TextEncoder().encode(
    `Olalla Brezo\nolalla.brezo@people.example\n\nEXPERIENCIA\n${'Java / 2019\n'.repeat(LINES)}`,
  );

test('1,250 lines of "Java / 2019" are read and matched at once, and say where the reader stopped', async () => {
  const email = 'olalla.brezo@people.example';
  const startedAt = performance.now();
  const sent = await apply(stack, { bytes: repeated(), contentType: TXT }, { email, jobId });
  const followed = await outcome(stack, sent);
  expect(followed.resume.status).toBe('completed');
  expect(followed.matches.length).toBeGreaterThan(0);
  expect(followed.matchFailure).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
  expect(followed.profile.experience).toHaveLength(100);
  expect(followed.leftOut).toEqual([{ kind: 'too-many-jobs', excerpt: 'Java / 2019' }]);

  const token = await stack.token('admin@encaje.test');
  const { body: application } = await stack.api(`/api/admin/applications/${sent.applicationId}`, { token });
  const { body: talent } = await stack.api(`/api/admin/talents/${application.talentId}`, { token });
  expect(talent.resumes[0].warnings.map(({ kind }: { kind: string }) => kind)).toContain('too-many-jobs');
});

test('a good resume sent right behind it does not wait for it', async () => {
  const slow = apply(stack, { bytes: repeated(), contentType: TXT }, { jobId });
  const good = await apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT }, { jobId });
  expect((await outcome(stack, good)).matches.length).toBeGreaterThan(0);
  await slow;
});
