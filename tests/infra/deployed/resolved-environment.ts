/** Fills in what a template leaves to CloudFormation, with the names that the same things go by in a local stack. */

import { CLIENT_ID } from '../../../infra/local/stack-settings.ts';
import { QUEUES, TABLES } from '../../../shared/contract/resources.ts';

export interface DeployedTemplate {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
  Parameters?: Record<string, unknown>;
}
interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, string>;
}

/** The environment of a local stack's functions, in which the contract's names lead to its tables, buckets and queues. */
export type LocalNames = Record<string, string>;

/** What stands for the pool's id until the address in which it stands is known. */
const POOL = 'local-pool';
/** The same for the site's host. */
const SITE = 'local-site';

/** The values of a template's expression, whatever other templates it leads through. Throws where one leads nowhere. */
export function resolver(templates: readonly DeployedTemplate[], local: LocalNames) {
  const exported = (name: unknown) => {
    for (const template of templates)
      for (const { Value, Export } of Object.values(template.Outputs ?? {}))
        if (Export?.Name === name) return resolve(Value, template);
    throw new Error(`Nobody exports ${String(name)}`);
  };

  /** Of a stack in another region, which can import nothing. */
  const toldBy = (name: unknown) => {
    const template = templates.find(({ Outputs = {} }) => String(name) in Outputs);
    if (!template) throw new Error(`Nobody tells ${String(name)}`);
    return resolve(template.Outputs?.[String(name)]?.Value, template);
  };

  const handedIn = (id: string) => {
    for (const template of templates)
      for (const { Properties } of Object.values(template.Resources)) {
        const given = Properties?.Parameters as Record<string, unknown> | undefined;
        if (given && id in given) return resolve(given[id], template);
      }
    throw new Error(`Nobody hands in ${id}`);
  };

  function resolve(value: unknown, template: DeployedTemplate): string {
    if (typeof value !== 'object' || value === null) return String(value);
    const [[name, target] = ['', undefined]] = Object.entries(value);
    if (name === 'Fn::ImportValue') return exported(target);
    if (name === 'Fn::GetStackOutput') return toldBy((target as { OutputName: unknown }).OutputName);
    if (name === 'Fn::Join') {
      const [between, parts] = target as [string, unknown[]];
      return atHome(parts.map((part) => resolve(part, template)).join(between), local);
    }
    if (name === 'Ref' && template.Parameters && String(target) in template.Parameters) return handedIn(String(target));
    if (isHostOfSite(name, target, template)) return SITE;
    const resource = name === 'Ref' ? template.Resources[String(target)] : undefined;
    if (!resource) throw new Error(`${JSON.stringify(value)} leads nowhere`);
    return localName(resource, local);
  }
  return resolve;
}

function isHostOfSite(name: string, target: unknown, { Resources }: DeployedTemplate): boolean {
  if (name !== 'Fn::GetAtt') return false;
  const [id = '', attribute] = target as string[];
  return Resources[id]?.Type === 'AWS::CloudFront::Distribution' && attribute === 'DomainName';
}

/** The site's address is the local one's, and Cognito's address of the pool the local identity's. */
function atHome(text: string, local: LocalNames): string {
  if (text === `https://${SITE}`) return local.SITE_ORIGIN ?? '';
  return text.replace(
    new RegExp(`^https://cognito-idp\\.[a-z0-9-]+\\.amazonaws\\.com/${POOL}`),
    () => local.TOKEN_ISSUER ?? '',
  );
}

/** What CDK calls the construct, below its stack: `jobs-table/Table/Resource`. */
const pathOf = ({ Metadata }: Resource): string[] => (Metadata?.['aws:cdk:path'] ?? '').split('/').slice(1);

function localName(resource: Resource, local: LocalNames): string {
  const [first = '', second] = pathOf(resource);
  const id = first.replace(/-(table|queue)$/, '');
  const named: Record<string, string | undefined> = {
    'AWS::DynamoDB::Table': TABLES[id as keyof typeof TABLES]?.environmentName,
    'AWS::SQS::Queue':
      QUEUES[id as keyof typeof QUEUES]?.[second === 'DeadLetters' ? 'deadLettersEnvironmentName' : 'environmentName'],
    'AWS::S3::Bucket': {
      UploadBucket: 'UPLOAD_BUCKET',
      AuditArchive: 'AUDIT_ARCHIVE_BUCKET',
      IndexBucket: 'INDEX_BUCKET',
    }[first],
  };
  if (resource.Type === 'AWS::Cognito::UserPool') return POOL;
  if (resource.Type === 'AWS::Cognito::UserPoolClient') return CLIENT_ID;
  const name = local[named[resource.Type] ?? ''];
  if (name === undefined) throw new Error(`Nothing local stands for ${resource.Type} ${pathOf(resource).join('/')}`);
  return name;
}
