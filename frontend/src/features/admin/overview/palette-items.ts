/** What the palette offers for some words: screens and actions by name, records as the API found them, recent ones first. */
import type { TFunction } from 'i18next';
import type * as z from 'zod';
import type { foundSchema } from '../../../../../shared/contract/admin-overview.ts';
import { folded } from '../../../../../shared/domain/folded.ts';
import { GO_KEYS, NEW_JOB } from '../kit/keys/shortcuts.ts';
import { recentRecords } from './recent.ts';

export type Found = z.infer<typeof foundSchema>;

export interface PaletteItem {
  to: string;
  label: string;
  about?: string;
  /** The keys that do the same without the palette. */
  keys?: string;
}
export interface PaletteGroup {
  name: 'recent' | 'actions' | 'screens' | 'jobs' | 'talents' | 'employers';
  items: PaletteItem[];
}

const SCREEN_NAMES = {
  o: 'overview',
  a: 'applications',
  t: 'talents',
  e: 'employers',
  j: 'jobs',
  v: 'evaluate',
  u: 'outbox',
} as const satisfies Record<keyof typeof GO_KEYS, string>;

function screens(t: TFunction): PaletteItem[] {
  return Object.entries(SCREEN_NAMES).map(([key, name]) => ({
    to: GO_KEYS[key as keyof typeof GO_KEYS],
    label: t(`admin:nav.${name}`),
    keys: `g ${key}`,
  }));
}

function actions(t: TFunction): PaletteItem[] {
  return [
    { to: NEW_JOB, label: t('palette.newJob'), keys: 'n' },
    { to: '/admin-panel/employers?new=yes', label: t('palette.newEmployer') },
    { to: '/admin-panel/evaluate?tab=history', label: t('palette.history') },
  ];
}

/** Every typed word has to be somewhere in the name. */
function named(items: PaletteItem[], words: string): PaletteItem[] {
  const parts = folded(words).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => parts.every((part) => folded(label).includes(part)));
}

function records(t: TFunction, found: Found | undefined): PaletteGroup[] {
  if (!found) return [];
  const jobs = found.jobs.map(({ jobId, title, company, status }) => ({
    to: `/admin-panel/jobs/${jobId}`,
    label: title,
    about: `${company} · ${t(`admin:jobStatuses.${status}`)}`,
  }));
  const talents = found.talents.map(({ talentId, name, headline, emailConfirmed }) => ({
    to: `/admin-panel/talents/${talentId}`,
    label: name || t('admin:application.nameless'),
    about: [headline, !emailConfirmed && t('admin:unconfirmed.word')].filter(Boolean).join(' · ') || undefined,
  }));
  const employers = found.employers.map(({ employerId, company, status }) => ({
    to: `/admin-panel/employers/${employerId}`,
    label: company,
    about: t(`palette.employerStatus.${status}`),
  }));
  return [
    { name: 'talents', items: talents },
    { name: 'jobs', items: jobs },
    { name: 'employers', items: employers },
  ];
}

/** Groups without items are left out. `t` reads `admin-overview` first. */
export function paletteGroups(t: TFunction, words: string, found: Found | undefined): PaletteGroup[] {
  const recent = recentRecords().map(({ to, label, kind }) => ({ to, label, about: t(`admin:nav.${kind}`) }));
  const groups: PaletteGroup[] = [
    ...(words === '' ? [{ name: 'recent' as const, items: recent }] : records(t, found)),
    { name: 'screens', items: named(screens(t), words) },
    { name: 'actions', items: named(actions(t), words) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
