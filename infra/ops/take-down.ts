/** `npm run ops -- take-down <stage>`: prints the commands that delete what the stacks keep when they go; it deletes nothing itself. */
import type { Aws } from './aws-cli.ts';
import type { TemplateResource } from './stateful-shape.ts';

/** A resource that CloudFormation leaves behind. */
interface Kept {
  type: string;
  name: string;
}

interface Summary {
  LogicalResourceId: string;
  PhysicalResourceId?: string;
  ResourceType: string;
}

/** Versions and marks of a bucket, five hundred at a time; `aws s3 rm` leaves them. */
export const EMPTY = `empty() {
  while aws s3api list-object-versions --bucket "$1" --max-items 500 --output json \\
      --query '{Quiet: \`true\`, Objects: [Versions, DeleteMarkers][].{Key: Key, VersionId: VersionId}}' > versions.json \\
    && grep -q VersionId versions.json; do
    aws s3api delete-objects --bucket "$1" --delete file://versions.json || break
  done; rm -f versions.json
}`;

/** By kind: how one is deleted. Keys are last, as nothing encrypted can be read afterwards. */
const COMMANDS: Record<string, (name: string) => string> = {
  'AWS::DynamoDB::Table': (name) =>
    `aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled && aws dynamodb wait table-exists --table-name ${name} && aws dynamodb delete-table --table-name ${name}`,
  'AWS::S3::Bucket': (name) => `empty ${name}; aws s3api delete-bucket --bucket ${name}`,
  'AWS::Cognito::UserPool': (name) =>
    `aws cognito-idp update-user-pool --user-pool-id ${name} --deletion-protection INACTIVE && aws cognito-idp delete-user-pool --user-pool-id ${name}`,
  'AWS::SQS::Queue': (name) => `aws sqs delete-queue --queue-url ${name}`,
  'AWS::Logs::LogGroup': (name) => `aws logs delete-log-group --log-group-name ${name}`,
  'AWS::Backup::BackupVault': (name) =>
    `for P in $(aws backup list-recovery-points-by-backup-vault --backup-vault-name ${name} --query 'RecoveryPoints[].RecoveryPointArn' --output text); do aws backup delete-recovery-point --backup-vault-name ${name} --recovery-point-arn $P; done; aws backup delete-backup-vault --backup-vault-name ${name}`,
  // API Gateway has one of these for all APIs of account and region.
  'AWS::ApiGateway::Account': (name) =>
    `# ${name}: the account's setting, which names the role below; where no API is left it harms nobody`,
  'AWS::IAM::Role': (name) =>
    `# once no other API writes its logs by it: aws iam detach-role-policy --role-name ${name} --policy-arn arn:aws:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs && aws iam delete-role --role-name ${name}`,
  'AWS::KMS::Key': (name) => `aws kms schedule-key-deletion --pending-window-in-days 7 --key-id ${name}`,
};

const ORDER = Object.keys(COMMANDS);
const STACKS = ['global', 'web', 'app', 'assets', 'data'];

/** Lines for a shell, to be kept before the stacks go: afterwards nobody lists what they left. Throws for a kind that no command is known for. */
export async function takeDown(stageName: string, aws: Aws, stacks: readonly string[] = STACKS): Promise<string[]> {
  const kept: Kept[] = [];
  for (const stack of stacks) kept.push(...(await keptBy(`encaje-${stageName}-${stack}`, aws)));
  const sorted = kept.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  return [EMPTY, ...sorted.map(commandOf)];
}

function commandOf({ type, name }: Kept): string {
  const command = COMMANDS[type];
  if (!command) throw new Error(`${name} stays, a ${type}: nobody has written down how one is deleted`);
  return command(name);
}

async function keptBy(stack: string, aws: Aws): Promise<Kept[]> {
  const listed = await aws('cloudformation', 'list-stack-resources', '--stack-name', stack).catch(unlessMissing);
  const { StackResourceSummaries = [] } = (listed ?? {}) as { StackResourceSummaries?: Summary[] };
  if (StackResourceSummaries.length === 0) return [];
  const template = await aws('cloudformation', 'get-template', '--stack-name', stack);
  const { Resources } = (template as { TemplateBody: { Resources: Record<string, Policied> } }).TemplateBody;
  const kept: Kept[] = [];
  for (const { LogicalResourceId, PhysicalResourceId: name = '', ResourceType: type } of StackResourceSummaries) {
    if (type === 'AWS::CloudFormation::Stack') kept.push(...(await keptBy(name, aws)));
    else if (Resources[LogicalResourceId]?.DeletionPolicy?.startsWith('Retain')) kept.push({ type, name });
  }
  return kept;
}

type Policied = TemplateResource & { DeletionPolicy?: string };

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('does not exist')) return undefined;
  throw error;
}
