/** The product's own e-mails to applicants: where each may go, how often, and what is stored of it. */
import { arrivalLetter, confirmLink, linksLetter, statusLink } from '../../shared/domain/applicant-letters.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { FormCounterStore } from '../stores/form-counter-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import { arrivalId } from './arrival-id.ts';
import { HANDING_OVER_MS, type HandOverDeps, handOverOnce } from './hand-over.ts';
import { outgoing } from './outgoing-letter.ts';

/** So many letters about arrivals may one visitor have sent to an address that is not theirs, and all together, each in a day. */
const ARRIVALS_PER_CLIENT = 10;
const ARRIVALS_PER_DAY = 30;
/** Of those beyond, so many follow on each later day, the oldest first. */
const POSTPONED_PER_DAY = 10;
const LINKS_PER_DAY = 3;
/** New confirming links for one application, and for all under one address. */
const CONFIRMATIONS_PER_APPLICATION = 3;
const CONFIRMATIONS_PER_DAY = 20;
const CONFIRM_HOURS = 24;
const DAY_MS = 24 * 3_600_000;

export interface ApplicantMailDeps extends HandOverDeps {
  outbox: HandOverDeps['outbox'] & Pick<OutboxStore, 'remove' | 'dropApplication'>;
  applications: Pick<
    ApplicationStore,
    'get' | 'addMailedDigest' | 'addConfirmToken' | 'listedIn' | 'mailed' | 'postponeMail'
  >;
  formCounters: Pick<FormCounterStore, 'countOfDay'>;
  /** Scheme and host of the site. */
  origin: string;
  newToken(): string;
  newId(): string;
  derivedId(...parts: string[]): string;
  fingerprint(text: string): string;
  now(): string;
}

type Addressed = ApplicationRecord & { email: string };

/** What a letter says of an application. */
const shownOf = ({ jobTitle, company, firstName, lastName, submittedAt, confirmedAt }: ApplicationRecord) => ({
  ...{ jobTitle, company, firstName, lastName, submittedAt },
  isConfirmed: confirmedAt !== undefined,
});

/**
 * Writes to an applicant that their application has arrived, once, with a link to confirm it and the private one; nothing
 * where no address was given. Its private link is not the one that the form's sender has: a person who shows it reads the
 * address. `client` is who sent the form. What is too much for one client or one address today follows on a later day and
 * is tried once on each: flooding an address drops nobody's letter.
 */
export async function sendArrivalLetter(
  record: ApplicationRecord,
  client: string | undefined,
  deps: ApplicantMailDeps,
): Promise<void> {
  const { email, applicationId } = record;
  if (email && (await isToBeSent(applicationId, deps))) {
    const addressed = { ...record, email };
    if (!(await mayArrive(addressed, client, deps))) {
      await deps.applications.postponeMail(record, dayAfter(deps.now()));
      return;
    }
    await sendArrival(addressed, arrivalId(applicationId, deps.derivedId), deps);
  }
  await deps.applications.mailed(record);
}

/** The day (YYYY-MM-DD) after a time (ISO 8601), by the same clock as the limits of a day. */
function dayAfter(time: string): string {
  return new Date(Date.parse(time) + DAY_MS).toISOString().slice(0, 10);
}

async function sendArrival(record: Addressed, outgoingId: string, deps: ApplicantMailDeps): Promise<void> {
  const { status, confirm } = await newLinks(record, deps);
  const letter = arrivalLetter(shownOf(record), record.language, { status, confirm: confirm ?? '' });
  await handOverOnce(outgoing(outgoingId, record, letter, deps), deps);
}

/** Of one that was postponed only on a later day, where others may not use up what is left for it. */
async function mayArrive(record: Addressed, client: string | undefined, deps: ApplicantMailDeps): Promise<boolean> {
  if (record.mailPostponed) {
    const isLater = deps.now().slice(0, 10) > record.submittedAt.slice(0, 10);
    return isLater && isWithin('postponed', record.email, POSTPONED_PER_DAY, deps);
  }
  const isFromClient =
    client === undefined || isWithin(`arrival from ${client}`, record.email, ARRIVALS_PER_CLIENT, deps);
  return (await isFromClient) && isWithin('arrival', record.email, ARRIVALS_PER_DAY, deps);
}

/** Another letter like that of the arrival, with a new link that confirms; nothing where that was asked for too often today. */
export async function sendConfirmation(record: Addressed, deps: ApplicantMailDeps): Promise<void> {
  const { applicationId, email } = record;
  const own = `confirmation ${applicationId}`;
  if (!(await isWithin(own, email, CONFIRMATIONS_PER_APPLICATION, deps))) return;
  if (!(await isWithin('confirmation', email, CONFIRMATIONS_PER_DAY, deps))) return;
  await sendArrival(record, deps.newId(), deps);
}

/** The same without a token. */
export function arrivalSender(deps: ApplicantMailDeps): (record: ApplicationRecord) => Promise<void> {
  return (record) => sendArrivalLetter(record, undefined, deps);
}

/** Whether nobody has sent it, or the sender died before handing it over. */
async function isToBeSent(applicationId: string, deps: ApplicantMailDeps): Promise<boolean> {
  const outgoingId = arrivalId(applicationId, deps.derivedId);
  const known = await deps.outbox.get(outgoingId);
  if (!known) return true;
  const isStuck = Date.parse(known.createdAt) < Date.parse(deps.now()) - HANDING_OVER_MS;
  if (known.delivery !== 'pending' || !isStuck) return false;
  await deps.outbox.remove(outgoingId);
  return true;
}

/**
 * One letter with a new private link to each of these applications of one address, in the language of the first. Each notes
 * the letter, so that erasing any of them leaves nothing of it there.
 */
export async function sendLinks(records: readonly Addressed[], deps: ApplicantMailDeps): Promise<void> {
  const [first] = records;
  if (!first || !(await isWithin('links', first.email, LINKS_PER_DAY, deps))) return;
  const outgoingId = deps.newId();
  const links = [];
  for (const record of records) {
    await deps.applications.listedIn(record.applicationId, outgoingId, deps.now());
    links.push({ ...shownOf(record), status: await newStatusLink(record, deps) });
  }
  await handOverOnce(outgoing(outgoingId, first, linksLetter(first.language, links), deps), deps);
  // Erased meanwhile, it could not find the letter yet.
  for (const { applicationId } of records) {
    if (!(await deps.applications.get(applicationId))) await deps.outbox.dropApplication(outgoingId, applicationId);
  }
}

async function isWithin(kind: string, email: string, limit: number, deps: ApplicantMailDeps): Promise<boolean> {
  const name = `${kind} ${normaliseEmail(email)}`;
  return deps.formCounters.countOfDay(name, limit, Date.parse(deps.now()));
}

async function newStatusLink({ applicationId, language }: Addressed, deps: ApplicantMailDeps): Promise<string> {
  const statusToken = deps.newToken();
  await deps.applications.addMailedDigest(applicationId, deps.fingerprint(statusToken));
  return statusLink(deps.origin, language, { applicationId, statusToken });
}

async function newLinks(record: Addressed, deps: ApplicantMailDeps): Promise<{ status: string; confirm?: string }> {
  const { applicationId, language, confirmedAt } = record;
  const status = await newStatusLink(record, deps);
  if (confirmedAt) return { status };
  const confirmToken = deps.newToken();
  const until = new Date(Date.parse(deps.now()) + CONFIRM_HOURS * 3_600_000).toISOString();
  await deps.applications.addConfirmToken(applicationId, `${until} ${deps.fingerprint(confirmToken)}`);
  return { status, confirm: confirmLink(deps.origin, language, applicationId, confirmToken) };
}
