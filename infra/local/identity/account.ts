/** The local accounts, and how long their tokens live. */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

export interface Account {
  sub: string;
  email: string;
  name: string;
  groups: string[];
}

/** The pre-token-generation trigger (Cognito event V2_0), called for every sign-in and refresh. */
export type PreTokenGeneration = (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>;

export interface IdentityOptions {
  /** 0 takes a free one. */
  port: number;
  dataDir: string;
  clientId: string;
  userPoolId: string;
  region: string;
  redirectUris: () => string[];
  logoutUris: () => string[];
  /** Life of access and ID tokens; 15 by default. */
  accessTokenMinutes?: number;
  preTokenGeneration: PreTokenGeneration;
  accounts: Account[];
}
