/** The path of the processing screen, and retrying one resume. */
import type { ProcessingRow } from '../../../../../../shared/contract/admin-processing.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

export const PROCESSING_PATH = '/admin-panel/resume-processing';

export function retryOne(applicationId: string): Promise<ProcessingRow> {
  return call(adminRoutes.retryProcessing, { params: { applicationId } });
}
