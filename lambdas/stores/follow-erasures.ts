/** Takes out of the files of the index who was erased, also while nobody asks for a list. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from '../runtime/env.ts';
import { sharedRankingForms } from './ranking-forms.ts';
import { sharedTalentIndex, type TalentIndexDeps } from './talent-index.ts';

/**
 * Only where the files outlive their process, as on a laptop. A container of AWS takes them out before its next answer, and
 * its files go with it.
 */
export async function followErasures(talents: TalentIndexDeps['talents']): Promise<void> {
  if (optionalEnv(ENVIRONMENT.indexFolder) === '') return;
  const readings = await sharedTalentIndex(talents).rankable();
  sharedRankingForms().keepOnly(new Set(readings.map(({ resumeId }) => resumeId)));
}
