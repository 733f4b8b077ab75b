/** Entry of the user pool's pre-token-generation trigger (event version 2, which may change access tokens). */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { staffListOf } from '../../shared/domain/staff-list.ts';
import { optionalEnv } from '../runtime/env.ts';
import { claimsOf } from './add-admin-claim.ts';

export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const { userAttributes, groupConfiguration } = event.request;
  const { email } = userAttributes;
  const list = staffListOf(optionalEnv(ENVIRONMENT.adminEmails), optionalEnv(ENVIRONMENT.adminDomain));
  const isVerified = userAttributes.email_verified === 'true';
  const claims = claimsOf({ groups: groupConfiguration.groupsToOverride ?? [], email, isVerified }, list);
  // Claims of those names from elsewhere must never pass for ours.
  const token = claims.admin ? { claimsToAddOrOverride: claims } : { claimsToSuppress: ['admin', 'role'] };
  event.response = {
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: token,
      // What staff do is noted under their address, which by itself only ID tokens carry.
      accessTokenGeneration: claims.admin ? { claimsToAddOrOverride: { ...claims, ...(email && { email }) } } : token,
    },
  } as PreTokenGenerationV2TriggerEvent['response'];
  return event;
}
