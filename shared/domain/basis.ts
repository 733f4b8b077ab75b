/** On what ground a person may be considered for other jobs than those they applied for: their consent, or the agency's own. */
import * as z from 'zod';
import { timeSchema } from './field.ts';

/** `consent`: the person agreed. `agency`: the agency answers for a ground of its own, such as its legitimate interest. */
export const BASIS_KINDS = ['consent', 'agency'] as const;

export const basisSchema = z.object({ kind: z.enum(BASIS_KINDS), until: timeSchema });
export type Basis = z.infer<typeof basisSchema>;

/** What a consent to be considered for other jobs is given for. */
export const TALENT_POOL_MONTHS = 12;

/**
 * When the consent to be considered for other jobs ends, given when it was given; both ISO 8601, UTC. With `months`, when
 * what it allows to keep is kept no longer: never longer than it was given for.
 */
export function talentPoolExpiry(consentedAt: string, months: number = TALENT_POOL_MONTHS): string {
  const end = new Date(consentedAt);
  end.setUTCMonth(end.getUTCMonth() + Math.min(months, TALENT_POOL_MONTHS));
  return end.toISOString();
}

/** A ground with when it was stated, ISO 8601: whatever ended grounds before that moment does not end this one. */
export interface StatedBasis extends Basis {
  at: string;
}

/** Whether `basis` holds at `now`, ISO 8601. Nobody is considered for other jobs without one that does. */
export function isLive(basis: Basis | null | undefined, now: string): basis is Basis {
  return basis !== null && basis !== undefined && basis.until > now;
}

/** A ground that ends within this is worth asking about. */
export const ENDING_SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether `basis` holds at `now` but ends within `ENDING_SOON_DAYS`. */
export function endsSoon(basis: Basis | null | undefined, now: string): boolean {
  return isLive(basis, now) && Date.parse(basis.until) - Date.parse(now) <= ENDING_SOON_DAYS * DAY_MS;
}

/** What put an end to grounds, ISO 8601. */
export interface BasisEnds {
  /** When the person last said no: from then on only a later consent of theirs counts, never the agency's own ground. */
  refusedAt?: string | undefined;
  /** When a recruiter last put an end to all that had been stated. */
  endedAt?: string | undefined;
}

/** The ground that holds longest of all that were stated and not ended; of two that end together, the person's consent. */
export function bestBasis(
  stated: readonly StatedBasis[],
  { refusedAt = '', endedAt = '' }: BasisEnds = {},
): Basis | null {
  const counting = stated.filter(
    ({ kind, at }) => at > endedAt && (kind === 'consent' ? at >= refusedAt : refusedAt === ''),
  );
  const [best] = counting.toSorted(
    (a, b) => compared(b.until, a.until) || BASIS_KINDS.indexOf(a.kind) - BASIS_KINDS.indexOf(b.kind),
  );
  return best ? { kind: best.kind, until: best.until } : null;
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What the record of a form's consent says about other jobs. */
export interface PoolConsent {
  /** When the person agreed; absent where they did not, or took it back. */
  talentPoolAt?: string;
  /** When they last said no. */
  talentPoolEndedAt?: string;
}

/** The ground that a consent gives, if it does. */
export function consentBasis({ talentPoolAt }: PoolConsent): StatedBasis | undefined {
  return talentPoolAt === undefined
    ? undefined
    : { kind: 'consent', at: talentPoolAt, until: talentPoolExpiry(talentPoolAt) };
}

/** What a recruiter says of resumes that came without a form: the day of the consent, the agency's own ground, or nothing. */
export const basisStatementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('consent'), consentedOn: z.iso.date({ error: 'INVALID' }) }),
  z.object({ kind: z.literal('agency') }),
  z.object({ kind: z.literal('none') }),
]);
export type BasisStatement = z.infer<typeof basisStatementSchema>;

/** What the agency decided about its own ground: how long it holds, and whether files that say nothing rest on it. */
export interface LegalBasis {
  drops: 'agency' | 'none';
  agencyMonths: number;
}

export const AGENCY_MONTHS = { min: 1, max: 36, default: 12 } as const;

function monthsAfter(time: string, months: number): string {
  const end = new Date(time);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString();
}

/** Why a statement cannot be taken: a consent of a day to come, or one that has ended. */
export function refusedStatement(
  statement: BasisStatement,
  now: string,
): 'CONSENT_IN_FUTURE' | 'CONSENT_ENDED' | undefined {
  if (statement.kind !== 'consent') return undefined;
  if (statement.consentedOn > now.slice(0, 10)) return 'CONSENT_IN_FUTURE';
  return talentPoolExpiry(`${statement.consentedOn}T00:00:00.000Z`) <= now ? 'CONSENT_ENDED' : undefined;
}

/** The ground that a statement made at `now` gives; `null` where it gives none. */
export function statedFrom(statement: BasisStatement, { agencyMonths }: LegalBasis, now: string): StatedBasis | null {
  if (statement.kind === 'none') return null;
  if (statement.kind === 'agency') return { kind: 'agency', at: now, until: monthsAfter(now, agencyMonths) };
  const at = `${statement.consentedOn}T00:00:00.000Z`;
  return { kind: 'consent', at, until: talentPoolExpiry(at) };
}

/** The metadata of a dropped file that states the ground: `consent`, `agency` or `none`, and the days YYYY-MM-DD. */
export const BASIS_METADATA = { kind: 'basis', date: 'basis-date', until: 'basis-until' } as const;

/**
 * The ground that a dropped file's metadata states; without any, what the agency decided. `basis-until` may end it sooner.
 * What cannot be understood gives none.
 */
export function statedInMetadata(metadata: Record<string, string>, own: LegalBasis, now: string): StatedBasis | null {
  const kind = metadata[BASIS_METADATA.kind] ?? own.drops;
  const statement = basisStatementSchema.safeParse({ kind, consentedOn: metadata[BASIS_METADATA.date] });
  if (!statement.success || refusedStatement(statement.data, now)) return null;
  const stated = statedFrom(statement.data, own, now);
  const until = metadata[BASIS_METADATA.until];
  if (!stated || until === undefined) return stated;
  const end = Date.parse(until);
  if (Number.isNaN(end)) return null;
  const asked = new Date(end).toISOString();
  return { ...stated, until: asked < stated.until ? asked : stated.until };
}

/** Of files and rows from before anybody was asked: the agency's own ground, for as long as it holds by default. */
export function basisBeforeStatements(arrivedAt: string): StatedBasis {
  return { kind: 'agency', at: arrivedAt, until: monthsAfter(arrivedAt, AGENCY_MONTHS.default) };
}
