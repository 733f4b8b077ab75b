/** What CloudFormation's published specification says of a resource type, from the package that CDK itself is generated from. */
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType, Resource } from '@aws-cdk/service-spec-types';

/** Only read once, as it unpacks 2.6 MB. */
let loaded: ReturnType<typeof loadAwsServiceSpecSync> | undefined;

function database() {
  loaded ??= loadAwsServiceSpecSync();
  return loaded;
}

/** The resource type's properties and attributes; `undefined` for a type that CloudFormation does not know. */
export const resourceType = (name: string): Resource | undefined =>
  database().lookup('resource', 'cloudFormationType', 'equals', name)[0];

/** The members of a nested type that a property refers to. */
export const membersOf = (type: Extract<PropertyType, { type: 'ref' }>): Record<string, Property> =>
  database().get('typeDefinition', type.reference).properties;
