/** Takes out of the files of the index who was erased, also while nobody asks for a list. */
import type { RankingForms } from './ranking-forms.ts';
import type { TalentIndex } from './talent-index.ts';

export interface ErasureFollowers {
  index: Pick<TalentIndex, 'rankable'>;
  forms: Pick<RankingForms, 'keepOnly'>;
}

/**
 * Only needed where the files outlive their process, as on a laptop. A container of AWS takes people out before its next
 * answer, and its files go with it.
 */
export async function followErasures({ index, forms }: ErasureFollowers): Promise<void> {
  const readings = await index.rankable();
  forms.keepOnly(new Set(readings.map(({ resumeId }) => resumeId)));
}
