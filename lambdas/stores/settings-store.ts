/** The agency's settings in DynamoDB: one item, replaced as a whole. */
import { TABLES } from '../../shared/contract/resources.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../shared/domain/settings.ts';
import { unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** There is one agency per installation. */
export const SETTINGS_ID = 'agency';
/** How long a container answers from memory: a change reaches everyone within this. */
const REMEMBERED_MS = 30_000;

type StoredSettings = Settings & { settingsId: string };

export interface SettingsStore {
  /** What holds by default where nobody has decided anything yet, or not about a part of it. */
  get(): Promise<Settings>;
  /** Stores what follows `version` (0: nothing yet); `false` when another version is stored by now. */
  replace(settings: Settings, version: number): Promise<boolean>;
}

/** The parts of the settings and nothing of their bookkeeping; what was not stored yet is as by default. */
function known(item: StoredSettings | undefined): Settings {
  const parts = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
  const found = Object.fromEntries(parts.map((part) => [part, item?.[part] ?? DEFAULT_SETTINGS[part]]));
  return { ...(found as unknown as Settings), retention: { ...DEFAULT_SETTINGS.retention, ...item?.retention } };
}

/** What a handler gets that only reads. */
export type SettingsReader = Pick<SettingsStore, 'get'>;

/** The store over the table named in the environment. */
export function settingsStore(client: TableClient<'settings', 'changes'>): SettingsStore;
export function settingsStore(client: TableClient<'settings', 'reads'>): SettingsReader;
export function settingsStore(client: TableClient<'settings'>): SettingsStore {
  const stored = table<StoredSettings>(client, TABLES.settings);
  return {
    get: async () => known(await stored.get({ settingsId: SETTINGS_ID })),
    replace: (settings, version) => {
      const item = { ...settings, settingsId: SETTINGS_ID };
      return version === 0 ? stored.insert(item, 'settingsId') : stored.replace(item, unchanged('version', version));
    },
  };
}

/** What the agency decided about its own legal ground, as `recentSettings` knows it. */
export function recentLegalBasis(store: Pick<SettingsStore, 'get'>): () => Promise<Settings['legalBasis']> {
  const recent = recentSettings(store);
  return async () => (await recent()).legalBasis;
}

/**
 * For what asks with each request: the settings as they were at most half a minute ago. Requests that come while they are
 * being read wait for the same reading; one that failed is not remembered.
 */
export function recentSettings(
  store: Pick<SettingsStore, 'get'>,
  now: () => number = Date.now,
): () => Promise<Settings> {
  let reading: { at: number; settings: Promise<Settings> } | undefined;
  return () => {
    if (reading && now() - reading.at < REMEMBERED_MS) return reading.settings;
    const begun = { at: now(), settings: store.get() };
    reading = begun;
    begun.settings.catch(() => {
      if (reading === begun) reading = undefined;
    });
    return begun.settings;
  };
}
