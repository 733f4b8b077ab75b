/** Who may do what: the one place that says so, asked by every action before anything else. */
import { AppError } from '../errors.ts';

/** Whoever is behind a call: nobody known, a signed-in user, an administrator, or the system itself. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; email: string | null }
  | { kind: 'admin'; userId: string; email: string | null }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

const RULES = {
  'health.read': 'anyone',
  'jobs.browse': 'anyone',
  'applications.submit': 'anyone',
  'messages.send': 'anyone',
  'employers.request': 'anyone',
  'applications.follow': 'token-holder',
  'applications.correct': 'token-holder',
  'applications.request-review': 'token-holder',
  'applications.export': 'token-holder',
  'applications.withdraw': 'token-holder',
  'applications.erase': 'token-holder',
  'jobs.manage': 'admin',
  'applications.manage': 'admin',
  'talents.manage': 'admin',
  'employers.manage': 'admin',
  'activities.manage': 'admin',
  'matches.read': 'admin',
  'matches.evaluate': 'admin',
  'matches.decide': 'admin',
  'desk.use': 'admin',
  'outbox.read': 'admin',
  'audit.read': 'admin',
  'files.manage': 'admin',
  'processing.manage': 'admin',
  'sync.manage': 'admin',
  'messages.manage': 'admin',
  'settings.manage': 'admin',
  'settings.read-public': 'anyone',
  'resumes.process': 'system',
  'matches.compute': 'system',
  'work.sweep': 'system',
  'sync.work': 'system',
  'retention.enforce': 'system',
} as const;

export type Action = keyof typeof RULES;

/** What a decision may depend on besides the actor: whether a shown token is the record's own. */
export interface Subject {
  tokenMatches?: boolean;
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
    case 'system':
      return actor.kind === 'system';
  }
}

/** Throws `unauthenticated` (nobody signed in) or `forbidden` (somebody else) where `can` says no. */
export function authorise(actor: Actor, action: Action, subject: Subject = {}): void {
  if (can(actor, action, subject)) return;
  throw actor.kind === 'visitor'
    ? new AppError('unauthenticated', 'UNAUTHENTICATED')
    : new AppError('forbidden', 'FORBIDDEN');
}
