/** Makes the forms of many readings as a matching run does, in a process of its own that says how far it is, so that it can be killed. */
import { fileURLToPath } from 'node:url';
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import { completeForms, lacking, type ReadingFormsDeps } from '../../lambdas/matches/reading-forms.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { longPerson } from '../bench/long-texts.ts';
import { aProfile } from '../lambdas/records.ts';
import { directMatcher } from './direct-matcher.ts';

export const READINGS = Array.from({ length: 200 }, (_, at) => ({ talentId: `t${at}`, resumeId: `r${at}` }));

const { text } = longPerson(1);

function resumeOf(key: { talentId: string; resumeId: string }): Resume {
  const facts = { applicationId: 'a', fileName: 'cv.txt', createdAt: '2026-11-21T09:00:00.000Z' };
  return { ...key, ...facts, text, profile: aProfile({}), sources: {} } as Resume;
}

/** What making forms needs, over a file and readings that are stored with no form. */
export function makingForms(path: string): ReadingFormsDeps {
  return {
    forms: rankingForms(path),
    resumes: {
      formsOf: async () => [],
      getMany: async (keys) => keys.map(resumeOf),
      keepForm: async () => undefined,
      markTooComplex: async () => undefined,
    },
    matcher: directMatcher(),
    today: () => '2026-11',
  };
}

/** Goes on with what is lacking and passes on how many of that are made. */
export async function goOn(deps: ReadingFormsDeps, onStep: (made: number) => void): Promise<void> {
  for await (const made of completeForms(lacking(READINGS, deps), deps)) onStep(made);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await goOn(makingForms(process.argv[2] ?? ''), (made) => console.log(made));
