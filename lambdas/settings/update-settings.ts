/** Replaces the agency's settings as a whole. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise, requireRecentSignIn } from '../../shared/domain/policy.ts';
import type { Settings } from '../../shared/domain/settings.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import { SETTINGS_ID, type SettingsStore } from '../stores/settings-store.ts';

export interface UpdateSettingsDeps {
  settings: Pick<SettingsStore, 'get' | 'replace'>;
  audit: Audit;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.updateSettings>, 'body' | 'correlationId'>;

/** Free text, in which anything may stand about anybody: the trail says that it changed, not how. */
const PERSONAL = ['templates'] as const;
const BOOKKEEPING = ['version', 'updatedAt', 'updatedBy'] as const;

/** Whether the next daily round may erase or stop considering more people than it would by the terms of `known`. */
function shortens(known: Settings, next: Pick<Settings, 'retention' | 'legalBasis'>): boolean {
  const terms = Object.keys(known.retention) as (keyof Settings['retention'])[];
  return (
    terms.some((term) => next.retention[term] < known.retention[term]) ||
    next.legalBasis.agencyMonths < known.legalBasis.agencyMonths ||
    (known.legalBasis.drops === 'agency' && next.legalBasis.drops === 'none')
  );
}

/**
 * What is so already stays as it is, with its version. A shorter term takes a recent sign-in, since what is older is
 * erased the same night. Errors: `STALE_VERSION`, `REAUTHENTICATION_REQUIRED`.
 */
export async function updateSettings(input: Input, actor: Actor, deps: UpdateSettingsDeps): Promise<Settings> {
  authorise(actor, 'settings.manage');
  const { body, correlationId } = input;
  const known = await deps.settings.get();
  if (known.version !== body.version) throw new AppError('conflict', 'STALE_VERSION');
  if (shortens(known, body)) requireRecentSignIn(actor, Date.parse(deps.now()));
  const updatedBy = actor.kind === 'admin' ? actor.email : null;
  const next: Settings = { ...body, version: body.version + 1, updatedAt: deps.now(), updatedBy };
  const changes = changesBetween(known, next, { personal: PERSONAL, ignored: BOOKKEEPING });
  if (changes.length === 0) return known;
  if (!(await deps.settings.replace(next, body.version))) throw new AppError('conflict', 'STALE_VERSION');
  const record = { recordKind: 'settings', recordId: SETTINGS_ID } as const;
  await deps.audit(actor, { action: 'settings.update', ...record, changes, correlationId });
  return next;
}
