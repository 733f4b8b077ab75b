/** The only writer of the indexes: applies changes of the tables and publishes generations for readers. */
import { INDEX_FILES, type IndexFile } from '../../shared/contract/resources.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { formVersion } from '../../shared/matching/index.ts';
import { allEnded } from '../runtime/all-ended.ts';
import type { ReadingKey, ResumeStore } from '../stores/resume-store.ts';
import type { ApplicationIndex } from './application-index.ts';
import { type PublishDeps, type Published, publishGeneration } from './generations.ts';
import type { JobIndex } from './job-index.ts';
import type { PeopleReport } from './opensearch/people-puts.ts';
import type { PeopleWriter } from './opensearch/people-writer.ts';
import type { RankingForms } from './ranking-forms.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { storedForms } from './stored-forms.ts';
import type { TalentIndex } from './talent-index.ts';

/** DynamoDB's limit for one batch. */
const BATCH = 100;
/** Forms of an earlier month that one round looks up again, in case a ranking has renewed them since. */
const LOOKED_UP_AGAIN = 20;

export interface PublishIndexesDeps extends PublishDeps {
  index: Pick<TalentIndex, 'current' | 'rankable' | 'compared'>;
  forms: RankingForms;
  jobs: Pick<JobIndex, 'current' | 'compared'>;
  applications: Pick<ApplicationIndex, 'current' | 'compared'>;
  resumes: Pick<ResumeStore, 'formsOf'>;
  /** Where a file lies, beside which its copy is made. */
  pathOf(file: IndexFile): string;
  /** `YYYY-MM`. */
  today(): string;
}

export type PublishReport = Record<IndexFile, Published>;
type Source<F extends IndexFile> = (file: F) => () => Promise<SqliteFile>;

/** Publishes these files; what one of them fails at keeps the others from nothing. */
async function publishFiles<F extends IndexFile>(files: readonly F[], currentOf: Source<F>, deps: PublishIndexesDeps) {
  const report: Partial<Record<F, Published>> = {};
  await allEnded(
    files.map(async (file) => {
      const source = { file, current: currentOf(file), path: deps.pathOf(file) };
      report[file] = await publishGeneration(source, deps);
    }),
  );
  return report as Record<F, Published>;
}

const OF_OTHERS = ['jobs', 'open-jobs', 'applications'] as const;
const OF_PEOPLE = ['talents', 'forms'] as const;

/** One round where people are searched in a collection: what the writer of that does takes the place of their files. */
export async function publishBesideCollection(
  actor: Actor,
  people: PeopleWriter,
  deps: PublishIndexesDeps,
): Promise<Record<(typeof OF_OTHERS)[number], Published> & { people: PeopleReport }> {
  authorise(actor, 'indexes.publish');
  const { jobs, applications } = deps;
  const ofOthers = async () => {
    await allEnded([jobs.current.all(), jobs.current.open(), applications.current()]);
    await allEnded([jobs.compared(), applications.compared()]);
    const current = { jobs: jobs.current.all, 'open-jobs': jobs.current.open, applications: applications.current };
    return publishFiles(OF_OTHERS, (file) => current[file], deps);
  };
  const [files, written] = await Promise.allSettled([ofOthers(), people.round()]);
  if ('reason' in files) throw files.reason;
  if ('reason' in written) throw written.reason;
  // No erasure reaches them any more. Not in each round: another writer of before may still publish.
  if (written.value.compared) await allEnded(OF_PEOPLE.map((file) => deps.store.removeAll(file)));
  return { ...files.value, people: written.value };
}

/** One round over all files; what one of them fails at keeps the others from nothing. */
export async function publishIndexes(actor: Actor, deps: PublishIndexesDeps): Promise<PublishReport> {
  authorise(actor, 'indexes.publish');
  const { index, jobs, applications } = deps;
  // What a comparison finds belongs into what is published, and nothing runs on here after the answer.
  await allEnded([index.current(), jobs.current.all(), jobs.current.open(), applications.current()]);
  await allEnded([index.compared(), jobs.compared(), applications.compared()]);
  const current: Record<IndexFile, () => Promise<SqliteFile>> = {
    talents: index.current,
    forms: () => currentForms(deps),
    jobs: jobs.current.all,
    'open-jobs': jobs.current.open,
    applications: applications.current,
  };
  return publishFiles(INDEX_FILES, (file) => current[file], deps);
}

/** The forms of everybody who has a reading, as far as they are stored with readings: making them is for rankings. */
async function currentForms({ index, forms, resumes, today }: PublishIndexesDeps): Promise<SqliteFile> {
  const file = await forms.current();
  const readings = await index.rankable();
  forms.keepOnly(new Set(readings.map(({ resumeId }) => resumeId)));
  const version = formVersion(today());
  const months = forms.months(version.engine);
  const missing = readings.filter(({ resumeId }) => !months.has(resumeId));
  const old = readings.filter(({ resumeId }) => (months.get(resumeId) ?? version.month) !== version.month);
  for (const keys of batches([...missing, ...someOf(old)])) {
    const found = storedForms(await resumes.formsOf(keys), version);
    forms.put(found.filter(({ resumeId, month }) => months.get(resumeId) !== month));
  }
  return file;
}

/** Others in each round, so that none is passed over for good. */
function someOf<T>(items: readonly T[]): T[] {
  const from = Math.floor(Math.random() * Math.max(1, items.length - LOOKED_UP_AGAIN + 1));
  return items.slice(from, from + LOOKED_UP_AGAIN);
}

function* batches(readings: readonly ReadingKey[]): Generator<ReadingKey[]> {
  for (let at = 0; at < readings.length; at += BATCH)
    yield readings.slice(at, at + BATCH).map(({ talentId, resumeId }) => ({ talentId, resumeId }));
}
