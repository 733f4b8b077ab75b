/** Files: the resume limits, the accepted formats, and the facts the product shows of a stored object. */
import * as z from 'zod';
import { inOneLine, timeSchema } from './field.ts';

/** 15 MiB, the specification's limit on a resume. */
export const RESUME_MAX_BYTES = 15 * 1024 * 1024;
export const RESUME_FILE_NAME_MAX_CHARS = 255;

/** Formats that can be read, by media type. */
export const RESUME_TYPES = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type ResumeContentType = keyof typeof RESUME_TYPES;
export const RESUME_CONTENT_TYPES = Object.keys(RESUME_TYPES) as ResumeContentType[];
export const RESUME_EXTENSIONS = ['.pdf', '.docx', '.doc', '.odt', '.rtf', '.txt', '.jpg', '.jpeg', '.png'] as const;
/** What a field for a resume takes: endings for desktops, media types for phones, which then offer their camera. */
export const RESUME_ACCEPT: readonly string[] = [...RESUME_EXTENSIONS, ...RESUME_CONTENT_TYPES];

/** The media type that a file's name promises, for browsers that send none; `undefined` for another ending. */
export function resumeContentTypeOf(fileName: string): ResumeContentType | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const usual = ending === 'jpeg' ? 'jpg' : ending;
  return RESUME_CONTENT_TYPES.find((type) => RESUME_TYPES[type] === usual);
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

export type FileType = (typeof FILE_TYPES)[number];

/** Endings that say more than a general content type does; `|` around each, so that one text holds them all. */
const ENDINGS: readonly (readonly [FileType, string])[] = [
  ['document', '|pdf|doc|docx|docm|dot|dotx|odt|rtf|txt|text|md|markdown|pages|tex|epub|log|eml|msg|'],
  ['image', '|jpg|jpeg|png|gif|webp|avif|heic|heif|svg|bmp|tif|tiff|ico|psd|ai|eps|'],
  ['video', '|mp4|m4v|mov|avi|mkv|webm|mpg|mpeg|wmv|flv|3gp|ogv|'],
  ['audio', '|mp3|m4a|wav|aac|flac|ogg|oga|opus|wma|aiff|mid|midi|'],
  ['archive', '|zip|tar|gz|tgz|bz2|xz|7z|rar|zst|jar|iso|dmg|'],
  ['spreadsheet', '|csv|tsv|xls|xlsx|xlsm|xlsb|ods|numbers|'],
  ['presentation', '|ppt|pptx|pptm|pps|ppsx|odp|key|'],
  [
    'code',
    '|js|mjs|cjs|jsx|ts|tsx|json|jsonl|xml|html|htm|css|scss|less|yml|yaml|toml|ini|sql|sh|bash|ps1|bat|py|rb|go|rs|java|kt|swift|c|h|cc|cpp|hpp|cs|php|pl|lua|r|ipynb|vue|svelte|',
  ],
];

const CONTENT_TYPES: readonly (readonly [FileType, RegExp])[] = [
  ['image', /^image\//],
  ['video', /^video\//],
  ['audio', /^audio\//],
  ['spreadsheet', /^(text\/(csv|tab-separated-values)|application\/(vnd\.ms-excel|.*(spreadsheet|numbers)))/],
  ['presentation', /^application\/(vnd\.ms-powerpoint|.*(presentation|keynote))/],
  ['archive', /^application\/(x-)?(zip|gzip|tar|bzip2?|xz|7z|rar|zstd|java-archive|vnd\.rar)/],
  [
    'code',
    /^(text\/(html|css|xml|javascript|x-)|application\/(json|xml|javascript|ecmascript|typescript|x-sh|sql|yaml|x-yaml|x-httpd-php)|.*\+(json|xml)$)/,
  ],
  ['document', /^(application\/(pdf|rtf|msword|.*(wordprocessing|opendocument\.text)|epub)|text\/)/],
];

/** What people call the file of a resume, as a word of its own: `cv-ana.pdf`, `Currículum 2026.docx`. */
const RESUME_NAME = /(?<!\p{L})(cv|r[eé]sum[eé]|curr[ií]cul(um|o)|hoja de vida)(?!\p{L})/iu;
/** Keys of the form's resumes, and of those that came without a form. */
const FORM_RESUMES = 'applications/';
const DROPPED_RESUMES = 'drops/';

function typeByEnding(name: string): FileType | undefined {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : ENDINGS.find(([, endings]) => endings.includes(`|${ending}|`))?.[0];
}

function typeByContent(contentType: string): FileType | undefined {
  const [bare = ''] = contentType.toLowerCase().split(';');
  return CONTENT_TYPES.find(([, pattern]) => pattern.test(bare.trim()))?.[0];
}

/**
 * The type by which the files screen picks an icon. Resumes are what came with a form, documents below `drops/`, and
 * documents whose own name says so. Otherwise the content type tells; where it is as general as `text/plain`
 * or none at all, the ending of the name.
 */
export function fileTypeOf(key: string, contentType: string, name: string): FileType {
  if (key.startsWith(FORM_RESUMES)) return 'resume';
  const isGeneral = /^(text\/plain|(application|binary)\/octet-stream)?(;|$)/i.test(contentType);
  const told = typeByContent(contentType);
  const type = (isGeneral ? typeByEnding(name) : undefined) ?? told ?? typeByEnding(name) ?? 'other';
  const isResume = type === 'document' && (key.startsWith(DROPPED_RESUMES) || RESUME_NAME.test(name));
  return isResume ? 'resume' : type;
}

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

/** Whether a path lies where only the product itself writes. */
export function isReserved(path: string): boolean {
  return RESERVED_FOLDERS.some((folder) => path.startsWith(folder));
}

/** What storage takes as a key, in bytes of UTF-8. */
const PATH_MAX_BYTES = 1_024;

const fitsKey = (path: string) => new TextEncoder().encode(path).length <= PATH_MAX_BYTES;

/** Storage takes no half characters, and not the one that ends texts. */
const isText = (path: string) => path.isWellFormed() && !path.includes('\u0000');

/** The beginning of a key, exactly as storage spells it; it may be empty. */
export const filePrefixSchema = z.string().refine(fitsKey, 'TOO_LONG').refine(isText, 'INVALID');

/**
 * The key of something that is stored already, exactly as storage spells it: others than this screen put files there
 * too, with spaces at the end, slashes in a row and whatever else a key may have. `..` is refused all the same.
 */
export const storedPathSchema = z
  .string({ error: 'PATH_REQUIRED' })
  .min(1, 'PATH_REQUIRED')
  .refine(fitsKey, 'TOO_LONG')
  .refine((path) => isText(path) && !path.split('/').includes('..'), 'PATH_INVALID');

// biome-ignore lint/suspicious/noTemplateCurlyInString: storage's own placeholder, which it fills in by itself.
const FILE_NAME_PLACEHOLDER = '${filename}';

const isPath = (path: string) =>
  isText(path) &&
  !path.includes(FILE_NAME_PLACEHOLDER) &&
  path.split('/').every((part) => part !== '..' && part !== '.' && part !== '');

/**
 * A whole key for a new file: folders and a name, without a slash at either end, without `.` and `..`. It is taken as it
 * is or refused, never put right: under another key than was asked for, it could become a new version of another file.
 */
export const filePathSchema = z
  .string({ error: 'PATH_REQUIRED' })
  .min(1, 'PATH_REQUIRED')
  .refine((path) => inOneLine(path) !== '', 'PATH_REQUIRED')
  .max(PATH_MAX_BYTES, 'TOO_LONG')
  .refine(fitsKey, 'TOO_LONG')
  .refine((path) => isPath(path) && path === inOneLine(path), 'PATH_INVALID');

/** The name for a new file or folder as its path takes it: one line, without blanks around and without hidden signs. */
export function newNameOf(name: string): string {
  return inOneLine(name.normalize('NFC'));
}

const METADATA_MAX_BYTES = 2_000;

/** Names in lower case and printable ASCII values, 2,000 bytes in all, as headers carry them. */
export const fileMetadataSchema = z
  .record(z.string().regex(/^[a-z0-9-]{1,60}$/, 'INVALID'), z.string().regex(/^[\x20-\x7e]{0,500}$/, 'INVALID'))
  .refine((metadata) => JSON.stringify(metadata).length <= METADATA_MAX_BYTES, 'TOO_LARGE');

/** A file that someone wants to upload. */
export const newFileSchema = z.object({
  path: filePathSchema,
  contentType: z
    .string({ error: 'INVALID' })
    .regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)?$/, 'INVALID')
    .max(200, 'TOO_LONG'),
  sizeBytes: z
    .number({ error: 'INVALID' })
    .int('INVALID')
    .min(1, 'UPLOAD_EMPTY')
    .max(FILE_MAX_BYTES, 'UPLOAD_TOO_LARGE'),
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
