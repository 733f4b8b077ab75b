/** Everything the product does with the text of one resume, as stages whose cost can be measured one by one. */
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import type { Correction } from '../../shared/domain/correction.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import { editedProfile, type ReadingEdit } from '../../shared/domain/reading-edit.ts';
import { extractDocument, MAX_TEXT_LENGTH } from '../../shared/extraction/index.ts';
import {
  counterfactualCheck,
  type MatchResume,
  type PreparedJob,
  type PreparedResume,
  prepareJob,
  prepareResume,
  rankingPercent,
  rankingResume,
  scoreMatch,
  scorePercent,
} from '../../shared/matching/index.ts';
import { correctedReading, mendedReading, readCareer, readingWarnings, readResume } from '../../shared/resume/index.ts';

export const STAGES = ['read', 'correct', 'mend', 'match', 'check', 'rank'] as const;
export type Stage = (typeof STAGES)[number];

/** The longest text that is accepted, and shorter ones of half the length each; in UTF-16 code units. */
export const TEXT_SIZES = [8, 4, 2, 1].map((part) => MAX_TEXT_LENGTH / part);

const TODAY = '2026-11';
const ADS = demoJobs(new Date('2026-11-01T00:00:00Z')).slice(0, 4);
export const AD_TEXTS: readonly string[] = ADS.map(({ description }) => description);
let jobs: PreparedJob[] | undefined;

/** What a person says who takes every third entry out and changes their name. */
function correctionOf(profile: Profile): Correction {
  const without = <T>(entries: readonly T[]) => entries.filter((_, at) => at % 3 !== 1);
  return {
    ...profile,
    resumeId: 'reading',
    firstName: 'Otilia',
    skills: without(profile.skills).map(({ name }) => name),
    experience: without(profile.experience),
    education: without(profile.education),
    certificates: without(profile.certificates),
  };
}

/** What recruiters may have said in all: of every three entries one goes, and one is reworded. */
function editsOf(profile: Profile): ReadingEdit[] {
  const lists = ['skills', 'education', 'certificates', 'links'] as const;
  const jobs = profile.experience.flatMap(({ bullets, ...job }, index): ReadingEdit[] => {
    const entry = { ...job, company: `Talleres Yunque ${index}`, bullets: bullets.slice(1) };
    return index % 3 === 0 ? [] : [{ part: 'experience', index, entry: index % 3 === 1 ? entry : undefined }];
  });
  const others = lists.flatMap((part) =>
    profile[part].flatMap((_, index): ReadingEdit[] => (index % 3 === 1 ? [{ part, index }] : [])),
  );
  return [{ part: 'facts', lastName: 'Bermejo' }, ...jobs, ...others];
}

/** Runs the stages one after another, each within `measured`, as the product would for one application. */
export async function runStages(
  text: string,
  measured: <T>(stage: Stage, work: () => T | Promise<T>) => Promise<T>,
): Promise<void> {
  jobs ??= ADS.map((ad) => prepareJob(ad));
  const [job] = jobs;
  const bytes = new TextEncoder().encode(text);
  const reading = await measured('read', async () => {
    const document = await extractDocument(bytes, { fileName: 'cv.txt' });
    const { profile, sources, sections, leftOut } = readResume(document, { today: TODAY });
    const read = { text: document.text, profile, sources, sections };
    readCareer(read, TODAY);
    readingWarnings(document, leftOut);
    return read;
  });
  const own = await measured('correct', () => {
    const corrected = correctedReading(reading, correctionOf(reading.profile), 'es');
    readCareer({ ...corrected, correction: corrected }, TODAY);
    return corrected;
  });
  await measured('mend', () => {
    const { stated, jobs: origins } = editedProfile(own.profile, editsOf(own.profile));
    const mended = mendedReading({ ...own, correction: own }, stated, origins, 'es');
    readCareer({ ...mended, correction: mended }, TODAY);
  });
  const resume: MatchResume = { ...reading, source: 'resume' };
  const prepared: PreparedResume = await measured('match', () => {
    const made = prepareResume(resume, TODAY);
    if (job) scoreMatch(job, made);
    return made;
  });
  await measured('check', () => {
    const check = counterfactualCheck(prepared);
    if (job) check(job);
  });
  await measured('rank', () => {
    const bare = rankingResume(prepared);
    for (const one of jobs ?? []) if (rankingPercent(one, bare) === undefined) scorePercent(one, prepared);
  });
}
