/** Ends consents that recruiters stated where the settings keep consents for fewer months than they were given for. */
import { type Basis, TALENT_POOL_MONTHS, talentPoolExpiry } from '../../shared/domain/basis.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface EndStatedConsentsDeps {
  talents: Pick<TalentStore, 'settleBasis'>;
  applications: Pick<ApplicationStore, 'advance' | 'get' | 'list'>;
  now(): string;
}

/** Whether a consent of the talent may end before its own term: only one in force, and only under a shorter setting. */
export function mayEndEarly({ basis }: Pick<TalentRecord, 'basis'>, months: number): boolean {
  return months < TALENT_POOL_MONTHS && basis?.kind === 'consent';
}

/**
 * Gives each consent that was stated with a drop, an import or the talent the end that `months` set, once that has come;
 * what was stated stays. `settleBasis` follows. What others change at this moment is left for the next round.
 */
export async function endStatedConsents(
  talent: TalentRecord,
  months: number,
  deps: EndStatedConsentsDeps,
): Promise<void> {
  const ended = <T extends Basis>(basis: T | null | undefined, at: string): T | undefined => {
    const until = talentPoolExpiry(at, months);
    return basis?.kind === 'consent' && until <= deps.now() && until < basis.until ? { ...basis, until } : undefined;
  };
  for (const record of await applicationsOf(talent, deps)) {
    const basis = record.basis && ended(record.basis, record.basis.at);
    if (basis) await deps.applications.advance(record, { basis });
  }
  const { recruiterBasis } = talent;
  const basis = recruiterBasis && ended(recruiterBasis.basis, recruiterBasis.at);
  if (!basis) return;
  const settled = { basis: talent.basis, basisEnded: talent.basisEnded };
  await deps.talents.settleBasis(talent, { ...settled, recruiterBasis: { ...recruiterBasis, basis } });
}
