/** Decides on which basis a person may be considered for other jobs, from all statements about it. */
import { wasBrought } from '../../shared/domain/application.ts';
import {
  type Basis,
  type BasisEnds,
  basisBeforeStatements,
  bestBasis,
  consentBasis,
  isLive,
  type StatedBasis,
} from '../../shared/domain/basis.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface SettleBasisDeps {
  talents: Pick<TalentStore, 'get' | 'settleBasis'>;
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  now(): string;
}

/** Files and rows say it themselves; those that nobody was asked about rest on the agency's own ground. */
function statementOf(record: ApplicationRecord): StatedBasis | null | undefined {
  const { basis, consent, submittedAt } = record;
  if (consent) return consentBasis(consent);
  return basis === undefined && wasBrought(record) ? basisBeforeStatements(submittedAt) : basis;
}

/** An application whose address nobody has confirmed says nothing about a person who has confirmed another one. */
function counting(applications: readonly ApplicationRecord[]): readonly ApplicationRecord[] {
  const confirmed = applications.filter(({ confirmedAt }) => confirmedAt !== undefined);
  return confirmed.length > 0 ? confirmed : applications;
}

/** The application that makes the person who they are: the first that was confirmed, or that was sent where none was. */
function firstProven(applications: readonly ApplicationRecord[]): string | undefined {
  const provenAt = ({ confirmedAt, submittedAt }: ApplicationRecord) => confirmedAt ?? submittedAt;
  return counting(applications).toSorted((a, b) => provenAt(a).localeCompare(provenAt(b)))[0]?.applicationId;
}

/** What was said about other jobs, and when the person last said no. Anyone who withdrew an application took its consent back. */
function saidIn(applications: readonly ApplicationRecord[]): { stated: StatedBasis[]; refusedAt: string | undefined } {
  const said = counting(applications);
  const stated = said.filter(({ withdrawnAt }) => withdrawnAt === undefined).flatMap((one) => statementOf(one) ?? []);
  const first = firstProven(applications);
  // A refusal counts, confirmed or not; one that only the form's sender can have said ends no consent of others.
  const refusals = applications.flatMap(({ applicationId, consent }) =>
    consent?.isOwnRefusal && applicationId !== first ? [] : (consent?.talentPoolEndedAt ?? []),
  );
  return { stated, refusedAt: refusals.toSorted().at(-1) };
}

/** The best ground there is by what these applications and the recruiter state; live or not. */
export function statedBasis(
  recruiterBasis: TalentRecord['recruiterBasis'],
  applications: readonly ApplicationRecord[],
): Basis | null {
  const { stated, refusedAt } = saidIn(applications);
  const { basis, at } = recruiterBasis ?? {};
  const ends: BasisEnds = { refusedAt, endedAt: basis === null ? at : undefined };
  return bestBasis(basis && at ? [...stated, { ...basis, at }] : stated, ends);
}

/** When the person last said no to other jobs; with that, the agency's own ground does not count any more. */
export function refusalOf(applications: readonly ApplicationRecord[]): string | undefined {
  return saidIn(applications).refusedAt;
}

/**
 * Makes the talent's ground what was last stated, and answers it if it is live. One that is no more leaves a mark by which
 * `removeOtherMatches` knows that there is something to do. To be called after every change of what is stated; two at once
 * come to the same.
 */
export async function settleBasis(talentId: string, deps: SettleBasisDeps): Promise<Basis | undefined> {
  const settle = async (talent: TalentRecord | undefined) => {
    if (!talent) return undefined;
    const stated = statedBasis(talent.recruiterBasis, await applicationsOf(talent, deps));
    const live = isLive(stated, deps.now()) ? stated : undefined;
    if (isSettled(talent, live)) return live;
    // Of someone of whom it was never settled, matches may be there from before.
    const hasEnded = !live && (talent.basis !== undefined || talent.basisCount === undefined || talent.basisEnded);
    const settled = { basis: live, basisEnded: hasEnded ? (true as const) : undefined };
    return (await deps.talents.settleBasis(talent, settled)) ? live : LOST;
  };
  return updateWithRetry(() => deps.talents.get(talentId), settle, failBusy(`The basis of talent ${talentId}`));
}

function isSettled({ basis, basisCount, basisEnded }: TalentRecord, live: Basis | undefined): boolean {
  if (basisCount === undefined || (live && basisEnded)) return false;
  return basis?.kind === live?.kind && basis?.until === live?.until;
}
