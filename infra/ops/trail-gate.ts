/**
 * Stops a release that would keep functions from adding to the audit trail: the table's policy, which asks for a tag, is
 * deployed before the functions' roles, which carry it.
 */
import { ADDING_SID, ADDS_TAG } from '../constructs/app-table.ts';
import type { Template, TemplateResource } from './stateful-shape.ts';

export interface TrailTemplates {
  data: Template;
  app: Template;
}

interface Statement {
  Sid?: string;
}

const resourcesOf = ({ Resources = {} }: Template): [string, TemplateResource][] => Object.entries(Resources);

function asksForTag(data: Template): boolean {
  return resourcesOf(data).some(([, { Type, Properties = {} }]) => {
    const policy = Properties.ResourcePolicy as { PolicyDocument?: { Statement?: Statement[] } } | undefined;
    return Type === 'AWS::DynamoDB::Table' && policy?.PolicyDocument?.Statement?.some(({ Sid }) => Sid === ADDING_SID);
  });
}

const isTagged = ({ Properties = {} }: TemplateResource): boolean =>
  ((Properties.Tags as { Key: string }[] | undefined) ?? []).some(({ Key }) => Key === ADDS_TAG);

/** Sentences on roles that would be refused until their own stack is deployed; none where the trail goes on. */
export function trailRefusals(deployed: TrailTemplates, next: TrailTemplates): string[] {
  if (!asksForTag(next.data)) return [];
  const tagged = resourcesOf(next.app).filter(([, role]) => role.Type === 'AWS::IAM::Role' && isTagged(role));
  const late = tagged.filter(([id]) => {
    const role = deployed.app.Resources?.[id];
    return role !== undefined && !isTagged(role);
  });
  if (late.length === 0) return [];
  const names = late.map(([id]) => id).join(', ');
  return [
    `app: ${names} could add nothing to the audit trail meanwhile: deploy with \`-c trail=open\` first, then again`,
  ];
}
