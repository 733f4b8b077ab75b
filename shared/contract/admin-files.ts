/** Routes of the files screen: everything in the upload bucket, by folder. */
import * as z from 'zod';
import { blankAsDefault, optionalText, timeSchema } from '../domain/field.ts';
import {
  FILE_MAX_BYTES,
  FILE_PAGE_SIZE,
  type fileMetadataSchema,
  filePathSchema,
  filePrefixSchema,
  newFileSchema,
  storedFileSchema,
  storedPathSchema,
} from '../domain/file.ts';
import { type Route, route } from './route.ts';

const storedQuery = z.object({ path: storedPathSchema });
const uploadQuery = z.object({ path: filePathSchema });
// What storage calls an upload in parts; longer than the ids of our own records.
const uploadParams = z.object({ uploadId: z.string().min(1).max(1_000) });

/** Where one part goes: PUT its bytes to `url`, and keep the `ETag` of the answer. */
const partSchema = z.object({ partNumber: z.number().int(), url: z.string() });

/** All parts but the last have `partSizeBytes`. */
const partsSchema = z.object({
  uploadId: z.string(),
  fullPath: z.string(),
  partSizeBytes: z.number().int(),
  parts: z.array(partSchema),
  expiresAt: timeSchema,
});

/** The answer to a new upload: a presigned POST for a small file, one address per part for a large one. */
export const startedUploadSchema = z.union([
  partsSchema,
  z.object({
    fullPath: z.string(),
    upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    expiresAt: timeSchema,
  }),
]);
export type StartedUpload = z.infer<typeof startedUploadSchema>;

export const adminFileRoutes = {
  listFiles: route({
    method: 'GET',
    path: '/api/admin/files',
    access: 'admin',
    handler: 'files/list-files',
    summary: 'Stored files below a prefix, with a delimiter by folder; a page counts files and folders',
    successStatus: 200,
    query: z.object({
      // As storage spells it: a folder's name may begin or end with a space.
      prefix: filePrefixSchema.default(''),
      delimiter: z.enum(['', '/'], { error: 'INVALID' }).default(''),
      pageToken: optionalText(4_000).optional(),
      pageSize: blankAsDefault(
        z.coerce
          .number({ error: 'INVALID' })
          .int('INVALID')
          .min(FILE_PAGE_SIZE.min, 'TOO_SMALL')
          .max(FILE_PAGE_SIZE.max, 'TOO_LARGE')
          .default(200),
      ),
    }),
    response: z.object({
      items: z.array(storedFileSchema),
      /** Folders right below the prefix, each with its final slash. */
      prefixes: z.array(z.string()),
      nextPageToken: z.string().optional(),
    }),
  }),
  deleteFile: route({
    method: 'DELETE',
    path: '/api/admin/files',
    access: 'admin',
    handler: 'files/delete-file',
    role: 'admin',
    recentSignIn: true,
    summary: 'Delete a file with all its versions, for good',
    successStatus: 204,
    query: storedQuery,
  }),
  getFileMetadata: route({
    method: 'GET',
    path: '/api/admin/files/metadata',
    access: 'admin',
    handler: 'files/get-file-metadata',
    summary: 'All that storage knows of a file',
    successStatus: 200,
    query: storedQuery,
    response: storedFileSchema,
  }),
  getFileUrl: route({
    method: 'GET',
    path: '/api/admin/files/url',
    access: 'admin',
    handler: 'files/get-file-url',
    summary: 'Where to download a file as an attachment, for five minutes',
    successStatus: 200,
    query: storedQuery,
    response: z.object({ url: z.string(), expiresAt: timeSchema }),
  }),
  startUpload: route({
    method: 'POST',
    path: '/api/admin/files/uploads',
    access: 'admin',
    handler: 'files/start-upload',
    summary: 'Where to upload a file: up to 5 MiB in one form, above in parts',
    successStatus: 201,
    body: newFileSchema,
    response: startedUploadSchema,
  }),
  resumeUpload: route({
    method: 'GET',
    path: '/api/admin/files/uploads/{uploadId}',
    access: 'admin',
    handler: 'files/resume-upload',
    summary: 'What has arrived of an upload in parts, and fresh addresses for the rest of it',
    successStatus: 200,
    params: uploadParams,
    query: uploadQuery.extend({
      sizeBytes: z.coerce
        .number({ error: 'INVALID' })
        .int('INVALID')
        .min(1, 'TOO_SMALL')
        .max(FILE_MAX_BYTES, 'TOO_LARGE'),
    }),
    response: partsSchema.extend({
      received: z.array(z.object({ partNumber: z.number().int(), etag: z.string(), sizeBytes: z.number().int() })),
    }),
  }),
  completeUpload: route({
    method: 'POST',
    path: '/api/admin/files/uploads/{uploadId}/complete',
    access: 'admin',
    handler: 'files/complete-upload',
    summary: 'Put the parts together',
    successStatus: 200,
    params: uploadParams,
    body: z.object({
      path: filePathSchema,
      parts: z
        .array(z.object({ partNumber: z.number().int().min(1).max(10_000), etag: z.string().min(1).max(200) }))
        .min(1, 'REQUIRED')
        .max(10_000, 'TOO_MANY'),
    }),
    response: storedFileSchema,
  }),
  abortUpload: route({
    method: 'DELETE',
    path: '/api/admin/files/uploads/{uploadId}',
    access: 'admin',
    handler: 'files/abort-upload',
    summary: 'Give up an upload in parts; what arrived of it is thrown away',
    successStatus: 204,
    params: uploadParams,
    query: uploadQuery,
  }),
} as const satisfies Record<string, Route>;

export type FileMetadata = z.infer<typeof fileMetadataSchema>;
