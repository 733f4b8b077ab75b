/** Finds jobs, talents and employers by a few words, for whoever wants to jump to one. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { calledOf } from '../../shared/domain/called.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { jobsMeetingAll, type SearchableJob } from '../../shared/search/index.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { IndexedTalent } from '../indexes/talent-rows.ts';
import type { ActionInput } from '../runtime/http.ts';
import { talentOf } from '../stores/talent-view.ts';

const SHOWN = 5;

type Route = typeof routes.searchEverything;

export interface SearchEverythingDeps {
  allJobs(): Promise<readonly SearchableJob[]>;
  index: Pick<TalentIndex, 'named' | 'page'>;
  now(): string;
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
  const text = input.query.q ?? '';
  const [searchable, named, meant, employers] = await Promise.all([
    deps.allJobs(),
    deps.index.named(words, SHOWN),
    deps.index.page({ search: text, sort: 'updatedAt', limit: SHOWN, now: deps.now() }),
    deps.allEmployers(),
  ]);
  const jobs = searchable.map(({ job }) => job);
  return {
    jobs: filled(best(jobs, jobWords, words), jobsMeetingAll(searchable, text)).map(
      ({ jobId, title, company, status }) => ({ jobId, title, company, status }),
    ),
    talents: filled(named, meant.items, ({ talentId }) => talentId).map(found),
    employers: best(employers, employerWords, words).map(({ employerId, company, status }) => ({
      employerId,
      company,
      status,
    })),
  };
}

/** What the words found, then what their meaning found, the last changed first, up to as many as are shown. */
function filled<T extends { updatedAt: string }>(
  first: readonly T[],
  more: readonly T[],
  idOf: (record: T) => unknown = (record) => record,
): T[] {
  const byTime = more.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const byId = new Map([...byTime, ...first].map((record) => [idOf(record), record]));
  const ids = new Set([...first, ...byTime].map(idOf));
  return [...ids].slice(0, SHOWN).flatMap((id) => byId.get(id) ?? []);
}

function found(record: IndexedTalent) {
  const talent = talentOf(record);
  const { talentId, headline, emailConfirmed } = talent;
  return { talentId, name: calledOf({ ...talent, id: talentId }), headline, emailConfirmed };
}

const jobWords = ({ title, company, location }: Job) => [title, company, location];
const employerWords = ({ company, primaryContact }: Employer) => [company, primaryContact?.name ?? ''];

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
