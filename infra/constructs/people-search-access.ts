/** Who may read and who may write the collection that people are searched in. */
import { Lazy, Stack } from 'aws-cdk-lib';
import { CfnAccessPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import { Construct } from 'constructs';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { SearchStack } from '../stacks/search-stack.ts';
import type { AppFunction } from './app-function.ts';

/** What each kind of function does in the indexes of the collection, by the names of OpenSearch Serverless. */
const PERMISSIONS = {
  readers: ['aoss:ReadDocument'],
  writers: ['aoss:CreateIndex', 'aoss:DescribeIndex', 'aoss:DeleteIndex', 'aoss:ReadDocument', 'aoss:WriteDocument'],
} as const;

type Kind = keyof typeof PERMISSIONS;

/** Two data access policies, one of those who read and one of those who write, which name roles and nobody else. */
export class PeopleSearchAccess extends Construct {
  private readonly search: SearchStack;
  private readonly functions: Record<Kind, AppFunction[]> = { readers: [], writers: [] };

  constructor(scope: Construct, id: string, search: SearchStack) {
    super(scope, id);
    this.search = search;
  }

  /** Lets `fn` search, and passes it the endpoint. */
  grantRead(fn: AppFunction): void {
    this.grant('readers', fn);
  }

  /** Lets `fn` make indexes, put documents in and remove them, and passes it the endpoint. */
  grantWrite(fn: AppFunction): void {
    this.grant('writers', fn);
  }

  private grant(kind: Kind, fn: AppFunction): void {
    const { collectionArn, endpoint } = this.search;
    if (this.functions[kind].length === 0) this.addPolicy(kind);
    this.functions[kind].push(fn);
    // The right to call the API at all; what may be done by it is said by the policy of the data.
    const environment = { [ENVIRONMENT.searchEndpoint]: endpoint };
    fn.allow({ actions: ['aoss:APIAccessAll'], resources: [collectionArn], environment });
  }

  private addPolicy(kind: Kind): void {
    const { collectionName } = this.search;
    const rule = {
      ResourceType: 'index',
      Resource: [`index/${collectionName}/people-*`],
      Permission: PERMISSIONS[kind],
    };
    // Which functions there are is known once all of them are made.
    const policy = Lazy.uncachedString({
      produce: () => {
        const principals = this.functions[kind].map(({ role }) => role.roleArn);
        return Stack.of(this).toJsonString([{ Rules: [rule], Principal: principals }]);
      },
    });
    const name = `${collectionName}-${kind}`;
    new CfnAccessPolicy(this, kind === 'readers' ? 'Readers' : 'Writers', { name, type: 'data', policy });
  }
}
