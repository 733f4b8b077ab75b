/** Finds jobs, talents and employers by a few words, for the panel's quick navigation. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { calledOf } from '../../shared/domain/called.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { folded } from '../../shared/domain/folded.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { filledUp, firstNamed } from '../indexes/first-found.ts';
import type { JobIndex } from '../indexes/job-index.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { IndexedTalent } from '../indexes/talent-rows.ts';
import type { ActionInput } from '../runtime/http.ts';
import { talentOf } from '../stores/talent-view.ts';

const SHOWN = 5;

type Route = typeof routes.searchEverything;

export interface SearchEverythingDeps {
  jobs: Pick<JobIndex, 'named'>;
  index: Pick<TalentIndex, 'named' | 'page'>;
  now(): string;
  allEmployers(): Promise<readonly Employer[]>;
}

/**
 * Nothing is found for no words. What has them in its names comes first, of that what begins with them, then jobs and talents
 * that are meant by them; of equal ones the last changed.
 */
export async function searchEverything(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: SearchEverythingDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'panel.use');
  const words = folded(input.query.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return { jobs: [], talents: [], employers: [], leftOut: 0 };
  const text = input.query.q ?? '';
  const now = deps.now();
  const [jobs, named, meant, employers] = await Promise.all([
    deps.jobs.named(words, text, SHOWN),
    deps.index.named({ words, limit: SHOWN, now }),
    deps.index.page({ search: text, sort: 'updatedAt', limit: SHOWN, now }),
    deps.allEmployers(),
  ]);
  return {
    jobs: jobs.map(({ jobId, title, company, status }) => ({ jobId, title, company, status })),
    talents: filledUp(named, meant.items, SHOWN, ({ talentId }) => talentId).map(found),
    employers: firstNamed(employers, employerWords, words, SHOWN).map(({ employerId, company, status }) => ({
      employerId,
      company,
      status,
    })),
    leftOut: meant.leftOut,
  };
}

function found(record: IndexedTalent) {
  const talent = talentOf(record);
  const { talentId, headline, emailConfirmed } = talent;
  return { talentId, name: calledOf({ ...talent, id: talentId }), headline, emailConfirmed };
}

const employerWords = ({ company, primaryContact }: Employer) => [company, primaryContact?.name ?? ''];
