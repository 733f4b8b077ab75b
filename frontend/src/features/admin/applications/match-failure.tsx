/** Why a resume that was read has no match; renders nothing if it has one. */
import { Alert } from '@aws-amplify/ui-react';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { ApplicationDetail } from '../kit/records/application-record.ts';

export function MatchFailure({ application: { matchFailure } }: { application: ApplicationDetail }) {
  if (!matchFailure) return null;
  return <Alert variation="warning">{matchFailure.message[currentLanguage()]}</Alert>;
}
