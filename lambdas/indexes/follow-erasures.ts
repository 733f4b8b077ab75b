/** Removes erased and deleted records from the index files, even when no list is requested. */
import { allEnded } from '../runtime/all-ended.ts';
import type { ApplicationIndex } from './application-index.ts';
import type { JobIndex } from './job-index.ts';
import type { RankingForms } from './ranking-forms.ts';
import type { TalentIndex } from './talent-index.ts';

export interface ErasureFollowers {
  index: Pick<TalentIndex, 'rankable'>;
  forms: Pick<RankingForms, 'keepOnly'>;
  jobs: Pick<JobIndex, 'follow'>;
  applications: Pick<ApplicationIndex, 'current'>;
}

/**
 * Only needed where the files outlive their process, as on a laptop. A container of AWS takes people out before its next
 * answer, and its files go with it. Where one of the indexes cannot follow, the others do, and then this throws.
 */
export async function followErasures({ index, forms, jobs, applications }: ErasureFollowers): Promise<void> {
  const followTalents = async () => {
    const readings = await index.rankable();
    forms.keepOnly(new Set(readings.map(({ resumeId }) => resumeId)));
  };
  await allEnded([followTalents(), jobs.follow(), applications.current()]);
}
