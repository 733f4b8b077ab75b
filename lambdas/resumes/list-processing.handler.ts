/** Entry of GET /api/admin/resume-processing. */
import { routes } from '../../shared/contract/routes.ts';
import { RESUME_STATUSES, type ResumeStatus } from '../../shared/domain/application.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from '../stores/dead-letters.ts';
import { rememberedBriefly } from '../stores/remembered-briefly.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { listProcessing } from './list-processing.ts';

/** All values of an object of questions. */
async function answered<K extends string, V>(questions: Record<K, () => Promise<V>>): Promise<Record<K, V>> {
  const names = Object.keys(questions) as K[];
  const values = await Promise.all(names.map(async (name) => [name, await questions[name]()]));
  return Object.fromEntries(values) as Record<K, V>;
}

export const handler = httpHandler(routes.listProcessing, () => {
  const applications = applicationStore(dynamodb());
  const { countReading } = applications;
  const countsByState = Object.fromEntries(
    RESUME_STATUSES.map((status) => [status, rememberedBriefly(() => countReading(status))]),
  ) as Record<ResumeStatus, () => Promise<number>>;
  const countsByQueue = {
    resumes: rememberedBriefly(resumeDeadLetters(sqs()).count),
    scans: rememberedBriefly(scanDeadLetters(sqs()).count),
    matching: rememberedBriefly(matchDeadLetters(sqs()).count),
    runs: rememberedBriefly(runDeadLetters(sqs()).count),
  };
  const figures = { counts: () => answered(countsByState), deadLetters: () => answered(countsByQueue) };
  const facts = { derivedId, now: () => new Date().toISOString() };
  const deps = { applications, uploads: uploadStore(s3()), ...figures, ...facts };
  return (input, actor) => listProcessing(input, actor, deps);
});
