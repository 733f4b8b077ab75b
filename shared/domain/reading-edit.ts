/** What a recruiter may correct in a reading, entry by entry, where the file was misread. */
import * as z from 'zod';
import {
  type Correction,
  statedEducationSchema,
  statedExperienceSchema,
  statedLanguageSchema,
  statedLine,
} from './correction.ts';
import { blankAsNull, phoneSchema } from './field.ts';
import type { Profile } from './profile.ts';

/** Corrections by recruiters that one application takes; every one of them is a stored reading. */
export const READING_EDITS_MAX = 50;
const EDITS_AT_ONCE_MAX = 20;
const ENTRIES_MAX = 400;

/** `index` names the entry as the reading has it; without one, `entry` is added; without `entry`, the one there goes. */
const entryEdit = <P extends string, T extends z.ZodType>(part: P, entry: T) =>
  z.object({
    part: z.literal(part),
    index: z.number({ error: 'INVALID' }).int('INVALID').min(0, 'INVALID').max(ENTRIES_MAX, 'INVALID').optional(),
    entry: entry.optional(),
  });

const factEdit = z.object({
  part: z.literal('facts'),
  firstName: statedLine('FIRST_NAME_REQUIRED', 100).optional(),
  lastName: statedLine('LAST_NAME_REQUIRED', 100).optional(),
  phone: blankAsNull(phoneSchema).optional(),
  location: blankAsNull(statedLine('REQUIRED')).optional(),
  summary: blankAsNull(statedLine('REQUIRED', 5000)).optional(),
});

export const readingEditSchema = z.discriminatedUnion('part', [
  factEdit,
  entryEdit('experience', statedExperienceSchema),
  entryEdit('education', statedEducationSchema),
  entryEdit('skills', statedLine('SKILL_REQUIRED', 100)),
  entryEdit('languages', statedLanguageSchema),
  entryEdit('certificates', statedLine('REQUIRED')),
  entryEdit('links', statedLine('REQUIRED', 500)),
]);
export type ReadingEdit = z.infer<typeof readingEditSchema>;
export type EditedPart = ReadingEdit['part'];

/** `resumeId` is the version: a reading that was replaced since is refused. Either `edits`, or `undo` of the last ones. */
export const readingEditsSchema = z
  .object({
    resumeId: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(100, 'TOO_LONG'),
    edits: z.array(readingEditSchema).min(1, 'REQUIRED').max(EDITS_AT_ONCE_MAX, 'TOO_MANY').optional(),
    undo: z.literal(true, { error: 'INVALID' }).optional(),
  })
  .refine(({ edits, undo }) => (edits === undefined) !== (undo === undefined), {
    path: ['edits'],
    message: 'REQUIRED',
  });

/** A whole profile as corrections state it, without the reading that it is made of. */
export type StatedProfile = Omit<Correction, 'resumeId'>;

/** What a profile says, in the shape in which corrections say it. */
export function statedOf({ email: _, skills, languages, ...profile }: Profile): StatedProfile {
  return {
    ...profile,
    skills: skills.map(({ name }) => name),
    languages: languages.map(({ name, level }) => ({ name, level })),
  };
}

const LISTS = ['experience', 'education', 'skills', 'languages', 'certificates', 'links'] as const;
type ListPart = (typeof LISTS)[number];

/** An entry with the index that it had, `null` of one that is new. */
type Kept<T> = { from: number | null; value: T };

function editedList<T>(list: readonly T[], edits: readonly { index?: number | undefined; entry?: T | undefined }[]) {
  const kept: (Kept<T> | undefined)[] = list.map((value, from) => ({ from, value }));
  const added: Kept<T>[] = [];
  for (const { index, entry } of edits) {
    if (index === undefined) {
      if (entry !== undefined) added.push({ from: null, value: entry });
    } else if (index < list.length) kept[index] = entry === undefined ? undefined : { from: index, value: entry };
  }
  return { kept: kept.filter((one) => one !== undefined), added };
}

/** Jobs stand most recent first: a new one goes before the first that began earlier. */
function inserted<T extends { startDate: string | null }>(
  kept: readonly Kept<T>[],
  added: readonly Kept<T>[],
): Kept<T>[] {
  let all = [...kept];
  for (const one of added) {
    const start = one.value.startDate ?? '';
    const at = all.findIndex(({ value }) => (value.startDate ?? '') < start);
    all = at < 0 ? [...all, one] : all.toSpliced(at, 0, one);
  }
  return all;
}

export interface EditedProfile {
  stated: StatedProfile;
  /** For each job, the index that it had before; `null` of one that was added. */
  jobs: (number | null)[];
}

/** Whether every edit names an entry that is there, or says something new. */
export function areEditsPossible(profile: Profile, edits: readonly ReadingEdit[]): boolean {
  return edits.every((edit) => {
    if (edit.part === 'facts') return true;
    return edit.index === undefined ? edit.entry !== undefined : edit.index < profile[edit.part].length;
  });
}

/** The profile with the edits made, all of them to the entries as they were before. */
export function editedProfile(profile: Profile, edits: readonly ReadingEdit[]): EditedProfile {
  const stated = statedOf(profile);
  const facts: Partial<StatedProfile> = {};
  for (const edit of edits) {
    if (edit.part !== 'facts') continue;
    const { part: _, ...given } = edit;
    Object.assign(facts, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
  }
  const of = <P extends ListPart>(part: P) => {
    const own = edits.filter((edit) => edit.part === part) as { index?: number; entry?: StatedProfile[P][number] }[];
    return editedList<StatedProfile[P][number]>(stated[part], own);
  };
  const plain = <P extends Exclude<ListPart, 'experience'>>(part: P) => {
    const { kept, added } = of(part);
    return [...kept, ...added].map(({ value }) => value);
  };
  const { kept, added } = of('experience');
  const jobs = inserted(kept, added);
  return {
    stated: {
      ...{ ...stated, ...facts },
      experience: jobs.map(({ value }) => value),
      education: plain('education') as StatedProfile['education'],
      skills: plain('skills') as string[],
      languages: plain('languages') as StatedProfile['languages'],
      certificates: plain('certificates') as string[],
      links: plain('links') as string[],
    },
    jobs: jobs.map(({ from }) => from),
  };
}
