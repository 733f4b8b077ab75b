/** What recruiters write again and again, in both languages; `{{…}}` is filled from the record or asked for. */
import type { Language } from '../../../../../../shared/domain/field.ts';
import type { MessageTemplate } from '../../../../../../shared/domain/settings.ts';
import { REPLIES } from './reply-templates.ts';

/** What a template is for: a message to a talent or an employer, or the answer to one of the contact form. */
export type TemplateKind = MessageTemplate['kind'];

/** An SMS has no subject: it stays empty. */
export interface Wording {
  subject: string;
  text: string;
}

export interface ProductTemplate {
  email: Record<Language, Wording>;
  sms: Record<Language, string> | null;
}

const TALENT = {
  talk: {
    email: {
      es: {
        subject: '{{puesto}}: ¿hablamos?',
        text: 'Hola, {{nombre}}:\n\nHemos leído tu experiencia y creemos que puede encajar con el puesto de {{puesto}}. Nos gustaría contártelo y saber qué buscas tú; con veinte minutos basta.\n\n¿Qué día y a qué hora te viene bien esta semana?\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: '{{role}}: shall we talk?',
        text: 'Hello {{name}},\n\nWe have read about your experience and think it could suit the position of {{role}}. We would like to tell you about it and hear what you are looking for; twenty minutes are enough.\n\nWhich day and time would suit you this week?\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Somos Encaje: queremos hablarte del puesto de {{puesto}}. ¿Te viene bien una llamada hoy? Responde con una hora.',
      en: 'Hello {{name}}, this is Encaje. We would like to tell you about a role: {{role}}. Does a call today suit you? Reply with a time.',
    },
  },
  information: {
    email: {
      es: {
        subject: 'Un detalle sobre tu candidatura',
        text: 'Hola, {{nombre}}:\n\nEstamos revisando tu candidatura y nos ayudaría saber algo más sobre {{detalle}}. Basta con un par de líneas en respuesta a este correo.\n\nGracias por tu tiempo.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'One detail about your application',
        text: 'Hello {{name}},\n\nWe are looking at your application, and it would help us to know a little more about {{detail}}. A couple of lines in reply to this email are enough.\n\nThank you for your time.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Somos Encaje: para seguir con tu candidatura nos falta saber algo sobre {{detalle}}. ¿Nos lo cuentas?',
      en: 'Hello {{name}}, this is Encaje. To go on with your application we need to know about {{detail}}. Could you tell us?',
    },
  },
  interview: {
    email: {
      es: {
        subject: 'Tu entrevista: {{fecha}}',
        text: 'Hola, {{nombre}}:\n\nTe confirmamos la entrevista para el puesto de {{puesto}}:\n\nCuándo: {{fecha}}\nDónde: {{lugar}}\n\nSi necesitas cambiarla o que preparemos algo para que participes con comodidad, responde a este correo.\n\nHasta entonces,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your interview: {{date}}',
        text: 'Hello {{name}},\n\nThis confirms your interview for the position of {{role}}:\n\nWhen: {{date}}\nWhere: {{place}}\n\nIf you need to move it, or would like us to arrange anything so that you can take part comfortably, reply to this email.\n\nSee you then,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Tu entrevista con Encaje: {{fecha}}, en {{lugar}}. Si necesitas cambiarla, responde a este mensaje.',
      en: 'Hello {{name}}. Your interview with Encaje: {{date}}, at {{place}}. If you need to move it, reply to this message.',
    },
  },
  rejection: {
    email: {
      es: {
        subject: 'Sobre tu candidatura a {{puesto}}',
        text: 'Hola, {{nombre}}:\n\nGracias por el tiempo que has dedicado a tu candidatura. Esta vez seguimos adelante con otra persona para el puesto de {{puesto}}.\n\nSi quieres saber por qué, responde a este correo y te lo contamos. Y si nos das tu permiso, te escribiremos cuando surja algo que encaje mejor contigo.\n\nTe deseamos mucha suerte,\nEl equipo de Encaje',
      },
      en: {
        subject: 'About your application for {{role}}',
        text: 'Hello {{name}},\n\nThank you for the time you put into your application. This time we are going on with somebody else for the position of {{role}}.\n\nIf you would like to know why, reply to this email and we will tell you. And with your permission, we will write when something comes up that suits you better.\n\nWe wish you the best of luck,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Gracias por tu candidatura a {{puesto}}: esta vez seguimos con otra persona. Te hemos escrito un correo con los detalles.',
      en: 'Hello {{name}}. Thank you for applying for {{role}}: this time we are going on with somebody else. The details are in an email to you.',
    },
  },
  offer: {
    email: {
      es: {
        subject: 'Tu oferta: {{puesto}} en {{empresa}}',
        text: 'Hola, {{nombre}}:\n\nTenemos una buena noticia: {{empresa}} quiere contar contigo para el puesto de {{puesto}}.\n\nSalario: {{salario}}\nIncorporación: {{fecha}}\n\nLéelo con calma y pregúntanos lo que quieras. ¿Cuándo te viene bien que hablemos?\n\nEnhorabuena,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your offer: {{role}} at {{company}}',
        text: 'Hello {{name}},\n\nWe have good news: {{company}} would like you to join them as {{role}}.\n\nPay: {{pay}}\nStart: {{date}}\n\nTake your time to read it and ask us anything. When would it suit you to talk?\n\nCongratulations,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Buenas noticias: {{empresa}} te ofrece el puesto de {{puesto}}. Tienes los detalles en tu correo. ¿Hablamos?',
      en: 'Hello {{name}}. Good news: {{company}} offers you the position of {{role}}. The details are in your email. Shall we talk?',
    },
  },
} satisfies Record<string, ProductTemplate>;

const EMPLOYER = {
  answer: {
    email: {
      es: {
        subject: 'Tu solicitud: {{puesto}}',
        text: 'Hola, {{nombre}}:\n\nGracias por confiar en Encaje para cubrir el puesto de {{puesto}} en {{empresa}}. Ya nos hemos puesto con ello.\n\nPara buscar bien nos ayudaría hablar contigo un cuarto de hora: qué es imprescindible, qué solo deseable, y con qué salario cuenta el puesto. ¿Qué momento te viene bien?\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Your request: {{role}}',
        text: 'Hello {{name}},\n\nThank you for trusting Encaje to fill the position of {{role}} at {{company}}. We have started.\n\nTo search well, a quarter of an hour with you would help: what is essential, what would be nice to have, and what the position pays. When would suit you?\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Somos Encaje: hemos recibido la solicitud de {{empresa}} y ya estamos con ella. ¿Cuándo te viene bien una llamada?',
      en: 'Hello {{name}}, this is Encaje. We have the request of {{company}} and are at work on it. When would a call suit you?',
    },
  },
  shortlist: {
    email: {
      es: {
        subject: '{{puesto}}: tenemos {{personas}} para ti',
        text: 'Hola, {{nombre}}:\n\nYa está lista la selección para el puesto de {{puesto}}: {{personas}}. De cada una verás qué cumple, qué falta y la frase de su currículum que lo demuestra.\n\n¿Lo repasamos en una llamada? Dinos cuándo te viene bien.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: '{{role}}: we have {{people}} for you',
        text: 'Hello {{name}},\n\nThe shortlist for {{role}} is ready: {{people}}. For each you will see what they meet, what is missing, and the sentence of their resume that proves it.\n\nShall we go through it on a call? Tell us when it suits you.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. Ya tienes la selección para {{puesto}}: {{personas}}. Te la hemos enviado por correo. Encaje',
      en: 'Hello {{name}}. Your shortlist for {{role}} is ready: {{people}}. We have sent it by email. Encaje',
    },
  },
  feedback: {
    email: {
      es: {
        subject: '¿Qué te han parecido las entrevistas?',
        text: 'Hola, {{nombre}}:\n\nYa has conocido a las personas que te propusimos para el puesto de {{puesto}}. ¿Con quién quieres seguir y qué has echado en falta?\n\nQuienes se presentaron esperan una respuesta: con unas líneas tuyas podemos dársela esta semana.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'What did you think of the interviews?',
        text: 'Hello {{name}},\n\nYou have now met the people we suggested for {{role}}. With whom would you like to go on, and what did you miss?\n\nThey are waiting for an answer: with a few lines from you we can give it this week.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. ¿Qué te han parecido las entrevistas para {{puesto}}? Cuéntanoslo y respondemos hoy a quienes esperan. Encaje',
      en: 'Hello {{name}}. What did you think of the interviews for {{role}}? Tell us, and we answer those who wait today. Encaje',
    },
  },
  scheduling: {
    email: {
      es: {
        subject: 'Entrevistas para {{puesto}}: ¿te viene bien {{fecha}}?',
        text: 'Hola, {{nombre}}:\n\nQueremos organizar las entrevistas para el puesto de {{puesto}}. Proponemos {{fecha}}, en {{lugar}}.\n\nSi te viene bien, responde con un «sí» y enviamos las invitaciones. Si no, dinos otros dos momentos.\n\nUn saludo,\nEl equipo de Encaje',
      },
      en: {
        subject: 'Interviews for {{role}}: does {{date}} suit you?',
        text: 'Hello {{name}},\n\nWe would like to arrange the interviews for {{role}}. We suggest {{date}}, at {{place}}.\n\nIf that suits you, reply with “yes” and we will send the invitations. If not, tell us two other times.\n\nKind regards,\nThe Encaje team',
      },
    },
    sms: {
      es: 'Hola, {{nombre}}. ¿Te viene bien {{fecha}} para las entrevistas de {{puesto}}? Responde con un sí o con otra hora. Encaje',
      en: 'Hello {{name}}. Does {{date}} suit you for the interviews for {{role}}? Reply with yes or another time. Encaje',
    },
  },
} satisfies Record<string, ProductTemplate>;

const BY_KIND: Record<TemplateKind, Readonly<Record<string, ProductTemplate>>> = {
  talent: TALENT,
  employer: EMPLOYER,
  message: REPLIES,
};

/** The product's own templates for one kind of record, by id, in the order in which they are usually needed. */
export function templateIds(kind: TemplateKind): string[] {
  return Object.keys(BY_KIND[kind]);
}

/** A template as the product brings it; `undefined` for an id that is not the product's. */
export function productTemplate(kind: TemplateKind, id: string): ProductTemplate | undefined {
  return Object.hasOwn(BY_KIND[kind], id) ? BY_KIND[kind][id] : undefined;
}
