/** Entry of POST /api/admin/resume-processing/dead-letters/redrive. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from './dead-letters.ts';
import { redriveDeadLetters } from './redrive-dead-letters.ts';

export const uses = { audits: true, redrives: ['resumes', 'scans', 'matching', 'runs'] } as const satisfies Uses;

/** Within the 25 s of an answer. */
const REDRIVING_MS = 15_000;

export const handler = httpHandler(routes.redriveDeadLetters, uses, ({ deadLetters: queues, tables }) => {
  const deadLetters = {
    resumes: resumeDeadLetters(queues.resumes),
    scans: scanDeadLetters(queues.scans),
    matching: matchDeadLetters(queues.matching),
    runs: runDeadLetters(queues.runs),
  };
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  return (input, actor) => {
    const end = Date.now() + REDRIVING_MS;
    return redriveDeadLetters(input, actor, { deadLetters, audit, isTimeUp: () => Date.now() > end });
  };
});
