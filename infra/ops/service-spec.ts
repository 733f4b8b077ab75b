/** CloudFormation's published specification, from the package that CDK itself is generated from. */
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

let loaded: ReturnType<typeof loadAwsServiceSpecSync> | undefined;

/** Read once and only for who asks, as it unpacks 2.6 MB. */
export function serviceSpec(): ReturnType<typeof loadAwsServiceSpecSync> {
  loaded ??= loadAwsServiceSpecSync();
  return loaded;
}
