/** First words for answers to the contact form, one for each of its subjects; `{{…}}` is filled from the message. */
import type { Language } from '../../../../../../shared/domain/field.ts';
import type { CONTACT_SUBJECTS } from '../../../../../../shared/domain/message.ts';

type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
interface Reply {
  email: Record<Language, { subject: string; text: string }>;
  /** Who wrote by the form left an e-mail address. */
  sms: null;
}

export const REPLIES: Record<ContactSubject, Reply> = {
  general: {
    email: {
      es: {
        subject: 'Tu consulta a Encaje',
        text: 'Hola, {{nombre}}:\n\nGracias por escribirnos.\n\n{{respuesta}}\n\nSi te queda alguna duda, responde a este correo y la vemos.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your question to Encaje',
        text: 'Hello {{name}},\n\nThank you for writing.\n\n{{answer}}\n\nIf anything is still unclear, reply to this email and we will look at it together.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
  support: {
    email: {
      es: {
        subject: 'Estamos con el problema que nos cuentas',
        text: 'Hola, {{nombre}}:\n\nGracias por avisarnos, y perdona las molestias. Ya lo hemos mirado:\n\n{{respuesta}}\n\nSi vuelve a pasar, dinos qué estabas haciendo, a qué hora y con qué navegador; con eso damos antes con la causa. Si tu candidatura corre prisa, envíanos aquí tu currículum y la registramos nosotros.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'We are on the problem you told us about',
        text: 'Hello {{name}},\n\nThank you for telling us, and sorry for the trouble. We have looked into it:\n\n{{answer}}\n\nShould it happen again, tell us what you were doing, at what time and in which browser; that helps us find the cause sooner. If your application is urgent, send us your resume here and we will register it for you.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
  billing: {
    email: {
      es: {
        subject: 'Tu consulta sobre facturación',
        text: 'Hola, {{nombre}}:\n\nHemos revisado tu consulta sobre facturación:\n\n{{respuesta}}\n\nSi hay que corregir una factura, dinos su número y los datos que deben figurar en ella, y te enviamos la nueva. Quienes buscan empleo nunca pagan nada.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your question about billing',
        text: 'Hello {{name}},\n\nWe have looked into your question about billing:\n\n{{answer}}\n\nIf an invoice has to be corrected, tell us its number and the details it should show, and we will send you the new one. People looking for a job never pay anything.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
  partnership: {
    email: {
      es: {
        subject: '¿Hablamos de tu propuesta?',
        text: 'Hola, {{nombre}}:\n\nGracias por pensar en Encaje. Tu propuesta nos interesa y queremos entenderla bien antes de darte una respuesta.\n\n¿Te viene bien una llamada de media hora? Proponemos {{fecha}}; si no puedes, dinos otros dos momentos.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Shall we talk about your proposal?',
        text: 'Hello {{name}},\n\nThank you for thinking of Encaje. Your proposal interests us, and we would like to understand it well before we answer.\n\nWould a call of half an hour suit you? We suggest {{date}}; if that does not work, tell us two other times.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
  feedback: {
    email: {
      es: {
        subject: 'Gracias por tu opinión',
        text: 'Hola, {{nombre}}:\n\nGracias por tomarte el tiempo de contarnos cómo te ha ido. Lo hemos leído y lo hemos comentado en el equipo.\n\n{{respuesta}}\n\nSi quieres añadir algo, responde a este correo; nos ayuda de verdad.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Thank you for your feedback',
        text: 'Hello {{name}},\n\nThank you for taking the time to tell us how it went. We have read it and talked about it in the team.\n\n{{answer}}\n\nIf you would like to add anything, reply to this email; it really helps.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
  other: {
    email: {
      es: {
        subject: 'Tu mensaje a Encaje',
        text: 'Hola, {{nombre}}:\n\nGracias por tu mensaje.\n\n{{respuesta}}\n\nSi necesitas algo más, responde a este correo.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your message to Encaje',
        text: 'Hello {{name}},\n\nThank you for your message.\n\n{{answer}}\n\nIf you need anything else, reply to this email.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: null,
  },
};
