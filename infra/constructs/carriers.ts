/** Grants functions e-mail and SMS where a stage enables them. */
import { Stack } from 'aws-cdk-lib';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { StageConfig } from '../config.ts';
import type { AppFunction } from './app-function.ts';

/**
 * Lets `fn` send e-mail from the stage's one identity and SMS from its one origin, and passes it both. Of what is switched
 * off it gets no settings, and keeps such messages in the outbox.
 */
export function grantSending({ mail, sms }: Pick<StageConfig, 'mail' | 'sms'>, fn: AppFunction): void {
  if (mail) {
    const identity = { service: 'ses', resource: 'identity', resourceName: mail.identity };
    const resources = [Stack.of(fn).formatArn(identity)];
    // With an attachment, SES makes a raw message of it and asks for that permission.
    const actions = ['ses:SendEmail', 'ses:SendRawEmail'];
    fn.allow({ actions, resources, environment: { [ENVIRONMENT.mailFrom]: mail.from } });
  }
  if (sms) {
    const { originationIdentity } = sms;
    const environment = { [ENVIRONMENT.smsOrigin]: originationIdentity };
    fn.allow({ actions: ['sms-voice:SendTextMessage'], resources: [originationIdentity], environment });
  }
}
