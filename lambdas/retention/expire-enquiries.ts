/** Erases old messages of the contact form, and companies that only asked, after long silence. */
import type { Employer } from '../../shared/domain/employer.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import type { Retention } from '../../shared/domain/settings.ts';
import { type EraseEmployerDeps, eraseEmployer } from '../erasure/erase-employer.ts';
import { type EraseMessageDeps, eraseMessage } from '../erasure/erase-message.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import type { MessageRecord, MessageStore } from '../stores/message-store.ts';
import { monthsBefore } from './months-before.ts';
import type { Round } from './retention-round.ts';

export interface ExpireEnquiriesDeps extends EraseMessageDeps, EraseEmployerDeps {
  messages: EraseMessageDeps['messages'] & Pick<MessageStore, 'all'>;
  employers: EraseEmployerDeps['employers'] & Pick<EmployerStore, 'all'>;
  employerRequests: EraseEmployerDeps['employerRequests'] & Pick<EmployerRequestStore, 'listDueUntil'>;
  audit: Audit;
  newId(): string;
  now(): string;
}

const latest = (...times: (string | null | undefined)[]): string =>
  times.reduce<string>((a, b) => (b && b > a ? b : a), '');

const lastWritten = ({ createdAt, answeredAt, replies = [] }: MessageRecord) =>
  latest(createdAt, answeredAt, ...replies.map(({ createdAt: at }) => at));

/** From the last answer, or where there is none from the message. */
export async function expireMessages(
  { messageMonths }: Retention,
  round: Round,
  deps: ExpireEnquiriesDeps,
): Promise<void> {
  const before = monthsBefore(deps.now(), messageMonths);
  for await (const message of deps.messages.all()) {
    if (round.isOver()) return;
    if (lastWritten(message) > before) continue;
    await round.attempt(async () => {
      // Read again: someone may be answering at this moment.
      const now = await deps.messages.get(message.messageId);
      if (!now || lastWritten(now) > before) return;
      await note('message', message.messageId, deps);
      await eraseMessage(message.messageId, deps);
      round.report.messages += 1;
    });
  }
}

const lastTouched = ({ createdAt, updatedAt, lastTouchAt }: Employer) => latest(createdAt, updatedAt, lastTouchAt);

/** Of companies that never became more than a lead; of the others, what they once wrote into the form. */
export async function expireLeads({ leadMonths }: Retention, round: Round, deps: ExpireEnquiriesDeps): Promise<void> {
  const before = monthsBefore(deps.now(), leadMonths);
  const employers = await deps.employers.all();
  for (const { employerId } of employers.filter((one) => one.status === 'lead' && lastTouched(one) <= before)) {
    if (round.isOver()) return;
    await round.attempt(async () => {
      await note('employer', employerId, deps);
      await eraseEmployer(employerId, deps);
      round.report.leads += 1;
    });
  }
  const leads = new Set(employers.filter(({ status }) => status === 'lead').map(({ employerId }) => employerId));
  for await (const { requestId } of deps.employerRequests.listDueUntil(before)) {
    if (round.isOver()) return;
    // With a lead its request goes: without it, the lead would lack what it was asked for.
    if (!leads.has(requestId)) await round.attempt(() => deps.employerRequests.remove(requestId));
  }
}

/** Before it goes: what is gone cannot be noted any more. */
function note(
  recordKind: 'message' | 'employer',
  recordId: string,
  { audit, newId }: ExpireEnquiriesDeps,
): Promise<void> {
  const correlationId = newId();
  return audit(SYSTEM, {
    action: `${recordKind}.expire`,
    recordKind,
    recordId,
    changes: [],
    correlationId,
    once: 'expired',
  });
}
