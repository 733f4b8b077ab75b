/** Who may do what: every action calls this first. */
import { AppError } from '../errors.ts';

/**
 * The caller: nobody known, a signed-in user, a member of staff (`admin`, with their role; an administrator
 * where none is given), or the system itself. `signedInAt` is in seconds since 1970.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; email: string | null }
  | { kind: 'admin'; userId: string; email: string | null; role?: StaffRole; signedInAt?: number }
  | { kind: 'system' };

/** What members of staff are: recruiters do the daily work, administrators answer for the whole. */
export const STAFF_ROLES = ['recruiter', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What takes data out, erases it or joins people is done only by the person who proved lately that they are who they are. */
export const RECENT_SIGN_IN_MINUTES = 15;

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

const RULES = {
  'health.read': 'anyone',
  'jobs.browse': 'anyone',
  'applications.submit': 'anyone',
  'applications.confirm': 'anyone',
  'applications.request-links': 'anyone',
  'messages.send': 'anyone',
  'employers.request': 'anyone',
  'applications.follow': 'token-holder',
  'applications.correct': 'token-holder',
  'applications.request-review': 'token-holder',
  'applications.set-talent-pool': 'token-holder',
  'applications.export': 'token-holder',
  'applications.withdraw': 'token-holder',
  'applications.renew-token': 'token-holder',
  'applications.request-confirmation': 'token-holder',
  'applications.erase': 'token-holder',
  'jobs.manage': 'admin',
  'applications.manage': 'admin',
  'talents.manage': 'admin',
  'employers.manage': 'admin',
  'activities.manage': 'admin',
  'matches.read': 'admin',
  'matches.evaluate': 'admin',
  'matches.decide': 'admin',
  'panel.use': 'admin',
  'outbox.read': 'admin',
  'audit.read': 'head',
  'files.manage': 'admin',
  'processing.manage': 'admin',
  'exchange.manage': 'admin',
  'messages.manage': 'admin',
  'settings.read': 'admin',
  'settings.manage': 'head',
  'records.export': 'head',
  'records.delete': 'head',
  'settings.read-public': 'anyone',
  'resumes.process': 'system',
  'matches.compute': 'system',
  'work.sweep': 'system',
  'exchange.work': 'system',
  'retention.enforce': 'system',
  'audit.archive': 'system',
  'indexes.publish': 'system',
} as const;

export type Action = keyof typeof RULES;

/** What a decision may depend on besides the actor: whether a shown token is the record's own. */
export interface Subject {
  tokenMatches?: boolean;
}

/** Whether a member of staff is an administrator, who may also change settings, export, delete and read the audit trail. */
export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'admin' && (actor.role ?? 'admin') === 'admin';
}

/** Whether a member of staff signed in within the last `RECENT_SIGN_IN_MINUTES` before `now` (milliseconds since 1970). */
function signedInLately(actor: Actor, now: number): boolean {
  if (actor.kind !== 'admin' || actor.signedInAt === undefined) return false;
  return now - actor.signedInAt * 1000 <= RECENT_SIGN_IN_MINUTES * 60_000;
}

/** Throws `unauthenticated` (`REAUTHENTICATION_REQUIRED`) unless `actor` signed in lately. */
export function requireRecentSignIn(actor: Actor, now: number): void {
  if (!signedInLately(actor, now)) throw new AppError('unauthenticated', 'REAUTHENTICATION_REQUIRED');
}

/** Whether `actor` may do `action` on `subject`. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  switch (RULES[action]) {
    case 'anyone':
      return true;
    case 'token-holder':
      return actor.kind === 'admin' || subject.tokenMatches === true;
    case 'admin':
      return actor.kind === 'admin';
    case 'head':
      return isAdministrator(actor);
    case 'system':
      return actor.kind === 'system';
  }
}

/** Throws `unauthenticated` (nobody signed in) or `forbidden` (someone else) where `can` says no. */
export function authorise(actor: Actor, action: Action, subject: Subject = {}): void {
  if (can(actor, action, subject)) return;
  throw actor.kind === 'visitor'
    ? new AppError('unauthenticated', 'UNAUTHENTICATED')
    : new AppError('forbidden', 'FORBIDDEN');
}
