/** The client of S3, in its own file so that only handlers with files load it. */
import { S3Client } from '@aws-sdk/client-s3';
import { optionalEnv } from './env.ts';
import { once } from './once.ts';
import { PATIENCE } from './patience.ts';

/** S3; the local storage is addressed by path, and presigned requests carry no checksum of a body yet unknown. Made once per container. */
export const s3 = once(
  () =>
    new S3Client({
      ...PATIENCE,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      forcePathStyle: optionalEnv('STORAGE_PATH_STYLE') === '1',
    }),
);
