/** Processes a reconciliation: first all applications, then all files, in batches. */
import { RESUME_STATUSES } from '../../shared/domain/application.ts';
import { FINDINGS_KEPT, type Finding } from '../../shared/domain/run.ts';
import { type EndRunDeps, endRun } from '../runs/end-run.ts';
import type { Stretch, StretchEnd } from '../runs/stretch.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type ExamineApplicationDeps, findingOf, mend } from './examine-application.ts';
import { EXAMINED_PREFIXES, type ExamineObjectsDeps, examineObjects, type ListedObject } from './examine-objects.ts';

export type ReconcileDeps = Omit<EndRunDeps, 'uploads'> &
  Omit<ExamineApplicationDeps, 'applications' | 'uploads'> &
  Omit<ExamineObjectsDeps, 'applications' | 'uploads'> & {
    applications: ExamineApplicationDeps['applications'] &
      ExamineObjectsDeps['applications'] &
      Pick<ApplicationStore, 'list' | 'countReading'>;
    uploads: EndRunDeps['uploads'] & ExamineApplicationDeps['uploads'] & ExamineObjectsDeps['uploads'] & Lists;
  };
type Lists = Pick<UploadStore, 'list'>;

const A_TIME = 100;
const AT_ONCE = 20;

/** Where a stretch goes on: in the list of applications (step 0), or in a folder behind a key. */
interface Place {
  step: number;
  from?: string;
}

const placeAt = (cursor: string | undefined): Place => {
  const [step = '0', ...from] = (cursor ?? '0').split('|');
  return { step: Number(step), ...(from.length > 0 && { from: from.join('|') }) };
};
const cursorOf = ({ step, from }: Place): string => (from === undefined ? `${step}` : `${step}|${from}`);

/** Goes on where the last stretch ended. What is repaired was asked for; a second run shows whether it came. */
export async function reconcile(stretch: Stretch, deps: ReconcileDeps): Promise<StretchEnd> {
  if (stretch.run().total === null && !(await stretch.save({ total: await howMany(deps) }))) return 'interrupted';
  for (;;) {
    if (!stretch.hasTime()) return 'more';
    const place = placeAt(stretch.run().cursor);
    const prefix = EXAMINED_PREFIXES[place.step - 1];
    if (place.step > EXAMINED_PREFIXES.length) break;
    const { repair } = stretch.run();
    const some = prefix
      ? await someObjects(prefix, place, repair, deps)
      : await someApplications(place.from, repair, deps);
    const next = some.next === undefined ? { step: place.step + 1 } : { step: place.step, from: some.next };
    if (!(await note(some, next, stretch))) return 'interrupted';
  }
  return endRun(stretch, { state: 'done', total: stretch.run().done }, deps);
}

async function howMany({ applications, uploads }: ReconcileDeps): Promise<number> {
  let count = 0;
  for (const status of RESUME_STATUSES) count += await applications.countReading(status);
  for (const prefix of EXAMINED_PREFIXES) {
    for await (const _object of uploads.list(prefix)) count += 1;
  }
  return count;
}

/** What was looked at, and where the next ones are; nowhere for `undefined`. */
interface Some {
  findings: Finding[];
  count: number;
  next: string | undefined;
}

async function someApplications(from: string | undefined, repair: boolean, deps: ReconcileDeps): Promise<Some> {
  const page = await deps.applications.list({ by: 'submission', limit: A_TIME, cursor: from });
  const findings: Finding[] = [];
  await inParallel(page.items, AT_ONCE, async (record: ApplicationRecord) => {
    const kind = await findingOf(record, deps);
    if (!kind) return;
    const repaired = repair && (await mend(record, kind, deps));
    const { applicationId, talentId = null, objectKey } = record;
    findings.push({ kind, applicationId, talentId, fullPath: objectKey, repaired });
  });
  return { findings, count: page.items.length, next: page.nextCursor ?? undefined };
}

async function someObjects(prefix: string, { from }: Place, repair: boolean, deps: ReconcileDeps): Promise<Some> {
  const objects: ListedObject[] = [];
  for await (const object of deps.uploads.list(prefix, from)) {
    objects.push(object);
    if (objects.length === A_TIME) break;
  }
  const findings = await examineObjects(prefix, objects, repair, deps);
  const next = objects.length === A_TIME ? objects.at(-1)?.key : undefined;
  return { findings, count: objects.length, next };
}

function note({ findings, count }: Some, next: Place, stretch: Stretch): Promise<boolean> {
  const run = stretch.run();
  const findingCounts = { ...run.findingCounts };
  for (const { kind } of findings) findingCounts[kind] = (findingCounts[kind] ?? 0) + 1;
  const kept = [...run.findings, ...findings].slice(0, FINDINGS_KEPT);
  return stretch.save({ done: run.done + count, findings: kept, findingCounts, cursor: cursorOf(next) });
}
