/** Handles a browser's form upload: checks the policy before writing the file, and its size as it arrives. */
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { type ReceivedBody, receiveToFile } from './body.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import { checkPolicy, checkSize, type FormFields } from './post-policy.ts';
import { S3Error } from './s3-error.ts';
import type { Credentials } from './signature.ts';
import { requireKey } from './target.ts';

const STORED_FIELDS = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language'];
const META = 'x-amz-meta-';

export interface AcceptedForm {
  version: ObjectVersion;
  fields: FormFields;
}

/**
 * Reads the whole form and stores its file. A form that is refused is still read to its end before this throws.
 * Throws what `checkPolicy` and `checkSize` throw, or `MalformedPOSTRequest` / `InvalidArgument` (400).
 */
export async function acceptForm(
  request: IncomingMessage,
  context: { store: ObjectStore; bucket: string; credentials: Credentials },
): Promise<AcceptedForm> {
  const path = context.store.temporaryPath();
  try {
    const { fields, body } = await readForm(
      request,
      path,
      (form) => checkPolicy(form, context.bucket, context.credentials).maxBytes,
    );
    checkSize(body.sizeBytes, checkPolicy(fields, context.bucket, context.credentials));
    const key = requireKey(fields.get('key') ?? '');
    const version = await context.store.commit(path, {
      bucket: context.bucket,
      key,
      sizeBytes: body.sizeBytes,
      etag: body.md5,
      headers: pickHeaders(fields),
      metadata: pickMetadata(fields),
    });
    return { version, fields };
  } finally {
    await rm(path, { force: true });
  }
}

/** `allow` sees the fields before the file is read and answers how many bytes of it to keep; it may throw. */
function readForm(
  request: IncomingMessage,
  path: string,
  allow: (fields: FormFields) => number,
): Promise<{ fields: FormFields; body: ReceivedBody }> {
  return new Promise((resolve, reject) => {
    const fields: FormFields = new Map();
    let received: Promise<ReceivedBody> | undefined;
    const form = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: { fields: 100 } });
    form.on('field', (name, value) => {
      // S3 ignores every field after the file; only what the policy check has seen may count.
      if (!received) fields.set(name.toLowerCase(), value);
    });
    form.on('file', (name, stream, info) => {
      if (received || name.toLowerCase() !== 'file') return stream.resume();
      expandFileName(fields, info.filename ?? '');
      received = receiveAllowed(stream, path, fields, allow);
      // Awaited at `close`; until then a refusal must not count as unhandled.
      received.catch(() => undefined);
    });
    form.on('error', () => {
      request.unpipe(form);
      reject(
        new S3Error(
          400,
          'MalformedPOSTRequest',
          'The body of your POST request is not well-formed multipart/form-data.',
        ),
      );
    });
    form.on('close', () => {
      if (!received) reject(new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.'));
      else received.then((body) => resolve({ fields, body }), reject);
    });
    request.on('aborted', () => form.destroy(new Error('The upload was cut short.')));
    request.pipe(form);
  });
}

async function receiveAllowed(
  stream: Readable,
  path: string,
  fields: FormFields,
  allow: (fields: FormFields) => number,
): Promise<ReceivedBody> {
  try {
    return await receiveToFile(stream as AsyncIterable<Buffer>, path, allow(fields));
  } finally {
    stream.resume();
  }
}

/** S3 puts the file's name in place of its `filename` variable before it looks at the policy. */
function expandFileName(fields: FormFields, fileName: string): void {
  const key = fields.get('key');
  if (key)
    fields.set(
      'key',
      key.replace(/\$\{filename\}/g, () => fileName),
    );
}

function pickHeaders(fields: FormFields): Record<string, string> {
  const kept = STORED_FIELDS.flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
}

function pickMetadata(fields: FormFields): Record<string, string> {
  const entries = [...fields].filter(([name]) => name.startsWith(META));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(META.length), value]));
}
