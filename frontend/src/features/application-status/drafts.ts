/** What is being written about one application, kept in this tab until it has been sent. */
import { clearDraft } from '../../lib/draft.ts';

/** Another shape of what is kept is another name. */
export const correctionDraft = (applicationId: string) => `correction.v1.${applicationId}`;
export const reviewDraft = (applicationId: string) => `review.${applicationId}`;

export function forgetDrafts(applicationId: string): void {
  clearDraft(correctionDraft(applicationId));
  clearDraft(reviewDraft(applicationId));
}
