/** Sends messages by their carrier: SES for e-mail, End User Messaging for SMS, or none. */
import { type PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { normalisePhone } from '../../shared/domain/field.ts';
import type { Attachment, Channel, Outgoing } from '../../shared/domain/outgoing.ts';
import { optionalEnv } from '../runtime/env.ts';

export interface Carrier {
  /** `sent` once the carrier took the message; `kept` where this installation sends nothing. Throws when it is refused. */
  send(outgoing: Outgoing): Promise<'sent' | 'kept'>;
  /** Whether messages of a channel leave this installation; otherwise the outbox is the only place to read them. */
  delivers(channel: Channel): boolean;
}

/** Sends nothing: the outbox, where every message is stored anyway, is where it ends. */
export const noopCarrier: Carrier = { send: async () => 'kept', delivers: () => false };

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

function attached({ fileName, contentType, text }: Attachment) {
  const RawContent = Buffer.from(text, 'utf8');
  return { FileName: fileName, ContentType: contentType, RawContent, ContentDisposition: 'ATTACHMENT' as const };
}

/** E-mail through SES, from one address; replies go to its author. */
export function mailCarrier(client: Pick<SESv2Client, 'send'>, from: string): Carrier {
  return {
    delivers: () => true,
    send: async ({ to, subject, text, attachments, by }) => {
      const command = new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: to },
        ReplyToAddresses: by === null ? undefined : [by],
        Content: {
          Simple: {
            Subject: utf8(subject ?? ''),
            Body: { Text: utf8(text) },
            Attachments: attachments.map(attached),
          },
        },
      });
      await client.send(command);
      return 'sent';
    },
  };
}

/** SMS through End User Messaging, from one number, sender or pool. */
export function smsCarrier(client: Pick<PinpointSMSVoiceV2Client, 'send'>, originationIdentity: string): Carrier {
  return {
    delivers: () => true,
    send: async ({ to, text }) => {
      const command = new SendTextMessageCommand({
        DestinationPhoneNumber: normalisePhone(to[0] ?? ''),
        OriginationIdentity: originationIdentity,
        MessageBody: text,
        MessageType: 'TRANSACTIONAL',
      });
      await client.send(command);
      return 'sent';
    },
  };
}

/** The carriers that the environment switches on, each for its channel. */
export function carrierFromEnvironment(clients: {
  ses(): Pick<SESv2Client, 'send'>;
  smsVoice(): Pick<PinpointSMSVoiceV2Client, 'send'>;
}): Carrier {
  const [from, origin] = [optionalEnv(ENVIRONMENT.mailFrom), optionalEnv(ENVIRONMENT.smsOrigin)];
  const carriers: Record<Channel, Carrier> = {
    email: from ? mailCarrier(clients.ses(), from) : noopCarrier,
    sms: origin ? smsCarrier(clients.smsVoice(), origin) : noopCarrier,
  };
  return {
    send: (outgoing) => carriers[outgoing.channel].send(outgoing),
    delivers: (channel) => carriers[channel].delivers(channel),
  };
}

// Reserved by RFC 2606: nothing ever arrives there.
const NOBODY = 'nobody@encaje.invalid';

/** Whom guests of an interview answer where the recruiter has no address of their own. */
export function organiserFromEnvironment(): string {
  return optionalEnv(ENVIRONMENT.mailFrom, NOBODY);
}
