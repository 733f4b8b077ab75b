/** What CloudFormation's published specification says of a resource type. */
import type { Property, PropertyType, Resource } from '@aws-cdk/service-spec-types';
import { serviceSpec } from '../../../infra/ops/service-spec.ts';

/** The resource type's properties and attributes; `undefined` for an unknown type. */
export const resourceType = (name: string): Resource | undefined =>
  serviceSpec().lookup('resource', 'cloudFormationType', 'equals', name)[0];

/** The members of a nested type that a property refers to. */
export const membersOf = (type: Extract<PropertyType, { type: 'ref' }>): Record<string, Property> =>
  serviceSpec().get('typeDefinition', type.reference).properties;
