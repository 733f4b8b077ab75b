/** Entry of GET /api/admin/files/url. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { getFileUrl } from './get-file-url.ts';

export const handler = httpHandler(routes.getFileUrl, () => {
  const deps = { files: fileStore(s3()), applications: applicationStore(dynamodb()) };
  return (input, actor) => getFileUrl(input, actor, deps);
});
