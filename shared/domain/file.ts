/** Files: the resume limits, the accepted formats, and the facts the product shows of a stored object. */
import * as z from 'zod';
import { requiredText, timeSchema } from './field.ts';

/** 15 MiB, the specification's limit on a resume. */
export const RESUME_MAX_BYTES = 15 * 1024 * 1024;
export const RESUME_FILE_NAME_MAX_CHARS = 255;

/** Formats that can be read, by media type. */
export const RESUME_TYPES = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
} as const;
export type ResumeContentType = keyof typeof RESUME_TYPES;
export const RESUME_CONTENT_TYPES = Object.keys(RESUME_TYPES) as ResumeContentType[];
export const RESUME_EXTENSIONS = ['.pdf', '.docx', '.txt'] as const;

/** The media type that a file's name promises, for browsers that send none; `undefined` for another ending. */
export function resumeContentTypeOf(fileName: string): ResumeContentType | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return RESUME_CONTENT_TYPES.find((type) => RESUME_TYPES[type] === ending);
}

/** Types of the specification, by which the files screen picks an icon. */
export const FILE_TYPES = [
  'resume',
  'document',
  'image',
  'video',
  'audio',
  'archive',
  'code',
  'spreadsheet',
  'presentation',
  'other',
] as const;

export const FILE_PAGE_SIZE = { min: 1, max: 1000 } as const;

/** Up to this a file travels in one form; above, in parts (the smallest part that S3 takes). */
export const SINGLE_UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** 5 GiB: what recruiters keep beside resumes is far smaller. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024 * 1024;
const PART_MAX_BYTES = 32 * 1024 * 1024;
const PARTS_WANTED_MAX = 16;

/** The size of all parts but the last: 5 MiB, doubled below 32 MiB as long as there would be more than 16 parts. */
export function partSizeFor(sizeBytes: number): number {
  let partSize = SINGLE_UPLOAD_MAX_BYTES;
  while (sizeBytes > partSize * PARTS_WANTED_MAX && partSize * 2 < PART_MAX_BYTES) partSize *= 2;
  return partSize;
}

/** Folders that the product itself writes; files there belong to a record, so that nobody may put others beside them. */
export const RESERVED_FOLDERS = ['applications/', 'documents/', 'imports/', 'exports/'] as const;

/** What storage takes as a key, in bytes of UTF-8. */
const PATH_MAX_BYTES = 1_024;

const isPath = (path: string) =>
  !path.startsWith('/') && path.split('/').every((part) => part !== '..' && part !== '.' && part !== '');

/** A whole key: folders and a name, without a slash at either end, without `.` and `..`. */
export const filePathSchema = requiredText('PATH_REQUIRED', PATH_MAX_BYTES)
  .refine((path) => new TextEncoder().encode(path).length <= PATH_MAX_BYTES, 'TOO_LONG')
  .refine(isPath, 'PATH_INVALID');

const METADATA_MAX_BYTES = 2_000;

/** Names in lower case and printable ASCII values, 2,000 bytes in all, as headers carry them. */
export const fileMetadataSchema = z
  .record(z.string().regex(/^[a-z0-9-]{1,60}$/, 'INVALID'), z.string().regex(/^[\x20-\x7e]{0,500}$/, 'INVALID'))
  .refine((metadata) => JSON.stringify(metadata).length <= METADATA_MAX_BYTES, 'TOO_LARGE');

/** A file that somebody wants to upload. */
export const newFileSchema = z.object({
  path: filePathSchema,
  contentType: z
    .string({ error: 'INVALID' })
    .regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)?$/, 'INVALID')
    .max(200, 'TOO_LONG'),
  sizeBytes: z.number({ error: 'INVALID' }).int('INVALID').min(1, 'FILE_EMPTY').max(FILE_MAX_BYTES, 'FILE_TOO_LARGE'),
  metadata: fileMetadataSchema.optional(),
});
export type NewFile = z.infer<typeof newFileSchema>;

export const storedFileSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  fullPath: z.string(),
  size: z.number().int(),
  contentType: z.string(),
  timeCreated: timeSchema,
  updated: timeSchema,
  metadata: z.record(z.string(), z.string()),
  type: z.enum(FILE_TYPES),
  /** Of a resume from a form, whose key is an id: the name that the person's own file had. */
  originalName: z.string().optional(),
  /** The application that a resume belongs to, as far as its key says so. */
  applicationId: z.string().optional(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
