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
export function arrivalLetter(job: AppliedJob, language: Language, links: { status: string; confirm: string }): Letter {
  const what = jobIn[language](job);
  if (language === 'en') {
    return {
      subject: 'Please confirm your e-mail address',
      text: `Hello,

We have received ${what}.

Please confirm that this address is yours. The link works once, within 24 hours:
${links.confirm}

Here you can see how it is going, correct what we read, withdraw it or erase it. Keep this link and do not share it:
${links.status}

If you did not send anything, do not open the first link: nothing will happen in your name.

Encaje`,
    };
  }
  return {
    subject: 'Confirma tu correo electrónico',
    text: `Hola:

Hemos recibido ${what}.

Confirma que este correo es tuyo. El enlace funciona una sola vez, durante 24 horas:
${links.confirm}

Aquí puedes ver cómo va, corregir lo que hemos leído, retirarla o borrarla. Guarda este enlace y no lo compartas:
${links.status}

Si no has enviado nada, no abras el primer enlace: no ocurrirá nada en tu nombre.

Encaje`,
  };
}

/** New private links of the applications under one address; `confirm` where one is not confirmed yet. */
export function linksLetter(
  language: Language,
  applications: readonly (AppliedJob & { status: string; confirm?: string })[],
): Letter {
  const blocks = applications.map(({ status, confirm, ...job }) => {
    const what = jobIn[language](job);
    const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    const also =
      language === 'en'
        ? 'Confirm your address (once, within 24 hours):'
        : 'Confirma tu correo (una vez, durante 24 horas):';
    return [title, status, ...(confirm ? [also, confirm] : [])].join('\n');
  });
  if (language === 'en') {
    const text = `Hello,\n\nYou asked for the private link to your application. Keep it and do not share it.\n\n${blocks.join('\n\n')}\n\nIf you did not ask for it, you need not do anything.\n\nEncaje`;
    return { subject: 'Your private link', text };
  }
  const text = `Hola:\n\nHas pedido el enlace privado de tu candidatura. Guárdalo y no lo compartas.\n\n${blocks.join('\n\n')}\n\nSi no lo has pedido, no tienes que hacer nada.\n\nEncaje`;
  return { subject: 'Tu enlace privado', text };
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
