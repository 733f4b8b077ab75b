/** Finds the jobs most like one job, so that its page can offer them. */
import { folded } from '../domain/folded.ts';
import type { Job } from '../domain/job.ts';
import { EXPERIENCE_LEVELS } from '../domain/job-choices.ts';
import { withLanguage } from '../domain/text-language.ts';
import { conceptById, findMentions, occupationByTitle, relatedness } from '../taxonomy/index.ts';

/** What each part of the likeness counts; together 1. */
const WEIGHTS = { work: 0.45, skills: 0.3, field: 0.1, place: 0.1, level: 0.05 } as const;
/** What work, skills and field have to give together, as one industry does: a town in common makes no likeness. */
const LEAST_KINSHIP = 0.06;
/** Words that two titles share say less than an occupation that both are known to name. */
const TITLE_WORDS_WORTH = 0.6;
const SAME_INDUSTRY = 0.6;
const REACHABLE = 0.6;
const SAME_COUNTRY = 0.2;
const NEXT_LEVEL = 0.5;
const TITLE_WORD_MIN_CHARS = 3;
/** A teacher who programs is no programmer: between unrelated work, skills in common count this much less. */
const APART = 0.5;
/** One skill in common may be chance: many jobs want English. */
const SKILLS_MIN = 2;

/** A job with what it is compared by worked out once. */
export interface ComparableJob {
  job: Job;
  occupation: string | undefined;
  titleWords: ReadonlySet<string>;
  skills: readonly string[];
  category: string;
  industry: string;
  location: string;
  region: string | undefined;
  country: string | undefined;
  level: number;
}

/** Jobs to choose from, with how much each skill tells: the rarer among them, the more. */
export interface JobsToCompare {
  jobs: readonly ComparableJob[];
  skillWeights: ReadonlyMap<string, number>;
}

/** Prepares a job: the occupation of its title, the skills of title, requirements and tags, and its place. */
export function comparable(job: Job): ComparableJob {
  const text = [job.title, ...job.requirements, ...job.tags].join('\n');
  const words = folded(job.title).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const found = findMentions(job.location, ['place'])[0];
  const place = found && conceptById(found.id);
  return {
    job: withLanguage(job),
    occupation: occupationByTitle(job.title)?.id,
    titleWords: new Set(words.filter((word) => word.length >= TITLE_WORD_MIN_CHARS)),
    skills: [...new Set(findMentions(text, ['skill']).map(({ id }) => id))],
    category: folded(job.category),
    industry: folded(job.industry),
    location: folded(job.location),
    region: place?.kind === 'place' ? (place.region ?? place.id) : undefined,
    country: place?.kind === 'place' ? place.country : undefined,
    level: EXPERIENCE_LEVELS.indexOf(job.experienceLevel),
  };
}

/** Brings prepared jobs together; to be done once for a catalogue. */
export function jobsToCompare(jobs: readonly ComparableJob[]): JobsToCompare {
  const counts = new Map<string, number>();
  for (const { skills } of jobs) for (const id of skills) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { jobs, skillWeights: new Map([...counts].map(([id, count]) => [id, Math.log(1 + jobs.length / count)])) };
}

/** Answers `compute(key)`, worked out once per key. */
function once<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

type Nearness = (other: ComparableJob) => number;

function workNearness({ occupation, titleWords }: ComparableJob): Nearness {
  const near = once((other: string) => (occupation === undefined ? 0 : relatedness(occupation, other)));
  return (other) => {
    if (occupation !== undefined && other.occupation !== undefined) return near(other.occupation);
    let shared = 0;
    for (const word of titleWords) if (other.titleWords.has(word)) shared += 1;
    const all = titleWords.size + other.titleWords.size - shared;
    return all === 0 ? 0 : (shared / all) * TITLE_WORDS_WORTH;
  };
}

function skillNearness({ skills }: ComparableJob, { skillWeights }: JobsToCompare): Nearness {
  const weightOf = (id: string) => skillWeights.get(id) ?? 1;
  const near = once((id: string) => skills.reduce((best, own) => Math.max(best, relatedness(own, id)), 0));
  const own = skills.reduce((sum, id) => sum + weightOf(id), 0);
  return (other) => {
    let [shared, theirs, covered] = [0, 0, 0];
    for (const id of other.skills) {
      shared += weightOf(id) * near(id);
      theirs += weightOf(id);
      if (near(id) > 0) covered += 1;
    }
    return covered < SKILLS_MIN ? 0 : shared / Math.max(own, theirs);
  };
}

function fieldNearness(one: ComparableJob, other: ComparableJob): number {
  if (one.category === other.category) return 1;
  return one.industry === other.industry ? SAME_INDUSTRY : 0;
}

function placeNearness(one: ComparableJob, other: ComparableJob): number {
  const isRemote = other.job.remotePolicy === 'remote';
  if (one.location === other.location || (isRemote && one.job.remotePolicy === 'remote')) return 1;
  if (isRemote || (one.region !== undefined && one.region === other.region)) return REACHABLE;
  return one.country !== undefined && one.country === other.country ? SAME_COUNTRY : 0;
}

function levelNearness(one: ComparableJob, other: ComparableJob): number {
  const distance = Math.abs(one.level - other.level);
  return distance === 0 ? 1 : distance === 1 ? NEXT_LEVEL : 0;
}

/** How like `asked` each job is, 0..1 by the formula of `similarJobs`; 0 for those that it leaves out. */
export function likenessTo(asked: ComparableJob, all: JobsToCompare): (other: ComparableJob) => number {
  const [work, skills] = [workNearness(asked), skillNearness(asked, all)];
  return (other) => {
    const field = WEIGHTS.field * fieldNearness(asked, other);
    const near = work(other);
    const kinship = WEIGHTS.work * near + WEIGHTS.skills * skills(other) * (near > 0 ? 1 : APART) + field;
    if (kinship < LEAST_KINSHIP) return 0;
    return kinship + WEIGHTS.place * placeNearness(asked, other) + WEIGHTS.level * levelNearness(asked, other);
  };
}

/**
 * The at most `limit` jobs most like `asked`, the closest first and among equals in the order given; never `asked` itself.
 *
 * likeness = .45 work + .30 skills + .10 field + .10 place + .05 level, each 0..1:
 * - work: nearness of the titles' occupations in the taxonomy; where it does not know one of them, .6 of the share of
 *   their words that both titles have;
 * - skills: of the weight of the longer of both skill lists the part that the other one covers; a near skill covers its
 *   nearness, and a skill that few jobs name weighs more (ln(1 + jobs / jobs naming it)); a single one counts nothing;
 *   between jobs whose work has nothing in common, skills count half;
 * - field: 1 for the same category, .6 for the same industry;
 * - place: 1 for the same place or when both are remote, .6 for the same region or a job that is remote, .2 for the same country;
 * - level: 1 for the same level of experience, .5 for the next one.
 *
 * Jobs whose work, skills and field give less than .06 together are left out, however near they are. Time is linear in the number of jobs: 10,000 take some 10 ms.
 */
export function similarJobs(asked: ComparableJob, all: JobsToCompare, limit: number): Job[] {
  const likeness = likenessTo(asked, all);
  const best: { job: Job; score: number }[] = [];
  for (const other of all.jobs) {
    if (other.job.jobId === asked.job.jobId) continue;
    const score = likeness(other);
    const last = best.length === limit ? best.at(-1) : undefined;
    if (score === 0 || (last && score <= last.score)) continue;
    const place = best.findIndex((kept) => kept.score < score);
    best.splice(place < 0 ? best.length : place, 0, { job: other.job, score });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ job }) => job);
}
