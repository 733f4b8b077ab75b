/** Entry of GET /api/admin/files/metadata. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { getFileMetadata } from './get-file-metadata.ts';

export const handler = httpHandler(routes.getFileMetadata, () => {
  const deps = { files: fileStore(s3()), applications: applicationStore(dynamodb()), derivedId };
  return (input, actor) => getFileMetadata(input, actor, deps);
});
