/** Builds the text and calendar file of an interview invitation. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '../../shared/domain/field.ts';

export interface Invitation {
  /** Becomes the event's UID. */
  activityId: string;
  title: string;
  startsAt: string;
  /** In which the text names the hour. */
  timeZone: string;
  durationMinutes: number;
  place: string;
  text: string;
  language: Language;
}

interface Guests {
  organiser: string;
  /** Whom the interview is with. */
  person: { name: string; email: string | null };
  /** Every address that is invited. */
  to: string[];
}

const WORDS = {
  es: {
    subject: (title: string) => `Invitación a una entrevista: ${title}`,
    greeting: (name: string) => `Hola, ${name}:`,
    opening: 'Nos gustaría hablar contigo. Estos son los datos de la entrevista:',
    what: 'Asunto',
    when: 'Cuándo',
    length: 'Duración',
    where: 'Dónde',
    minutes: 'minutos',
    ending: 'Abre el archivo adjunto para guardarla en tu calendario: allí la verás en tu hora local.',
  },
  en: {
    subject: (title: string) => `Invitation to an interview: ${title}`,
    greeting: (name: string) => `Hello ${name},`,
    opening: 'We would like to talk to you. These are the details of the interview:',
    what: 'Subject',
    when: 'When',
    length: 'Length',
    where: 'Where',
    minutes: 'minutes',
    ending: 'Open the attached file to add it to your calendar, which shows it in your own time zone.',
  },
} as const;

/** The subject line of the e-mail that carries an invitation. */
export function invitationSubject({ title, language }: Pick<Invitation, 'title' | 'language'>): string {
  return WORDS[language].subject(title);
}

/** The text of that e-mail. The hour is the sender's, with its zone named; the calendar file knows the reader's. */
export function invitationText(invitation: Invitation, name: string): string {
  const { title, startsAt, timeZone, durationMinutes, place, text, language } = invitation;
  const words = WORDS[language];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const facts = [
    `${words.what}: ${title}`,
    `${words.when}: ${format.format(new Date(startsAt))} (${timeZone})`,
    `${words.length}: ${durationMinutes} ${words.minutes}`,
    ...(place ? [`${words.where}: ${place}`] : []),
  ];
  const parts = [words.greeting(name), words.opening, facts.join('\n'), text, words.ending];
  return parts.filter(Boolean).join('\n\n');
}

/** The invitation as an iCalendar request (RFC 5545, RFC 5546): everybody is asked to say whether they come. */
export function invitationFile(invitation: Invitation, { organiser, person, to }: Guests, now: string): string {
  const start = new Date(invitation.startsAt);
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: { company: 'Encaje', product: 'Encaje', language: invitation.language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${invitation.activityId}@encaje`,
    stamp: new Date(now),
    start,
    end: new Date(start.getTime() + invitation.durationMinutes * 60_000),
    summary: invitation.title,
    description: invitation.text || null,
    location: invitation.place || null,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organiser, email: organiser },
    attendees: to.map((email) => ({
      email,
      ...(email === person.email && { name: person.name }),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: true,
    })),
  });
  return calendar.toString();
}
