/** Entry of GET /api/admin/resume-processing. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { RESUME_STATUSES, type ResumeStatus } from '../../shared/domain/application.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from './dead-letters.ts';
import { listProcessing } from './list-processing.ts';
import { rememberedBriefly } from './remembered-briefly.ts';

export const uses = {
  reads: ['applications'],
  uploads: ['read'],
  redrives: ['resumes', 'scans', 'matching', 'runs'],
} as const satisfies Uses;

/** All values of an object of questions. */
async function answered<K extends string, V>(questions: Record<K, () => Promise<V>>): Promise<Record<K, V>> {
  const names = Object.keys(questions) as K[];
  const values = await Promise.all(names.map(async (name) => [name, await questions[name]()]));
  return Object.fromEntries(values) as Record<K, V>;
}

export const handler = httpHandler(routes.listProcessing, uses, ({ deadLetters: queues, tables, uploads }) => {
  const applications = applicationStore(tables.applications);
  const { countReading } = applications;
  const countsByState = Object.fromEntries(
    RESUME_STATUSES.map((status) => [status, rememberedBriefly(() => countReading(status))]),
  ) as Record<ResumeStatus, () => Promise<number>>;
  const countsByQueue = {
    resumes: rememberedBriefly(resumeDeadLetters(queues.resumes).count),
    scans: rememberedBriefly(scanDeadLetters(queues.scans).count),
    matching: rememberedBriefly(matchDeadLetters(queues.matching).count),
    runs: rememberedBriefly(runDeadLetters(queues.runs).count),
  };
  const figures = { counts: () => answered(countsByState), deadLetters: () => answered(countsByQueue) };
  const facts = { derivedId, now: () => new Date().toISOString() };
  const deps = { applications, uploads: uploadStore(uploads), ...figures, ...facts };
  return (input, actor) => listProcessing(input, actor, deps);
});
