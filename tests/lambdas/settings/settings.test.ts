/** The agency's settings: defaults until someone decides, nothing overwritten unseen, and visitors see what is shown. */
import { describe, expect, it } from 'vitest';
import { getSettings } from '../../../lambdas/settings/get-settings.ts';
import { getSiteSettings } from '../../../lambdas/settings/get-site-settings.ts';
import { updateSettings } from '../../../lambdas/settings/update-settings.ts';
import type { AuditedChange } from '../../../lambdas/stores/audit-store.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import {
  DEFAULT_SETTINGS,
  type MessageTemplate,
  type Settings,
  type SettingsInput,
  settingsInputSchema,
} from '../../../shared/domain/settings.ts';
import { ADMIN, signedIn } from '../records.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const words = (text: string) => ({ subject: 'Asunto', text });
const TEMPLATE: MessageTemplate = {
  kind: 'message',
  id: 'welcome',
  name: { es: 'Bienvenida', en: 'Welcome' },
  email: { es: words('Lucía Ferrer, hola'), en: words('Hello Lucía Ferrer') },
  sms: null,
};

/** Settings in memory with the promise of the real store: a stale version writes nothing. */
function agency() {
  let stored: Settings = DEFAULT_SETTINGS;
  const trail: { actor: Actor; change: AuditedChange }[] = [];
  const deps = {
    settings: {
      get: async () => stored,
      replace: async (settings: Settings, version: number) => {
        if (stored.version !== version) return false;
        stored = settings;
        return true;
      },
    },
    audit: async (actor: Actor, change: AuditedChange) => void trail.push({ actor, change }),
    now: () => NOW,
  };
  const save = (changes: Partial<SettingsInput>, actor: Actor = ADMIN) => {
    const body = settingsInputSchema.parse({ ...stored, ...changes });
    return updateSettings({ body, correlationId: 'corr-0001' }, actor, deps);
  };
  return { deps, trail, save, stored: () => stored };
}

describe('the settings', () => {
  it('are the defaults, as version 0 of nobody, before someone decides', async () => {
    const settings = await getSettings({}, ADMIN, agency().deps);
    expect(settings).toMatchObject({ version: 0, updatedAt: null, updatedBy: null, templates: [] });
    expect(settings.rateLimits.publicFormsPerMinute).toBe(600);
  });

  it('are kept with who decided and when, as the next version', async () => {
    const { save, deps } = agency();
    const retention = { ...DEFAULT_SETTINGS.retention, talentPoolMonths: 6 };
    expect(await save({ retention }, signedIn(NOW))).toMatchObject({
      version: 1,
      updatedAt: NOW,
      updatedBy: 'admin@staff.example',
      retention,
    });
    expect(await getSettings({}, ADMIN, deps)).toMatchObject({ version: 1, retention });
  });

  it('are not overwritten by a caller without the last version', async () => {
    const { save, stored } = agency();
    await save({ feedLanguages: ['es'] });
    const stale = save({ version: 0, feedLanguages: ['en'] });
    await expect(stale).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect(stored().feedLanguages).toEqual(['es']);
  });

  it('are not overwritten either where both ask at the very same moment', async () => {
    const { save, trail } = agency();
    const both = await Promise.allSettled([save({ feedLanguages: ['es'] }), save({ feedLanguages: ['en'] })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(trail).toHaveLength(1);
  });

  it('leave a line in the trail with before and after, but of templates only that they changed', async () => {
    const { save, trail } = agency();
    await save({ templates: [TEMPLATE], rateLimits: { publicFormsPerMinute: 30 } });
    expect(trail).toMatchObject([{ actor: ADMIN, change: { action: 'settings.update', recordKind: 'settings' } }]);
    expect(trail[0]?.change.changes).toEqual([
      { field: 'templates' },
      { field: 'rateLimits', before: { publicFormsPerMinute: 600 }, after: { publicFormsPerMinute: 30 } },
    ]);
  });

  it('take a recent sign-in where a term gets shorter, since what is older is erased the same night', async () => {
    const { retention, legalBasis } = DEFAULT_SETTINGS;
    for (const shorter of [
      { retention: { ...retention, leadMonths: 1 } },
      { retention: { ...retention, applicationMonths: 24, auditMonths: 6 } },
      { legalBasis: { ...legalBasis, agencyMonths: legalBasis.agencyMonths - 1 } },
      { legalBasis: { ...legalBasis, drops: 'none' as const } },
    ]) {
      const { save, stored } = agency();
      await expect(save(shorter)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
      expect(stored()).toEqual(DEFAULT_SETTINGS);
      expect(await save(shorter, signedIn(NOW))).toMatchObject({ version: 1, ...shorter });
    }
    const { save } = agency();
    expect(await save({ retention: { ...retention, leadMonths: 24 } })).toMatchObject({ version: 1 });
  });

  it('that are so already are no change: no version, no line in the trail', async () => {
    const { save, trail } = agency();
    expect(await save({})).toEqual(DEFAULT_SETTINGS);
    expect(trail).toEqual([]);
  });

  it('are for recruiters alone to see and to change', async () => {
    const { save, deps } = agency();
    const refused = { kind: 'unauthenticated' };
    await expect(getSettings({}, VISITOR, deps)).rejects.toMatchObject(refused);
    await expect(save({ feedLanguages: ['es'] }, VISITOR)).rejects.toMatchObject(refused);
  });
});

describe('what the site shows of them', () => {
  it('is the shown claims in their order, and the languages of the feeds', async () => {
    const { save, stored } = agency();
    const [first, ...rest] = stored().claims;
    const claims = [...rest, { ...first, shown: false }] as Settings['claims'];
    await save({ claims, feedLanguages: ['en'] });
    const shown = await getSiteSettings({}, VISITOR, { settings: async () => stored() });
    const { retention, legalBasis } = DEFAULT_SETTINGS;
    const terms = { retention, agencyMonths: legalBasis.agencyMonths };
    expect(shown).toEqual({ claims: rest, feedLanguages: ['en'], ...terms });
  });
});
