/** The unsent profile on the person's own device; where a browser forbids storage, there is none. */
import { LANGUAGES } from '../../../../shared/domain/field.ts';
import { EDUCATION_LEVELS } from '../../../../shared/domain/levels.ts';
import { NOTICE_VERSION } from '../../../../shared/domain/notice-version.ts';
import type { ProfileValues } from './profile-values.ts';

/** Another shape of the values is another version. */
const STORAGE_KEY = 'encaje.profile-draft.v1';

const TEXTS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'experience',
  'education',
  'skillText',
  'link',
  'aboutMe',
  'certificates',
] as const satisfies readonly (keyof ProfileValues)[];

type Kept = { [K in keyof ProfileValues]?: unknown } & { noticeVersion?: unknown };

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value);
}

/** What can be used of something that may be of any shape: people and extensions can write into storage, too. */
function valuesFrom(kept: Kept): Partial<ProfileValues> {
  const values: Partial<ProfileValues> = {};
  for (const name of TEXTS) {
    const text = kept[name];
    if (typeof text === 'string') values[name] = text;
  }
  const skills = Array.isArray(kept.skills) ? kept.skills : [];
  values.skills = skills.filter((skill) => typeof skill === 'string');
  const language = oneOf(LANGUAGES, kept.language);
  if (language) values.language = language;
  values.educationLevel = oneOf(EDUCATION_LEVELS, kept.educationLevel) ?? '';
  // A box ticked under another notice was ticked for another notice.
  const isSameNotice = kept.noticeVersion === NOTICE_VERSION;
  values.privacyNoticeAccepted = isSameNotice && kept.privacyNoticeAccepted === true;
  values.talentPoolConsent = isSameNotice && kept.talentPoolConsent === true;
  return values;
}

/** What was kept; `undefined` when nothing was. */
export function readProfileDraft(): Partial<ProfileValues> | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? valuesFrom(kept) : undefined;
  } catch {
    // Forbidden or damaged: the form starts empty.
    return undefined;
  }
}

/** Keeps the values; whether that was possible. */
export function writeProfileDraft({ website: _honeypot, ...values }: ProfileValues): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...values, noticeVersion: NOTICE_VERSION }));
    return true;
  } catch {
    // Storage forbidden or full: what was typed lasts as long as the page, and no notice says that it is stored.
    return false;
  }
}

export function clearProfileDraft(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
}
