/** The words of the e-mails that applicants get from the product itself; nothing that a visitor typed stands in them. */
import type { Application } from './application.ts';
import type { Language } from './field.ts';
import { statusPath } from './status-link.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** Of which application a letter speaks; nothing where no job was named. */
export interface AppliedJob {
  jobTitle?: string | null;
  company?: string | null;
}

/** Tokens that open links; `confirmToken` of an application that is not confirmed yet. */
export interface LinkTokens {
  applicationId: string;
  statusToken: string;
  confirmToken?: string;
}

const prefixOf = (language: Language): string => (language === 'en' ? '/en' : '');

/** Where the status of an application is shown. `origin` is scheme and host of the site. */
export function statusLink(origin: string, language: Language, { applicationId, statusToken }: LinkTokens): string {
  return `${origin}${prefixOf(language)}${statusPath(applicationId, statusToken)}`;
}

/** The link whose page confirms an application. The token stands in the fragment, which browsers send to nobody. */
export function confirmLink(origin: string, language: Language, applicationId: string, confirmToken: string): string {
  const fragment = new URLSearchParams({ token: confirmToken });
  return `${origin}${prefixOf(language)}/applications/${encodeURIComponent(applicationId)}/confirm#${fragment}`;
}

const jobIn = {
  es: ({ jobTitle, company }: AppliedJob) =>
    !jobTitle ? 'tu currículum' : `tu candidatura para ${jobTitle}${company ? ` en ${company}` : ''}`,
  en: ({ jobTitle, company }: AppliedJob) =>
    !jobTitle ? 'your resume' : `your application for ${jobTitle}${company ? ` at ${company}` : ''}`,
};

/** That an application has arrived: how to confirm that it was sent from this address, and how to follow it. */
export function arrivalLetter(
  application: Omit<ListedApplication, 'status' | 'isConfirmed'>,
  language: Language,
  links: { status: string; confirm: string },
): Letter {
  const what = jobIn[language](application);
  const [at, initials] = [sentAt(application.submittedAt, language), initialsOf(application) || '-'];
  if (language === 'en') {
    return {
      subject: 'Please confirm your e-mail address',
      text: `Hello,

We have received ${what}, sent on ${at} (Madrid time). Initials of the name in the form: ${initials}

Please confirm that this address is yours. The link works once, within 24 hours:
${links.confirm}

Here you can see how it is going, correct what we read, withdraw it or erase it. Keep this link and do not share it:
${links.status}

If you did not send this, do not confirm it: nothing will happen in your name. The first link can also erase it.

Encaje`,
    };
  }
  return {
    subject: 'Confirma tu correo electrónico',
    text: `Hola:

Hemos recibido ${what}. Se envió el ${at} (hora peninsular). Iniciales del nombre del formulario: ${initials}

Confirma que este correo es tuyo. El enlace funciona una sola vez, durante 24 horas:
${links.confirm}

Aquí puedes ver cómo va, corregir lo que hemos leído, retirarla o borrarla. Guarda este enlace y no lo compartas:
${links.status}

Si no la has enviado tú, no la confirmes: no ocurrirá nada en tu nombre. El primer enlace también sirve para borrarla.

Encaje`,
  };
}

/** What an address has to know an application by: nothing of it but the initials was typed by its sender. */
export interface ListedApplication extends AppliedJob {
  firstName: string;
  lastName: string;
  submittedAt: string;
  isConfirmed: boolean;
  status: string;
}

/** The first letters of a name: enough to know one's own, too little for a message to somebody else. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const words = `${firstName} ${lastName}`.split(/[^\p{L}]+/u).filter(Boolean);
  return words
    .slice(0, 4)
    .map((word) => `${[...word][0]?.toLocaleUpperCase()}.`)
    .join(' ');
}

const sentAt = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(time),
  );

const listed = {
  es: (one: ListedApplication) =>
    `Enviado el ${sentAt(one.submittedAt, 'es')} (hora peninsular), iniciales: ${initialsOf(one) || '-'}. ${
      one.isConfirmed ? 'Con el correo confirmado.' : 'Sin confirmar: puede haberlo enviado otra persona con tu correo.'
    }`,
  en: (one: ListedApplication) =>
    `Sent on ${sentAt(one.submittedAt, 'en')} (Madrid time), initials: ${initialsOf(one) || '-'}. ${
      one.isConfirmed ? 'Confirmed.' : 'Not confirmed: someone else may have sent it with your address.'
    }`,
};

/**
 * New private links of the applications under one address. It confirms nothing: the link that does stands in letters about
 * one application alone.
 */
export function linksLetter(language: Language, applications: readonly ListedApplication[]): Letter {
  const blocks = applications.map((one) => {
    const what = jobIn[language](one);
    const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    return [title, listed[language](one), one.status].join('\n');
  });
  if (language === 'en') {
    const text = `Hello,\n\nYou asked for the private links to the applications under this address. Keep them and do not share them.\n\n${blocks.join('\n\n')}\n\nIf you did not send one of them, open its link and erase it.\n\nIf you did not ask for this, you need not do anything.\n\nEncaje`;
    return { subject: 'Your private link', text };
  }
  const text = `Hola:\n\nHas pedido los enlaces privados de las candidaturas enviadas con este correo. Guárdalos y no los compartas.\n\n${blocks.join('\n\n')}\n\nSi alguna no la enviaste tú, abre su enlace y bórrala.\n\nSi no lo has pedido, no tienes que hacer nada.\n\nEncaje`;
  return { subject: 'Tu enlace privado', text };
}

const applicationLink = (applicationId: string) => `/applications/${encodeURIComponent(applicationId)}#`;

/** A letter with links to several applications without one of them; what is left names these. */
export function withoutApplication(text: string, applicationId: string): { text: string; applicationIds: string[] } {
  const blocks = text.split('\n\n').filter((block) => !block.includes(applicationLink(applicationId)));
  const left = blocks.join('\n\n');
  const ids = [...left.matchAll(/\/applications\/([^/#\s]+)#/g)].map(([, id = '']) => decodeURIComponent(id));
  return { text: left, applicationIds: [...new Set(ids)] };
}

const STAGE_WORDS: Record<Language, Record<Application['stage'], string>> = {
  es: {
    new: 'Tu candidatura vuelve a estar entre las nuevas.',
    screening: 'Estamos revisando tu candidatura.',
    interview: 'Queremos conocerte: tu candidatura pasa a entrevista. Te escribiremos para acordar el día.',
    offer: 'Tenemos una oferta para ti. Te escribiremos con los detalles.',
    hired: 'El puesto es tuyo. ¡Enhorabuena!',
    rejected: 'Esta vez hemos seguido con otras personas. Gracias por tu tiempo y tu interés.',
  },
  en: {
    new: 'Your application is among the new ones again.',
    screening: 'We are reviewing your application.',
    interview: 'We would like to meet you: your application moves on to an interview. We will write to agree on a day.',
    offer: 'We have an offer for you. We will write with the details.',
    hired: 'The job is yours. Congratulations!',
    rejected: 'This time we have gone on with other people. Thank you for your time and your interest.',
  },
};

/** That an application was moved to another stage, where the recruiter chose to say so. */
export function stageLetter(job: AppliedJob, stage: Application['stage'], language: Language): Letter {
  const what = jobIn[language](job);
  const said = STAGE_WORDS[language][stage];
  if (language === 'en') {
    return { subject: `News about ${what}`, text: `Hello,\n\nThis is about ${what}.\n\n${said}\n\nEncaje` };
  }
  return { subject: `Novedades sobre ${what}`, text: `Hola:\n\nTe escribimos por ${what}.\n\n${said}\n\nEncaje` };
}

const SECRET = /(#token=)[\w-]+/g;

/** What the outbox keeps of a letter that a carrier delivers: recruiters read there, and a link is its holder's alone. */
export function withoutTokens(text: string): string {
  return text.replace(SECRET, '$1…');
}
