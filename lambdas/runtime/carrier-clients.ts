/** The clients of SES and End User Messaging, in their own file so that only functions that send load them. */
import { PinpointSMSVoiceV2Client, type PinpointSMSVoiceV2ClientConfig } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { SESv2Client, type SESv2ClientConfig } from '@aws-sdk/client-sesv2';

// Several refusals in a row, or one call that hangs, must leave time to answer within the API's 25 seconds.
const PATIENCE = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
};

const LOST_ANSWER = new Set(['TimeoutError', 'ECONNRESET', 'EPIPE']);

/**
 * What a carrier may have taken must not be handed over again: a call without an answer ends there, while refusals that
 * pass (throttling, a server's fault) are tried again as ever.
 */
const withoutSecondSending =
  <A, R>(next: (args: A) => Promise<R>) =>
  async (args: A): Promise<R> => {
    try {
      return await next(args);
    } catch (error) {
      const { name = '', code = '' } = error as { name?: string; code?: string };
      if (!LOST_ANSWER.has(name) && !LOST_ANSWER.has(code)) throw error;
      // Nothing of the original goes along: the SDK would see in it that it may try again.
      throw Object.assign(new Error(`No answer came: ${code || name}`), { name: 'AnswerLost' });
    }
  };

const INNERMOST = { step: 'deserialize', priority: 'high', name: 'withoutSecondSending' } as const;

/** SES, for e-mail. */
export function ses(config: SESv2ClientConfig = {}): SESv2Client {
  const client = new SESv2Client({ ...PATIENCE, ...config });
  client.middlewareStack.add(withoutSecondSending, INNERMOST);
  return client;
}

/** End User Messaging, for SMS. */
export function smsVoice(config: PinpointSMSVoiceV2ClientConfig = {}): PinpointSMSVoiceV2Client {
  const client = new PinpointSMSVoiceV2Client({ ...PATIENCE, ...config });
  client.middlewareStack.add(withoutSecondSending, INNERMOST);
  return client;
}
