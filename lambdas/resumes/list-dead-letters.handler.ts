/** Entry of GET /api/admin/resume-processing/dead-letters. */
import { routes } from '../../shared/contract/routes.ts';
import { sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchDeadLetters, resumeDeadLetters, runDeadLetters, scanDeadLetters } from '../stores/dead-letters.ts';
import { listDeadLetters } from './list-dead-letters.ts';

export const handler = httpHandler(routes.listDeadLetters, () => {
  const client = sqs();
  const deadLetters = {
    resumes: resumeDeadLetters(client),
    scans: scanDeadLetters(client),
    matching: matchDeadLetters(client),
    runs: runDeadLetters(client),
  };
  return (input, actor) => listDeadLetters(input, actor, { deadLetters });
});
