/** Entry of GET /api/admin/files. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { listFiles } from './list-files.ts';

export const handler = httpHandler(routes.listFiles, () => {
  const deps = { files: fileStore(s3()), applications: applicationStore(dynamodb()), derivedId };
  return (input, actor) => listFiles(input, actor, deps);
});
