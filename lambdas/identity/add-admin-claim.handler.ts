/** Entry of the user pool's pre-token-generation trigger (event version 2, which may change access tokens). */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ADMIN_GROUP, claimsOfGroups } from './add-admin-claim.ts';

export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const claims = claimsOfGroups(event.request.groupConfiguration.groupsToOverride ?? []);
  // A claim of that name from elsewhere must never pass for ours.
  const token = claims.admin ? { claimsToAddOrOverride: { admin: true } } : { claimsToSuppress: [ADMIN_GROUP] };
  event.response = {
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: token,
      accessTokenGeneration: claims.admin ? withAddress(event.request.userAttributes.email) : token,
    },
  } as PreTokenGenerationV2TriggerEvent['response'];
  return event;
}

/** What recruiters do is noted under their address, which by itself only ID tokens carry. */
const withAddress = (email: string | undefined) => ({
  claimsToAddOrOverride: { admin: true, ...(email && { email }) },
});
