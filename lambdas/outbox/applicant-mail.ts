/** The product's own e-mails to applicants: where each may go, how often, and what is stored of it. */
import { arrivalLetter, confirmLink, linksLetter, statusLink } from '../../shared/domain/applicant-letters.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import type { FormCounterStore } from '../stores/form-counter-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import { arrivalId } from './arrival-id.ts';
import { HANDING_OVER_MS, type HandOverDeps, handOverOnce } from './hand-over.ts';
import { outgoing } from './outgoing-letter.ts';

/** So many may a visitor have sent to an address that is not theirs, each in a day. */
const ARRIVALS_PER_DAY = 10;
const LINKS_PER_DAY = 3;
const CONFIRM_HOURS = 24;

export interface ApplicantMailDeps extends HandOverDeps {
  outbox: HandOverDeps['outbox'] & Pick<OutboxStore, 'remove'>;
  applications: Pick<ApplicationStore, 'addMailedDigest' | 'addConfirmToken' | 'mailed'>;
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

const jobOf = ({ jobTitle, company }: ApplicationRecord) => ({ jobTitle, company });

/**
 * Tells an applicant that their application has arrived, once, with a link to confirm it and the private one; nothing
 * where no address was given, and not before tomorrow where it got too many today. `statusToken` is one that opens the application already.
 */
export async function sendArrivalLetter(
  record: ApplicationRecord,
  statusToken: string | undefined,
  deps: ApplicantMailDeps,
): Promise<void> {
  const { email, applicationId } = record;
  if (email && (await isToBeSent(applicationId, deps))) {
    // It stays due: flooding an address today blocks no letter for good.
    if (!(await isWithin('arrival', email, ARRIVALS_PER_DAY, deps))) return;
    const addressed = { ...record, email };
    const { status, confirm } = await newLinks(addressed, statusToken, deps);
    const letter = arrivalLetter(jobOf(record), record.language, { status, confirm: confirm ?? '' });
    const outgoingId = arrivalId(applicationId, deps.derivedId);
    await handOverOnce(outgoing(outgoingId, addressed, letter, deps), deps);
  }
  await deps.applications.mailed(applicationId);
}

/** The same without a token. */
export function arrivalSender(deps: ApplicantMailDeps): (record: ApplicationRecord) => Promise<void> {
  return (record) => sendArrivalLetter(record, undefined, deps);
}

/** Whether nobody has sent it, or whoever was at it died before it was handed over. */
async function isToBeSent(applicationId: string, deps: ApplicantMailDeps): Promise<boolean> {
  const outgoingId = arrivalId(applicationId, deps.derivedId);
  const known = await deps.outbox.get(outgoingId);
  if (!known) return true;
  const isStuck = Date.parse(known.createdAt) < Date.parse(deps.now()) - HANDING_OVER_MS;
  if (known.delivery !== 'pending' || !isStuck) return false;
  await deps.outbox.remove(outgoingId);
  return true;
}

/** One letter with a new private link to each of these applications of one address, in the language of the first. */
export async function sendLinks(records: readonly Addressed[], deps: ApplicantMailDeps): Promise<void> {
  const [first] = records;
  if (!first || !(await isWithin('links', first.email, LINKS_PER_DAY, deps))) return;
  const links = [];
  for (const record of records) links.push({ ...jobOf(record), ...(await newLinks(record, undefined, deps)) });
  await handOverOnce(outgoing(deps.newId(), first, linksLetter(first.language, links), deps), deps);
}

async function isWithin(kind: string, email: string, limit: number, deps: ApplicantMailDeps): Promise<boolean> {
  const name = `${kind} ${normaliseEmail(email)}`;
  return deps.formCounters.countOfDay(name, limit, Date.parse(deps.now()));
}

async function newLinks(
  { applicationId, language, confirmedAt }: Addressed,
  given: string | undefined,
  deps: ApplicantMailDeps,
): Promise<{ status: string; confirm?: string }> {
  const statusToken = given ?? deps.newToken();
  if (!given) await deps.applications.addMailedDigest(applicationId, deps.fingerprint(statusToken));
  const status = statusLink(deps.origin, language, { applicationId, statusToken });
  if (confirmedAt) return { status };
  const confirmToken = deps.newToken();
  const until = new Date(Date.parse(deps.now()) + CONFIRM_HOURS * 3_600_000).toISOString();
  await deps.applications.addConfirmToken(applicationId, `${until} ${deps.fingerprint(confirmToken)}`);
  return { status, confirm: confirmLink(deps.origin, language, applicationId, confirmToken) };
}
