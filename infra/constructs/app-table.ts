/** A DynamoDB table built from its shape in the contract, and the grants a function may get on it. */
import { RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { TableShape } from '../../shared/contract/resources.ts';
import type { AppFunction } from './app-function.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
// Transactions are made of these, and ask for no right of their own.
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];

const stringKey = (name: string) => ({ name, type: AttributeType.STRING });

export interface AppTableProps {
  shape: TableShape;
  /** The customer-managed key that the items are encrypted with. */
  encryptionKey: IKey;
  /**
   * Nobody changes or removes an item, whatever their own rights, but functions that may expire old ones. `closed`: nobody
   * adds any but functions whose role carries the tag; `open`: their own rights decide.
   * @default anyone with the rights does all of it
   */
  keepsItems?: 'open' | 'closed';
  /**
   * The name of a restored table that functions use in place of this one, which stays as it is.
   * @default this one
   */
  servedBy?: string;
}

/** Roles that may remove what a table keeps carry this tag. */
const EXPIRES_TAG = 'encaje-expires-items';
/** Roles that may add to it carry this one. */
export const ADDS_TAG = 'encaje-adds-items';
/** The statement that asks for it. */
export const ADDING_SID = 'FunctionsAdd';

/**
 * Puts are the product's functions' alone. That there is no such item yet is a condition of each put, which no policy can
 * state: the functions' own guard refuses one without it.
 */
function keepingPolicy(keepsItems: 'open' | 'closed'): PolicyDocument {
  const changes = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete'];
  const statement = new PolicyStatement({
    sid: 'ItemsStay',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: changes.map((action) => `dynamodb:${action}`),
    resources: ['*'],
    conditions: { StringNotEquals: { [`aws:PrincipalTag/${EXPIRES_TAG}`]: 'true' } },
  });
  const adding = new PolicyStatement({
    sid: ADDING_SID,
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['dynamodb:PutItem'],
    resources: ['*'],
    conditions: { StringNotEquals: { [`aws:PrincipalTag/${ADDS_TAG}`]: 'true' } },
  });
  return new PolicyDocument({ statements: keepsItems === 'open' ? [statement] : [statement, adding] });
}

/** A table that outlives its stack: on demand, restorable to any second of the last 35 days, protected from deletion. */
export class AppTable extends Construct {
  readonly table: Table;
  readonly indexNames: readonly string[];
  /** Of the table that functions use. */
  readonly tableName: string;
  private readonly tableArn: string;
  private readonly shape: TableShape;
  private readonly encryptionKey: IKey;

  constructor(scope: Construct, id: string, { shape, encryptionKey, keepsItems, servedBy }: AppTableProps) {
    super(scope, id);
    this.shape = shape;
    this.indexNames = shape.indexes.map(({ name }) => name);
    this.encryptionKey = encryptionKey;
    this.table = new Table(this, 'Table', {
      partitionKey: stringKey(shape.partitionKey),
      sortKey: shape.sortKey ? stringKey(shape.sortKey) : undefined,
      timeToLiveAttribute: shape.expiryAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      resourcePolicy: keepsItems && keepingPolicy(keepsItems),
    });
    this.tableName = servedBy ?? this.table.tableName;
    const restoredArn = { service: 'dynamodb', resource: 'table', resourceName: this.tableName };
    this.tableArn = servedBy ? Stack.of(this).formatArn(restoredArn) : this.table.tableArn;
    for (const { name, partitionKey, sortKey } of shape.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: stringKey(partitionKey),
        sortKey: sortKey ? stringKey(sortKey) : undefined,
        projectionType: ProjectionType.ALL,
      });
    }
  }

  /** Lets `fn` read items and query every index, and passes it the table's name. No function may scan. */
  grantRead(fn: AppFunction): void {
    const indexes = this.indexNames.map((name) => `${this.tableArn}/index/${name}`);
    const environment = { [this.shape.environmentName]: this.tableName };
    fn.allow({ actions: READ, resources: [this.tableArn, ...indexes], environment });
    fn.allow({ actions: ['kms:Decrypt', 'kms:DescribeKey'], resources: [this.encryptionKey.keyArn] });
  }

  /** Lets `fn` read, and put, change and delete items. */
  grantReadWrite(fn: AppFunction): void {
    this.grantRead(fn);
    fn.allow({ actions: WRITE, resources: [this.tableArn] });
    fn.allow({ actions: ['kms:Encrypt', 'kms:GenerateDataKey'], resources: [this.encryptionKey.keyArn] });
  }

  /** Lets `fn` add items, and look one up to see whether a write without an answer was made. */
  grantAppend(fn: AppFunction): void {
    const environment = { [this.shape.environmentName]: this.tableName };
    fn.allow({ actions: ['dynamodb:PutItem', 'dynamodb:GetItem'], resources: [this.tableArn], environment });
    const keyActions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'];
    fn.allow({ actions: keyActions, resources: [this.encryptionKey.keyArn] });
    Tags.of(fn.role).add(ADDS_TAG, 'true');
  }

  /** Lets `fn` find items by one index and remove them, and do nothing else with them. */
  grantExpire(fn: AppFunction, indexName: string): void {
    const environment = { [this.shape.environmentName]: this.tableName };
    fn.allow({ actions: ['dynamodb:Query'], resources: [`${this.tableArn}/index/${indexName}`], environment });
    fn.allow({ actions: ['dynamodb:BatchWriteItem'], resources: [this.tableArn] });
    Tags.of(fn.role).add(EXPIRES_TAG, 'true');
  }
}
