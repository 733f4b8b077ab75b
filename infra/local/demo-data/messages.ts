/** Demo messages of the contact form: six in both languages, two of them answered. */
import { fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { MessageRecord } from '../../../lambdas/stores/message-store.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';

interface MessageDraft
  extends Pick<MessageRecord, 'messageId' | 'firstName' | 'lastName' | 'email' | 'subject' | 'language' | 'message'> {
  phone?: string;
  hoursAgo: number;
  /** Hours from the message to its reply, or to the moment when someone said that it needs none. */
  answeredAfterHours?: number;
  reply?: { subject: string; text: string };
}

const BY = 'admin@encaje.test';

const DRAFTS: MessageDraft[] = [
  {
    messageId: 'demomsg1brezo',
    firstName: 'Casilda',
    lastName: 'Brezo Manantial',
    email: 'casilda.brezo@people.example',
    subject: 'support',
    language: 'es',
    hoursAgo: 2,
    message:
      'Hola:\n\nEstoy intentando enviar mi currículum desde el móvil y al elegir el archivo la página se queda en el 40 %. Es un PDF de 9 MB hecho con la cámara. ¿Hay algún límite? Lo he probado tres veces.\n\nGracias',
  },
  {
    messageId: 'demomsg2larkin',
    firstName: 'Barnaby',
    lastName: 'Larkspur',
    email: 'barnaby@larkspur-joinery.example',
    phone: '+44 555 010 0311',
    subject: 'partnership',
    language: 'en',
    hoursAgo: 7,
    message:
      'Hello,\n\nWe run a joinery school in Porthquill and about thirty people finish with us every summer. Could we send you their resumes together, and would they hear back one by one? Happy to talk any weekday after three.\n\nBarnaby',
  },
  {
    messageId: 'demomsg3yunque',
    firstName: 'Baltasar',
    lastName: 'Olmedo Fragua',
    email: 'baltasar@yunque.example',
    phone: '+34 555 010 090',
    subject: 'billing',
    language: 'es',
    hoursAgo: 21,
    message:
      'Buenos días:\n\nLa factura de octubre está a nombre de Talleres Yunque, S. A., y desde enero somos S. L. ¿Podéis volver a emitirla con el nombre nuevo? El número acaba en 0417.\n\nUn saludo',
  },
  {
    messageId: 'demomsg4ashby',
    firstName: 'Rowan',
    lastName: 'Ashgrove',
    email: 'rowan.ashgrove@people.example',
    subject: 'general',
    language: 'en',
    hoursAgo: 30,
    answeredAfterHours: 4,
    message:
      'Hi there,\n\nI applied for the night pharmacist position last week and can see the match on my status page. Does the percentage decide anything, or does a person read it too?\n\nRowan',
    reply: {
      subject: 'How your application is read',
      text: 'Hello Rowan,\n\nThe percentage decides nothing. It sorts what a person then reads, with the sentences of your resume that prove each point. On your status page you can also ask for somebody to go through it with you.\n\nKind regards,\nThe Encaje team',
    },
  },
  {
    messageId: 'demomsg5vega',
    firstName: 'Leocadia',
    lastName: 'Vega Salinas',
    email: 'leocadia.vega@people.example',
    subject: 'feedback',
    language: 'es',
    hoursAgo: 52,
    answeredAfterHours: 19,
    message:
      'Solo quería decir que es la primera vez que una web de empleo me enseña por qué no encajo en un puesto. Me ha servido más que veinte rechazos sin explicación.',
  },
  {
    messageId: 'demomsg6quill',
    firstName: 'Odalys',
    lastName: 'Quintero Paz',
    email: 'odalys.quintero@people.example',
    subject: 'other',
    language: 'es',
    hoursAgo: 75,
    message:
      'Hola, soy periodista en un diario local y preparo un reportaje sobre cómo se busca trabajo después de los cincuenta. ¿Podría hablar con alguien del equipo esta semana? Con media hora por teléfono me basta.',
  },
];

const HOUR_MS = 3_600_000;

function replyOf({ messageId, language, reply }: MessageDraft, createdAt: string): MessageRecord['replies'] {
  if (!reply) return undefined;
  const contentDigest = fingerprint(JSON.stringify([reply.subject, reply.text, language]));
  return [{ outgoingId: `${messageId}re`, ...reply, language, delivery: 'kept', by: BY, createdAt, contentDigest }];
}

function recordOf(draft: MessageDraft, now: Date): MessageRecord {
  const { hoursAgo, answeredAfterHours, reply: _reply, ...message } = draft;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const createdAt = at(hoursAgo);
  const answeredAt = answeredAfterHours === undefined ? undefined : at(hoursAgo - answeredAfterHours);
  return {
    ...message,
    kind: 'message',
    version: answeredAt ? 2 : 1,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
    correlationId: 'demo-data',
    contentDigest: fingerprint(message.message),
    ...(answeredAt && { answeredAt, answeredBy: BY, replies: replyOf(draft, answeredAt) }),
  };
}

function outgoingOf({ messageId, email, replies = [] }: MessageRecord): Outgoing[] {
  const common = {
    channel: 'email' as const,
    to: [email],
    attachments: [],
    about: { kind: 'message' as const, id: messageId },
  };
  return replies.map(({ contentDigest: _digest, ...reply }) => ({ ...reply, ...common, activityId: reply.outgoingId }));
}

/** The messages as they would be stored at `now`, and what went into the outbox with their replies. */
export function demoMessages(now: Date): { messages: MessageRecord[]; replies: Outgoing[] } {
  const messages = DRAFTS.map((draft) => recordOf(draft, now));
  return { messages, replies: messages.flatMap(outgoingOf) };
}
