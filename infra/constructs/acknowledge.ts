/** Suppresses cdk-nag findings: by rule, for one construct, with a reason a reviewer can judge. */
import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

const REASON_MIN_CHARS = 20;

/**
 * Accepts findings on `scope` and what lies below it: `S1` is AwsSolutions-S1, `IAM5[...]` one finding of a rule,
 * `Annotation::@...` a warning of CDK's own. Throws when a reason is shorter than 20 characters.
 */
export function acknowledge(scope: IConstruct, reasons: Record<string, string>): void {
  for (const [rule, reason] of Object.entries(reasons)) {
    if (reason.length < REASON_MIN_CHARS) throw new Error(`The reason for ${rule} says too little: "${reason}"`);
    Validations.of(scope).acknowledge({ id: rule.includes('::@') ? rule : `AwsSolutions-${rule}`, reason });
  }
}
