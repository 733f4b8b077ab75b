/** Contracts of the kept stack: nothing in it can be lost, read in the clear or deleted by mistake. */

import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAGES, type StageConfig, stageConfig, withTrail } from '../../infra/config.ts';
import { ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import { BY_FUNCTION } from './declared.ts';
import { EVERYTHING_SET, ownFunctions, resources, statementsOf, synthesised, UNDER_REPAIR } from './synthesised.ts';

let data: Template;
let stacks: ReturnType<typeof synthesised>['stacks'];
beforeAll(() => {
  ({ data, stacks } = synthesised());
});

describe('the tables', () => {
  it('are those of the contract, with their keys and indexes', () => {
    const made = resources(data, 'AWS::DynamoDB::Table').map(({ Properties }) => ({
      keys: Properties.KeySchema,
      indexes: ((Properties.GlobalSecondaryIndexes ?? []) as { IndexName: string }[]).map((index) => index.IndexName),
    }));
    const keys = (partitionKey: string, sortKey?: string) => [
      { AttributeName: partitionKey, KeyType: 'HASH' },
      ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' }] : []),
    ];
    const wanted = Object.values(TABLES).map((shape) => ({
      keys: keys(shape.partitionKey, 'sortKey' in shape ? shape.sortKey : undefined),
      indexes: shape.indexes.map(({ name }) => name),
    }));
    expect(made).toHaveLength(wanted.length);
    for (const shape of wanted) expect(made).toContainEqual(shape);
  });

  it('are restorable, encrypted with our key, protected and kept', () => {
    for (const table of resources(data, 'AWS::DynamoDB::Table')) {
      expect(table.Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      });
      expect([table.DeletionPolicy, table.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    }
  });
});

describe('the key', () => {
  it('rotates and is kept', () => {
    data.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
  });
});

describe('the upload bucket', () => {
  it('is private, versioned, encrypted with our key and logs who asks', () => {
    data.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: {
        VersioningConfiguration: { Status: 'Enabled' },
        LoggingConfiguration: Match.objectLike({ LogFilePrefix: Match.anyValue() }),
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            Match.objectLike({ ServerSideEncryptionByDefault: Match.objectLike({ SSEAlgorithm: 'aws:kms' }) }),
          ],
        },
        LifecycleConfiguration: {
          Rules: [
            Match.objectLike({
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
              NoncurrentVersionExpiration: { NoncurrentDays: 90 },
            }),
          ],
        },
      },
    });
  });

  it('lets pages of the site and no others upload', { timeout: 120_000 }, () => {
    const own = synthesised(EVERYTHING_SET);
    own.data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({ AllowedOrigins: ['https://jobs.encaje.test'], AllowedMethods: ['GET', 'POST', 'PUT'] }),
        ],
      },
    });
  });

  it('announces every object under both prefixes on the queue of resumes', () => {
    const announced = (prefix: string) => ({
      Event: 's3:ObjectCreated:*',
      Queue: Match.anyValue(),
      Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: prefix }] } },
    });
    data.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { QueueConfigurations: [announced('applications/'), announced('drops/')] },
    });
  });

  it('may send to that queue before it is set up to', () => {
    const queuePolicies = resources(data, 'AWS::SQS::QueuePolicy').map(({ id }) => id);
    const bucket = data.findResources('AWS::S3::Bucket', {
      Properties: { NotificationConfiguration: Match.anyValue() },
    });
    const dependsOn = Object.values(bucket).flatMap((found) => found.DependsOn as string[]);
    expect(queuePolicies.filter((id) => dependsOn.includes(id))).toHaveLength(1);
  });
});

describe('the bucket of the indexes', () => {
  it('keeps no versions and nothing beyond three days, encrypted with our key', () => {
    const kept = resources(data, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('IndexBucket'));
    expect(kept.map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({
        LifecycleConfiguration: {
          Rules: [
            { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, ExpirationInDays: 3, Status: 'Enabled' },
          ],
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            expect.objectContaining({
              ServerSideEncryptionByDefault: expect.objectContaining({ SSEAlgorithm: 'aws:kms' }),
            }),
          ],
        },
      }),
    ]);
    expect(kept[0]?.Properties).not.toHaveProperty('VersioningConfiguration');
  });

  it('is written by one function, and visitors are answered from the file of open jobs alone', () => {
    const reached = (name: string) =>
      ownFunctions(synthesised().all)
        .filter(({ Properties }) => Properties.Description === name)
        .flatMap((fn) => statementsOf(synthesised().all, fn))
        .filter(({ Resource }) => /IndexBucket.*\/\*/.test(JSON.stringify(Resource)))
        .map(({ Action, Resource }) => [Action, JSON.stringify(Resource).match(/\/[a-z-]+\/\*/g)]);
    expect(reached('functions/public')).toEqual([['s3:GetObject', ['/open-jobs/*']]]);
    const writers = ownFunctions(synthesised().all).filter((fn) =>
      statementsOf(synthesised().all, fn).some(
        ({ Action, Resource }) =>
          [Action].flat().includes('s3:PutObject') && JSON.stringify(Resource).includes('IndexBucket'),
      ),
    );
    expect(writers.map(({ Properties }) => Properties.Description)).toEqual(['indexes/publish-indexes']);
    const prod = ownFunctions(synthesised(stageConfig('prod')).all);
    const writer = prod.find(({ Properties }) => Properties.Description === 'indexes/publish-indexes');
    expect(writer?.Properties.ReservedConcurrentExecutions).toBe(1);
  });
});

describe('every bucket', () => {
  it('keeps the public out and refuses unencrypted transport', () => {
    const { all } = synthesised();
    const buckets = resources(all, 'AWS::S3::Bucket');
    expect(buckets.length).toBeGreaterThanOrEqual(3);
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
    const policies = resources(all, 'AWS::S3::BucketPolicy').map(({ Properties }) => JSON.stringify(Properties));
    expect(policies).toHaveLength(buckets.length);
    for (const policy of policies) expect(policy).toContain('"aws:SecureTransport":"false"');
  });
});

describe('the scan for malware', () => {
  const own = () => synthesised(EVERYTHING_SET);

  it('scans the bucket of uploads, and its verdicts are on the queue in place of the objects’ own events', () => {
    own().data.resourceCountIs('AWS::GuardDuty::MalwareProtectionPlan', 1);
    own().data.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.guardduty'],
        'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
        detail: { s3ObjectDetails: { bucketName: [Match.anyValue()] } },
      },
      Targets: [Match.objectLike({ Arn: Match.anyValue() })],
    });
    const notified = resources(own().data, 'AWS::S3::Bucket').map(
      ({ Properties }) => Properties.NotificationConfiguration,
    );
    expect(JSON.stringify(notified)).not.toContain('QueueConfigurations');
    expect(JSON.stringify(notified)).toContain('EventBridgeEnabled');
  });

  it('holds back every function that reads or hands out files, and is off unless a stage says so', () => {
    const scanned = ownFunctions(own().all).filter(({ Properties }) =>
      JSON.stringify(Properties).includes('"MALWARE_SCAN":"1"'),
    );
    expect(scanned).toHaveLength(ownFunctions(own().all).length);
    data.resourceCountIs('AWS::GuardDuty::MalwareProtectionPlan', 0);
    expect(JSON.stringify(ownFunctions(synthesised().all))).not.toContain('MALWARE_SCAN');
  });
});

describe('the audit trail', () => {
  it('lets nobody change or remove an entry but the function that expires old ones', () => {
    const [table] = resources(data, 'AWS::DynamoDB::Table').filter(({ id }) => id.startsWith('audit'));
    const denied = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete'];
    const statement = {
      ...{ Sid: 'ItemsStay', Effect: 'Deny', Resource: '*' },
      Action: denied.map((action) => `dynamodb:${action}`).sort(),
      Condition: { StringNotEquals: { 'aws:PrincipalTag/encaje-expires-items': 'true' } },
    };
    const onlyFunctions = {
      ...{ Sid: 'FunctionsAdd', Effect: 'Deny', Action: 'dynamodb:PutItem', Resource: '*' },
      Condition: { StringNotEquals: { 'aws:PrincipalTag/encaje-adds-items': 'true' } },
    };
    expect(table?.Properties.ResourcePolicy).toMatchObject({
      PolicyDocument: { Statement: [statement, onlyFunctions] },
    });
    const tagged = resources(synthesised().all, 'AWS::IAM::Role').filter(({ Properties }) =>
      JSON.stringify(Properties.Tags ?? []).includes('encaje-expires-items'),
    );
    expect(tagged.map(({ id }) => id)).toEqual([expect.stringMatching(/^retentionretain/)]);
    // A role that may put carries the tag, or the trail would stop.
    const adders = resources(synthesised().all, 'AWS::IAM::Role').filter(({ Properties }) =>
      JSON.stringify(Properties.Tags ?? []).includes('encaje-adds-items'),
    );
    const adding = Object.values(BY_FUNCTION).filter(({ audits }) => audits);
    expect(adding.length).toBeGreaterThan(4);
    expect(adders).toHaveLength(adding.length);
    const others = resources(data, 'AWS::DynamoDB::Table').filter(({ id }) => !id.startsWith('audit'));
    expect(others.filter(({ Properties }) => Properties.ResourcePolicy)).toEqual([]);
  });

  it('takes entries from roles without the tag for the one deployment that brings it', () => {
    const { data: open } = synthesised(UNDER_REPAIR);
    const [table] = resources(open, 'AWS::DynamoDB::Table').filter(({ id }) => id.startsWith('audit'));
    expect(table?.Properties.ResourcePolicy).toMatchObject({ PolicyDocument: { Statement: [{ Sid: 'ItemsStay' }] } });
    expect(withTrail(STAGES.prod, 'open').trail).toBe('open');
    expect(withTrail(STAGES.prod, undefined).trail).toBeUndefined();
    expect(() => withTrail(STAGES.prod, 'ajar')).toThrow('open or closed');
  });

  it('is locked in its archive for as long as the stage says, and goes after that', () => {
    data.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: {
        ObjectLockEnabled: true,
        ObjectLockConfiguration: {
          ObjectLockEnabled: 'Enabled',
          Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 365 } },
        },
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 365 })] },
      },
    });
    const strict = synthesised(EVERYTHING_SET).data;
    strict.hasResourceProperties('AWS::S3::Bucket', {
      ObjectLockConfiguration: Match.objectLike({ Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 30 } } }),
    });
  });
});

describe('logs', () => {
  it('all end: those that name clients by address and files by key within two weeks', () => {
    const { all } = synthesised();
    const groups = resources(all, 'AWS::Logs::LogGroup');
    const days = (one: (typeof groups)[number]) => Number(one.Properties.RetentionInDays);
    expect(groups.filter((one) => !(days(one) <= 90)).map(({ id }) => id)).toEqual([]);
    const ofApi = groups.filter(({ id }) => /AccessLogs|ExecutionLogs/.test(id));
    expect(ofApi.map(days)).toEqual([14, 14]);
    const logged = resources(all, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.LoggingConfiguration);
    const targets = new Set(logged.map(({ Properties }) => JSON.stringify(Properties.LoggingConfiguration)));
    expect(targets.size).toBeGreaterThan(0);
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 14, Status: 'Enabled' })] },
    });
  });

  it('of production outlive their stack, those of dev go with it', () => {
    const policies = (changes: Partial<StageConfig>) =>
      new Set(resources(synthesised(changes).all, 'AWS::Logs::LogGroup').map(({ DeletionPolicy }) => DeletionPolicy));
    expect(policies({})).toEqual(new Set(['Delete']));
    expect(policies(stageConfig('prod'))).toEqual(new Set(['Retain']));
  });

  it('of production end as early', () => {
    const { accessLogRetentionDays, logRetentionDays } = stageConfig('prod');
    expect([accessLogRetentionDays, logRetentionDays]).toEqual([14, 90]);
  });
});

describe('signing in', () => {
  it('uses Google only, with the code flow, without a client secret, with tokens of 15 minutes and sessions of 12 hours', () => {
    data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      SupportedIdentityProviders: ['Google'],
      AllowedOAuthFlows: ['code'],
      GenerateSecret: false,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 12 * 60,
      EnableTokenRevocation: true,
      TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes', RefreshToken: 'minutes' }),
      // Beside rotation Cognito refuses ALLOW_REFRESH_TOKEN_AUTH, which is among the flows it takes by default.
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
      CallbackURLs: ['http://localhost:3000/auth/callback', 'http://localhost:3000/'],
      LogoutURLs: ['http://localhost:3000/'],
    });
  });

  it('keeps the pool, adds the admin claim to access tokens, and has the group', () => {
    data.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        UserPoolTier: 'ESSENTIALS',
        DeletionProtection: 'ACTIVE',
        LambdaConfig: { PreTokenGenerationConfig: Match.objectLike({ LambdaVersion: 'V2_0' }) },
      },
    });
    data.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName: 'admin' });
  });

  it('gives claims to nobody but those whom the stage names, where it names any', () => {
    const lists = (stage: typeof data) =>
      resources(stage, 'AWS::Lambda::Function')
        .map(({ Properties }) => (Properties.Environment as { Variables?: Record<string, unknown> })?.Variables ?? {})
        .filter((variables) => ENVIRONMENT.adminEmails in variables)
        .map((variables) => [variables[ENVIRONMENT.adminEmails], variables[ENVIRONMENT.adminDomain]]);
    expect(lists(synthesised(EVERYTHING_SET).data)).toEqual([['head@agency.example', 'staff.example']]);
    expect(lists(data)).toEqual([['', '']]);
  });

  it('holds Google’s secret by reference, never by value', () => {
    const details = JSON.stringify(resources(data, 'AWS::Cognito::UserPoolIdentityProvider')[0]?.Properties);
    expect(details).toContain('{{resolve:secretsmanager:');
    expect(details).toContain('encaje/dev/google:SecretString:clientSecret');
  });
});

it('the stack cannot be deleted by one command', () => {
  expect(stacks.data.terminationProtection).toBe(true);
});
