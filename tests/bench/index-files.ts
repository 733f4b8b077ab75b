/** Makes the files of the index for people whose resumes have real lengths, without a table: what a cold process of a laptop finds. */
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { jobIndex } from '../../lambdas/indexes/job-index.ts';
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import { openTalentFile, replaceAll } from '../../lambdas/indexes/talent-file.ts';
import { TOO_COMPLEX } from '../../lambdas/matches/matcher.ts';
import { conceptsOf } from '../../lambdas/settling/talent-facts.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { extractDocument } from '../../shared/extraction/index.ts';
import { encodeRankingForm, formVersion } from '../../shared/matching/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { directMatcher } from '../support/direct-matcher.ts';
import { anyJob } from './any-job.ts';
import { type IndexFiles, jobTable, MONTH, NOW, READING, TEXTS } from './index-paths.ts';
import { longPerson } from './long-texts.ts';

const FORMS_AT_ONCE = 1_000;

interface Read {
  skillIds: string[];
  bytes: Uint8Array;
  reading: Resume;
}

async function readText(index: number): Promise<Read> {
  const { text } = longPerson(index);
  const document = await extractDocument(new TextEncoder().encode(text), { declaredType: 'text/plain' });
  const { profile, sources } = readResume(document, { today: MONTH });
  const read = { text: document.text, profile, sources };
  const resume = { ...read, talentId: '', resumeId: `text${index}`, applicationId: '', fileName: '', createdAt: '' };
  const ranking = await directMatcher().ranking(resume, MONTH);
  if (ranking === TOO_COMPLEX) throw new Error(`The resume ${index} is too complex`);
  return { skillIds: conceptsOf(read), bytes: encodeRankingForm(ranking), reading: resume };
}

function talent(index: number, { skillIds }: Read): TalentRecord {
  const { firstName, lastName, location, headline } = longPerson(index);
  const at = new Date(NOW.getTime() - index * 99_700).toISOString();
  return {
    talentId: `person${index}`,
    resumeId: `${READING}${index}`,
    kind: 'talent',
    version: 1,
    email: `p${index}@people.example`,
    status: 'new',
    source: 'drop',
    createdAt: at,
    updatedAt: at,
    skillIds,
    applied: { firstName, lastName, phone: null, location, headline },
    appliedAt: at,
    edits: {},
    basis: { kind: 'consent', until: '2028-01-01T00:00:00.000Z' },
  };
}

/** Writes the files of `count` jobs, all of them open; answers the milliseconds that took. */
export async function makeJobFiles({ jobs, openJobs }: IndexFiles, count: number): Promise<number> {
  const table = jobTable(Array.from({ length: count }, (_, index) => anyJob(index)));
  const startedAt = performance.now();
  const index = jobIndex({ jobs: table, paths: { all: jobs, open: openJobs }, now: () => NOW.getTime() });
  await index.countByStatus();
  await index.openPage({ limit: 1 });
  index.close();
  return performance.now() - startedAt;
}

function keepReadings(path: string, texts: readonly Read[]): void {
  const db = new DatabaseSync(path);
  db.exec('CREATE TABLE readings (text INTEGER PRIMARY KEY, reading TEXT NOT NULL); BEGIN');
  const put = db.prepare('INSERT INTO readings VALUES (?, ?)');
  for (const [at, { reading }] of texts.entries()) put.run(at, JSON.stringify(reading));
  db.exec('COMMIT');
  db.close();
}

/** Writes the files for `count` people; answers the milliseconds that making the index of them took. */
export async function makeIndexFiles(
  paths: Pick<IndexFiles, 'talents' | 'forms' | 'readings'>,
  count: number,
): Promise<number> {
  const texts: Read[] = [];
  for (let at = 0; at < TEXTS; at += 1) texts.push(await readText(at));
  keepReadings(paths.readings, texts);
  const of = (index: number) => texts[index % TEXTS] as Read;
  const forms = rankingForms(paths.forms);
  for (let from = 0; from < count; from += FORMS_AT_ONCE)
    forms.put(
      Array.from({ length: Math.min(FORMS_AT_ONCE, count - from) }, (_, at) => ({
        resumeId: `${READING}${from + at}`,
        ...formVersion(MONTH),
        bytes: of(from + at).bytes,
      })),
    );
  forms.close();
  const people = Array.from({ length: count }, (_, index) => talent(index, of(index)));
  const file = openTalentFile(paths.talents);
  const startedAt = performance.now();
  file.atOnce(() => {
    replaceAll(file, people);
    for (const note of ['freshAt', 'loadedAt']) file.setNote(note, String(NOW.getTime()));
  });
  const madeMs = performance.now() - startedAt;
  file.overwriteRemoved();
  file.close();
  return madeMs;
}
