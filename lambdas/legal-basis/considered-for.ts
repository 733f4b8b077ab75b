/** Decides for which jobs a person may be considered: those they applied for, and all while a basis holds. */
import { isLive } from '../../shared/domain/basis.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface ConsideredDeps {
  talents: Pick<TalentStore, 'get'>;
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  now(): string;
}

/** The jobs that a talent applied for, those among them from which they withdrew: what was found out then is kept. */
export async function appliedJobs(
  talent: Pick<TalentRecord, 'talentId' | 'joined' | 'mergedIds'>,
  deps: Pick<ConsideredDeps, 'applications'>,
): Promise<Set<string>> {
  return jobsOf(await applicationsOf(talent, deps));
}

/** For which jobs a talent may be considered at this moment; for none if they are gone. */
export async function consideredFor(talentId: string, deps: ConsideredDeps): Promise<(jobId: string) => boolean> {
  const talent = await deps.talents.get(talentId);
  if (!talent) return () => false;
  if (isLive(talent.basis, deps.now())) return () => true;
  const applications = await applicationsOf(talent, deps);
  const standing = jobsOf(applications.filter(({ withdrawnAt }) => withdrawnAt === undefined));
  return (jobId) => standing.has(jobId);
}

const jobsOf = (applications: readonly ApplicationRecord[]) =>
  new Set(applications.flatMap(({ jobId }) => jobId ?? []));
