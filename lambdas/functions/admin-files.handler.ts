/** The files screen, the only function that may read and write the whole upload bucket. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'files/abort-upload': () => import('../files/abort-upload.handler.ts'),
  'files/complete-upload': () => import('../files/complete-upload.handler.ts'),
  'files/delete-file': () => import('../files/delete-file.handler.ts'),
  'files/get-file-metadata': () => import('../files/get-file-metadata.handler.ts'),
  'files/get-file-url': () => import('../files/get-file-url.handler.ts'),
  'files/list-files': () => import('../files/list-files.handler.ts'),
  'files/resume-upload': () => import('../files/resume-upload.handler.ts'),
  'files/start-upload': () => import('../files/start-upload.handler.ts'),
};

export const handler = routed(endpoints);
