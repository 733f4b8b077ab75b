/** Builds the record of an activity from a recruiter's input and refuses invalid ones. */
import { DOCUMENTS_PREFIX } from '../../shared/contract/resources.ts';
import type { ActivityInput } from '../../shared/domain/activity.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { PersonReference } from '../../shared/domain/outgoing.ts';
import { AppError } from '../../shared/errors.ts';
import { internationalPhone } from '../../shared/resume/index.ts';
import type { ActivityRecord } from '../stores/activity-store.ts';
import { invitationFile } from './invitation.ts';
import type { Person } from './people.ts';

export interface Occasion {
  activityId: string;
  about: PersonReference;
  person: Person;
  /** The recruiter's address. */
  by: string | null;
  /** Whom guests answer where the recruiter has no address. */
  organiser: string;
  contentDigest: string;
  now: string;
}

type Of<K extends ActivityInput['kind']> = Extract<ActivityInput, { kind: K }>;

/**
 * Errors: `INVALID_INPUT` with `NO_ADDRESS`, `NO_PHONE`, `PHONE_INVALID` or `PHONE_UNCONFIRMED` (path `to`), `STARTS_AT_PAST` or
 * `STARTS_AT_TOO_FAR` (path `startsAt`).
 */
export function newActivity(input: ActivityInput, occasion: Occasion): ActivityRecord {
  const { activityId, about, by, contentDigest, now: createdAt } = occasion;
  const common = { activityId, recordId: about.id, about, by, contentDigest, createdAt, kind: input.kind };
  const blank = { title: null, text: input.text, to: [], delivery: null, interview: null, document: null };
  return { ...blank, ...common, ...detailsOf(input, occasion) };
}

function detailsOf(input: ActivityInput, occasion: Occasion): Partial<ActivityRecord> {
  switch (input.kind) {
    case 'note':
      return {};
    case 'email': {
      const to = [input.to ?? occasion.person.email ?? refuse('to', 'NO_ADDRESS')];
      return { title: input.subject, to, language: input.language, delivery: 'pending' };
    }
    case 'sms': {
      const { phone, isPhoneUnconfirmed, place } = occasion.person;
      const number = input.to ?? phone ?? refuse('to', 'NO_PHONE');
      const to = [internationalPhone(number, place) ?? refuse('to', 'PHONE_INVALID')];
      const isTheirs = phone !== null && to.includes(internationalPhone(phone, place) ?? phone);
      if (isTheirs && isPhoneUnconfirmed) refuse('to', 'PHONE_UNCONFIRMED');
      return { to, language: input.language, delivery: 'pending' };
    }
    case 'interview':
      return interviewOf(input, occasion);
    case 'document':
      return documentOf(input, occasion);
  }
}

/** Nobody plans an interview further ahead: it is a slip in the year. */
const AHEAD_MAX_MS = 2 * 366 * 86_400_000;

/** The addresses as they were given first, each once, however else it is spelt the second time. */
function eachOnce(addresses: readonly string[]): string[] {
  const byPerson = new Map<string, string>();
  for (const address of addresses) {
    const spelling = normaliseEmail(address);
    if (!byPerson.has(spelling)) byPerson.set(spelling, address);
  }
  return [...byPerson.values()];
}

function interviewOf(input: Of<'interview'>, occasion: Occasion): Partial<ActivityRecord> {
  const { title, timeZone, durationMinutes, place, attendees, language } = input;
  const { activityId, person, by, organiser, now } = occasion;
  const startsAt = new Date(input.startsAt).toISOString();
  if (startsAt <= now) refuse('startsAt', 'STARTS_AT_PAST');
  if (Date.parse(startsAt) > Date.parse(now) + AHEAD_MAX_MS) refuse('startsAt', 'STARTS_AT_TOO_FAR');
  const to = eachOnce(person.email === null ? attendees : [person.email, ...attendees]);
  if (to.length === 0) refuse('to', 'NO_ADDRESS');
  const ics = invitationFile({ ...input, startsAt, activityId }, { organiser: by ?? organiser, person, to }, now);
  return { title, to, language, delivery: 'pending', interview: { startsAt, timeZone, durationMinutes, place, ics } };
}

const FOLDER = { talent: 'talents', employer: 'employers' } as const;

function documentOf({ fileName, contentType, sizeBytes }: Of<'document'>, occasion: Occasion): Partial<ActivityRecord> {
  const { about, activityId } = occasion;
  const objectKey = `${DOCUMENTS_PREFIX}${FOLDER[about.kind]}/${about.id}/${activityId}`;
  return { title: fileName, document: { fileName, contentType, sizeBytes }, objectKey };
}

function refuse(path: string, code: string): never {
  throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path, code }] });
}
