/** The agency's limit on public forms, counted in the table that all containers share. */
import { FORMS_PER_MINUTE } from '../../shared/domain/settings.ts';
import type { FormLimit } from '../runtime/form-limit.ts';
import type { FormCounterStore } from './form-counter-store.ts';
import { recentSettings, type SettingsStore } from './settings-store.ts';

export interface FormLimitDeps {
  settings: Pick<SettingsStore, 'get'>;
  formCounters: FormCounterStore;
}

/** What `httpHandler` wants of the handler of a public form. A changed limit holds within half a minute. */
export function formLimit({ settings, formCounters }: FormLimitDeps, now: () => number = Date.now): FormLimit {
  const recent = recentSettings(settings, now);
  return async (client) => {
    const limit = (await recent()).rateLimits.publicFormsPerMinute;
    // The highest limit is the firewall's own, which counts any 60 seconds: minutes by the clock would refuse what it lets pass.
    return limit < FORMS_PER_MINUTE.max ? formCounters.count(client, limit, now()) : undefined;
  };
}
