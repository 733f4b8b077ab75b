/** Files: the resume limits, the accepted formats, and the facts the product shows of a stored object. */
import * as z from 'zod';
import { timeSchema } from './field.ts';

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
});
export type StoredFile = z.infer<typeof storedFileSchema>;
