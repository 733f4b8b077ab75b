/** Who may sign in and how: Google accounts through Cognito's managed login, staff by group. */
import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  CfnUserPoolGroup,
  FeaturePlan,
  LambdaVersion,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolIdentityProviderGoogle,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { type StageConfig, siteOriginOf } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';

/** The groups whose members get the claims `admin` and `role` in their tokens, and what they are for. */
export const STAFF_GROUPS = {
  Admins: {
    groupName: 'admin',
    description: 'May use the admin area, with settings, exports, deletion and the audit trail',
  },
  Recruiters: { groupName: 'recruiter', description: 'May use the admin area for the daily work with people and jobs' },
} as const;
/** Every access token of the code flow carries it; ID tokens carry no scope at all. */
export const TOKEN_SCOPE = OAuthScope.OPENID.scopeName;

export interface AdminSignInProps {
  stage: StageConfig;
  /** Puts the admin claim into tokens. */
  addAdminClaim: AppFunction;
}

/** A kept user pool with one public client (code flow with PKCE, no secret) and a managed sign-in domain. */
export class AdminSignIn extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** Host of the managed login, without scheme. */
  readonly domainName: string;
  /** Origin of the user pool's own endpoint. */
  readonly endpointOrigin: string;
  private readonly issuer: string;

  constructor(scope: Construct, id: string, { stage, addAdminClaim }: AdminSignInProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    this.userPool = this.makeUserPool(addAdminClaim);
    for (const [id, group] of Object.entries(STAFF_GROUPS))
      new CfnUserPoolGroup(this, id, { userPoolId: this.userPool.userPoolId, ...group });
    const google = this.makeGoogleProvider(stage);
    this.client = this.makeClient(siteOriginOf(stage));
    this.client.node.addDependency(google);
    const domain = this.makeDomain(stage);
    this.domainName = `${domain.domainName}.auth.${region}.amazoncognito.com`;
    this.endpointOrigin = `https://cognito-idp.${region}.amazonaws.com`;
    this.issuer = `${this.endpointOrigin}/${this.userPool.userPoolId}`;
  }

  /** Passes `fn` the pool whose tokens it accepts; checking them needs no permission, the keys are public. */
  grantVerify(fn: AppFunction): void {
    fn.allow({
      environment: {
        [ENVIRONMENT.tokenIssuer]: this.issuer,
        [ENVIRONMENT.tokenClientId]: this.client.userPoolClientId,
        [ENVIRONMENT.tokenJwksUrl]: `${this.issuer}/.well-known/jwks.json`,
      },
    });
  }

  private makeUserPool(addAdminClaim: AppFunction): UserPool {
    const userPool = new UserPool(this, 'Users', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      // Nobody has a password here; this only bounds what an operator could set by hand.
      passwordPolicy: {
        minLength: 14,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      accountRecovery: AccountRecovery.NONE,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, addAdminClaim.function, LambdaVersion.V2_0);
    acknowledge(userPool, {
      COG2: 'People sign in with Google only, which asks for the second factor; the pool has no passwords to protect.',
      COG8: 'The Plus plan guards password sign-in against stolen passwords; this pool has federated sign-in only.',
    });
    return userPool;
  }

  private makeGoogleProvider(stage: StageConfig): UserPoolIdentityProviderGoogle {
    const secret = Secret.fromSecretNameV2(this, 'GoogleClient', stage.googleSecretName);
    return new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.userPool,
      // Resolved by CloudFormation at deployment; the template holds a reference only. The id is no secret.
      clientId: secret.secretValueFromJson('clientId').unsafeUnwrap(),
      clientSecretValue: secret.secretValueFromJson('clientSecret'),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      },
    });
  }

  private makeClient(siteOrigin: string): UserPoolClient {
    return this.userPool.addClient('Site', {
      generateSecret: false,
      // Left out, Cognito turns on its default flows, and refuses the old way of renewing tokens beside rotation. This
      // one leads nowhere without triggers of ours: people sign in at Google, and renew by GetTokensFromRefreshToken.
      authFlows: { custom: true },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: [`${siteOrigin}/auth/callback`, `${siteOrigin}/`],
        logoutUrls: [`${siteOrigin}/`],
      },
      // An admin taken out of the group is locked out when the last token runs out.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      // A working day; the panel ends a session earlier where nobody does anything in it.
      refreshTokenValidity: Duration.hours(12),
      // Two tabs may renew at once; after the grace period an old refresh token is worthless.
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: false,
    });
  }

  private makeDomain(stage: StageConfig): UserPoolDomain {
    const domain = this.userPool.addDomain('SignIn', {
      // Unique in the region, across all accounts.
      cognitoDomain: { domainPrefix: `encaje-${stage.name}-${Aws.ACCOUNT_ID}` },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    new CfnManagedLoginBranding(this, 'SignInLook', {
      userPoolId: this.userPool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    return domain;
  }
}
