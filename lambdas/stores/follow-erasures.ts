/** Takes out of the files of the index who was erased, also while nobody asks for a list. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from '../runtime/env.ts';
import { sharedRankingForms } from './ranking-forms.ts';
import { sharedTalentIndex } from './talent-index.ts';
import { talentStore } from './talent-store.ts';

/**
 * Only where the files outlive their process, as on a laptop. A container of AWS takes them out before its next answer, and
 * its files go with it.
 */
export async function followErasures(client: DynamoDBDocumentClient): Promise<void> {
  if (optionalEnv(ENVIRONMENT.indexFolder) === '') return;
  const readings = await sharedTalentIndex(talentStore(client)).rankable();
  sharedRankingForms().keepOnly(new Set(readings.map(({ resumeId }) => resumeId)));
}
