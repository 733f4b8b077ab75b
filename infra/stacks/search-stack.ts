/** The collection of OpenSearch Serverless that people are searched in, where a stage asks for one instead of files of SQLite. */
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnCollection, CfnCollectionGroup, CfnSecurityPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import type { Construct } from 'constructs';

/** Units of 6 GB that the collection may grow to; a few hundred thousand people need one of each kind. */
const UNITS_AT_MOST = 4;

export interface SearchStackProps extends StackProps {
  stageName: string;
  /** Of the tables that the collection is made of. */
  encryptionKey: IKey;
}

/** Replaceable: everything in it is made of the tables, and it goes with its stack. */
export class SearchStack extends Stack {
  readonly collectionName: string;
  readonly collectionArn: string;
  readonly endpoint: string;

  constructor(scope: Construct, id: string, { stageName, encryptionKey, ...props }: SearchStackProps) {
    super(scope, id, props);
    // Policies apply to collections by their names, so this one needs one.
    this.collectionName = `encaje-${stageName}-people`;
    const group = new CfnCollectionGroup(this, 'Group', {
      name: this.collectionName,
      description: 'What searching for people may cost',
      // Without traffic for ten minutes it takes no units, and costs nothing but its storage.
      generation: 'NEXTGEN',
      standbyReplicas: 'ENABLED',
      capacityLimits: { maxIndexingCapacityInOcu: UNITS_AT_MOST, maxSearchCapacityInOcu: UNITS_AT_MOST },
    });
    const collection = new CfnCollection(this, 'People', {
      name: this.collectionName,
      description: 'Finds people by names, filters and meaning; made of the tables',
      // The only type that takes ids of our own, without which nothing could be written twice harmlessly.
      type: 'SEARCH',
      standbyReplicas: 'ENABLED',
      collectionGroupName: group.name,
    });
    const policies = [this.encrypted(encryptionKey), this.reachable()];
    for (const before of [group, ...policies]) collection.addDependency(before);
    collection.applyRemovalPolicy(RemovalPolicy.DESTROY);
    this.collectionArn = collection.attrArn;
    this.endpoint = collection.attrCollectionEndpoint;
  }

  private get resources() {
    return [{ ResourceType: 'collection', Resource: [`collection/${this.collectionName}`] }];
  }

  private encrypted({ keyArn }: IKey): CfnSecurityPolicy {
    const policy = this.toJsonString({ Rules: this.resources, AWSOwnedKey: false, KmsARN: keyArn });
    return new CfnSecurityPolicy(this, 'Encryption', { name: this.collectionName, type: 'encryption', policy });
  }

  /**
   * From everywhere, and of the API alone, not of its dashboards: functions without a VPC come from anywhere. Each request is signed, and
   * what a role may do is said by its data access policy.
   */
  private reachable(): CfnSecurityPolicy {
    const policy = this.toJsonString([{ Rules: this.resources, AllowFromPublic: true }]);
    return new CfnSecurityPolicy(this, 'Network', { name: this.collectionName, type: 'network', policy });
  }
}
