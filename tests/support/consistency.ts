/** Checks over the API that of what was sent nothing is lost and nothing doubled. */
import { expect } from 'vitest';
import type { Sent } from './applying.ts';
import { eventually, type TestStack } from './local-stack.ts';

/**
 * One terminal state per application, one reading per upload, one match per talent, reading and job. Of people who agreed to
 * be compared with all jobs.
 */
export async function checkConsistency(stack: TestStack, sent: readonly Pick<Sent, 'applicationId'>[]): Promise<void> {
  const token = await stack.token('admin@encaje.test');
  for (const one of sent) {
    const { body } = await stack.api(`/api/admin/applications/${one.applicationId}`, { token });
    expect(body.resume.status).toBe('completed');
    const talent = await eventually(
      () => stack.api(`/api/admin/talents/${body.talentId}`, { token }),
      (answer) => answer.body.matches.length >= 20,
    );
    const own = talent.body.resumes.filter(
      (resume: { applicationId: string }) => resume.applicationId === one.applicationId,
    );
    expect(own).toHaveLength(1);
    const pairs = talent.body.matches.map(
      (match: { resumeId: string; jobId: string }) => `${match.resumeId} ${match.jobId}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.filter((pair: string) => pair.startsWith(own[0].resumeId)).length).toBeGreaterThanOrEqual(20);
  }
}
