/** What is declared of a document before it is uploaded, and what is refused at once. */
import { activityInputSchema, type DOCUMENT_CONTENT_TYPES } from '../../../../../../shared/domain/activity.ts';

type ContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

const TYPE_OF_ENDING: Record<string, ContentType> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Endings of file names, with their dots. */
export const DOCUMENT_EXTENSIONS = Object.keys(TYPE_OF_ENDING);

/** Some browsers send no media type, so the name's ending decides. */
export function documentInput(file: File | undefined, text: string) {
  const name = file?.name ?? '';
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  return {
    kind: 'document',
    fileName: name,
    contentType: TYPE_OF_ENDING[ending] ?? file?.type,
    sizeBytes: file?.size,
    text,
  };
}

/** The code of the first thing that is wrong with a file; `undefined` when it may be uploaded. */
export function documentProblem(file: File): string | undefined {
  return activityInputSchema.safeParse(documentInput(file, '')).error?.issues[0]?.message;
}
