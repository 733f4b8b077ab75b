/** `npm run drop -- FILE...`: puts resumes into the running local stack without a form, as a partner's sync does. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { resumeContentTypeOf } from '../../shared/domain/file.ts';
import { runningStack } from './running-stack.ts';
import { fromCaller, localSettings, UPLOAD_BUCKET } from './stack-settings.ts';

try {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Which files? For example: npm run drop -- resume.pdf');
  const { environment } = await runningStack(localSettings(process.env, []).dataDir);
  Object.assign(process.env, environment);
  const s3 = new S3Client({ forcePathStyle: true });
  for (const file of files) {
    const Key = `${UPLOAD_PREFIXES.drops}${basename(file)}`;
    const ContentType = resumeContentTypeOf(file) ?? 'application/octet-stream';
    await s3.send(
      new PutObjectCommand({ Bucket: UPLOAD_BUCKET, Key, Body: await readFile(fromCaller(file)), ContentType }),
    );
    console.log(`${file} -> ${Key}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
