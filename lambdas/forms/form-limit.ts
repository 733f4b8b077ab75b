/** The agency's limit on public forms, counted in the table that all containers share. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { FORMS_PER_MINUTE } from '../../shared/domain/settings.ts';
import { optionalEnv } from '../runtime/env.ts';
import type { FormLimit } from '../runtime/form-limit.ts';
import type { GrantedTables } from '../runtime/granted.ts';
import { type FormCounterStore, formCounterStore } from '../stores/form-counter-store.ts';
import { recentSettings, type SettingsStore, settingsStore } from '../stores/settings-store.ts';

export interface FormLimitDeps {
  settings: Pick<SettingsStore, 'get'>;
  formCounters: Pick<FormCounterStore, 'count'>;
}

type Granting = { tables: GrantedTables<{ reads: 'settings'[]; changes: 'formCounters'[] }> };

const countersIn = ({ tables }: Granting): FormLimitDeps => ({
  settings: settingsStore(tables.settings),
  formCounters: formCounterStore(tables.formCounters),
});

/** The limit of a public form, for a handler that reads the settings and changes the counters. */
export const limitedForm = (granted: Granting): FormLimit => formLimit(countersIn(granted));

/** The limit of the form that erases, for the same. */
export const limitedErasure = (granted: Granting): FormLimit => erasureLimit(countersIn(granted));

/** What `httpHandler` wants of the handler of a public form. A changed limit holds within half a minute. */
export function formLimit({ settings, formCounters }: FormLimitDeps, now: () => number = Date.now): FormLimit {
  const recent = recentSettings(settings, now);
  return async (client) => {
    const limit = (await recent()).rateLimits.publicFormsPerMinute;
    // The highest limit is the firewall's own, which counts any 60 seconds: minutes by the clock would refuse what it lets pass.
    return limit < FORMS_PER_MINUTE.max ? formCounters.count(client, limit, now()) : undefined;
  };
}

/** A person erases a few applications; dozens are an abuse. */
export const ERASURES_PER_MINUTE = 10;

/** The limit of the form that erases: low and its own, counted whatever the settings say, and the agency's besides. */
export function erasureLimit(
  deps: FormLimitDeps,
  perMinute: number = Number(optionalEnv(ENVIRONMENT.erasuresPerMinute)) || ERASURES_PER_MINUTE,
  now: () => number = Date.now,
): FormLimit {
  const asForm = formLimit(deps, now);
  return async (client) => (await deps.formCounters.count(`erasing ${client}`, perMinute, now())) ?? asForm(client);
}
