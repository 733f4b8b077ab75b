/** Entry of DELETE /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { eraseApplication } from './erase-application.ts';

export const handler = httpHandler(routes.eraseApplication, () => {
  const client = dynamodb();
  const stores = { applications: applicationStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  const others = { talents: talentStore(client), uploads: uploadStore(s3()) };
  const deps = { ...stores, ...others, fingerprint, now: () => new Date().toISOString() };
  return (input, actor) => eraseApplication(input, actor, deps);
});
