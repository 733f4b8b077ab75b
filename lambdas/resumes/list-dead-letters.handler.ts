/** Entry of GET /api/admin/resume-processing/dead-letters. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from './dead-letters.ts';
import { listDeadLetters } from './list-dead-letters.ts';

export const uses = { redrives: ['resumes', 'scans', 'matching', 'runs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listDeadLetters, uses, ({ deadLetters: queues }) => {
  const deadLetters = {
    resumes: resumeDeadLetters(queues.resumes),
    scans: scanDeadLetters(queues.scans),
    matching: matchDeadLetters(queues.matching),
    runs: runDeadLetters(queues.runs),
  };
  return (input, actor) => listDeadLetters(input, actor, { deadLetters });
});
