/** The filters of the audit trail in the address, in the API's terms. */
import { useSearchParams } from 'react-router-dom';
import { AUDITED_KINDS } from '../../../../../shared/domain/audit.ts';
import type { AuditFilter } from '../../../../../shared/domain/audit-filter.ts';
import { useAddressChoice } from '../kit/list/list-address.ts';

export const AUDIT_PATH = '/admin-panel/audit';
export const FILTER_NAMES = ['recordKind', 'recordId', 'actor', 'action', 'from', 'to'] as const;

/** Spans that are asked for most, by how many days they take in. */
export const PRESETS = { today: 1, week: 7, month: 30 } as const;
export type Preset = keyof typeof PRESETS;

const DAY_MS = 86_400_000;
const MAX_CHARS = { recordId: 100, actor: 254, action: 60 } as const;

/** A day of the calendar as `YYYY-MM-DD`; nothing for what is none. */
function dayOf(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** The first day of a span that ends today, UTC; `now` is milliseconds since 1970. */
export function firstDayOf(preset: Preset, now: number): string {
  return new Date(now - (PRESETS[preset] - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** What the address asks for; what no entry could have is left out. */
export function useAuditFilter(): AuditFilter {
  const [params] = useSearchParams();
  const recordKind = useAddressChoice('recordKind', AUDITED_KINDS);
  const text = (name: keyof typeof MAX_CHARS) => params.get(name)?.trim().slice(0, MAX_CHARS[name]) || undefined;
  return {
    recordKind,
    ...{ recordId: text('recordId'), actor: text('actor'), action: text('action') },
    ...{ from: dayOf(params.get('from')), to: dayOf(params.get('to')) },
  };
}
