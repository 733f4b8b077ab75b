/** Finds jobs, talents and employers by a few words, for whoever wants to jump to one. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { calledOf } from '../../shared/domain/called.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { jobsMeetingAll, type SearchableJob } from '../../shared/search/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { talentSearch } from '../stores/talent-search.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';

const SHOWN = 5;

type Route = typeof routes.searchEverything;

export interface SearchEverythingDeps {
  allJobs(): Promise<readonly SearchableJob[]>;
  allTalents(): Promise<readonly TalentRecord[]>;
  allEmployers(): Promise<readonly Employer[]>;
}

/**
 * Nothing is found for no words. What has them in its names comes first, of that what begins with them, then jobs and talents
 * that are meant by them; of equal ones the last changed.
 */
export async function searchEverything(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: SearchEverythingDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'desk.use');
  const words = folded(input.query.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return { jobs: [], talents: [], employers: [] };
  const [searchable, talents, employers] = await Promise.all([deps.allJobs(), deps.allTalents(), deps.allEmployers()]);
  const jobs = searchable.map(({ job }) => job);
  const text = input.query.q ?? '';
  return {
    jobs: filled(best(jobs, jobWords, words), jobsMeetingAll(searchable, text)).map(
      ({ jobId, title, company, status }) => ({ jobId, title, company, status }),
    ),
    talents: filled(best(talents, talentWords, words), talents.filter(talentSearch(talents, text).fits)).map(found),
    employers: best(employers, employerWords, words).map(({ employerId, company, status }) => ({
      employerId,
      company,
      status,
    })),
  };
}

/** What the words found, then what their meaning found, the last changed first, up to as many as are shown. */
function filled<T extends { updatedAt: string }>(first: readonly T[], more: readonly T[]): T[] {
  const byTime = more.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return [...new Set([...first, ...byTime])].slice(0, SHOWN);
}

function found(record: TalentRecord) {
  const talent = talentOf(record);
  const { talentId, headline, emailConfirmed } = talent;
  return { talentId, name: calledOf({ ...talent, id: talentId }), headline, emailConfirmed };
}

const jobWords = ({ title, company, location }: Job) => [title, company, location];
const employerWords = ({ company, primaryContact }: Employer) => [company, primaryContact?.name ?? ''];
const talentWords = (record: TalentRecord) => {
  const { firstName, lastName, email, headline } = talentOf(record);
  return [`${firstName} ${lastName}`, email ?? '', headline ?? ''];
};

/** Folded words by record: a catalogue answers the same records again and again. */
const memory = new WeakMap<object, string>();

function foldedWords<T extends object>(record: T, wordsOf: (record: T) => string[]): string {
  const known = memory.get(record) ?? folded(wordsOf(record).join('\n'));
  memory.set(record, known);
  return known;
}

function best<T extends { updatedAt: string }>(
  records: readonly T[],
  wordsOf: (record: T) => string[],
  words: readonly string[],
): T[] {
  const first = words[0] ?? '';
  return records
    .map((record) => ({ record, text: foldedWords(record, wordsOf) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort(
      (a, b) =>
        Number(b.text.startsWith(first)) - Number(a.text.startsWith(first)) ||
        b.record.updatedAt.localeCompare(a.record.updatedAt),
    )
    .slice(0, SHOWN)
    .map(({ record }) => record);
}
