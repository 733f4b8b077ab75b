/** Entry of POST /api/admin/resume-processing/dead-letters/redrive. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from '../stores/dead-letters.ts';
import { redriveDeadLetters } from './redrive-dead-letters.ts';

/** Within the 25 s of an answer. */
const REDRIVING_MS = 15_000;

export const handler = httpHandler(routes.redriveDeadLetters, () => {
  const client = sqs();
  const deadLetters = {
    resumes: resumeDeadLetters(client),
    scans: scanDeadLetters(client),
    matching: matchDeadLetters(client),
    runs: runDeadLetters(client),
  };
  const audit = auditTo(auditStore(dynamodb()), () => new Date().toISOString());
  return (input, actor) => {
    const end = Date.now() + REDRIVING_MS;
    return redriveDeadLetters(input, actor, { deadLetters, audit, isTimeUp: () => Date.now() > end });
  };
});
