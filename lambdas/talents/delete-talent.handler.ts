/** Entry of DELETE /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteTalent } from './delete-talent.ts';

export const handler = httpHandler(routes.deleteTalent, () => {
  const client = dynamodb();
  const stores = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const deps = { ...stores, matches: matchStore(client), uploads: uploadStore(s3()) };
  return (input, actor) => deleteTalent(input, actor, deps);
});
