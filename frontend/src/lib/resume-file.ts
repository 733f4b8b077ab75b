/** Checks of a resume file, for every form that accepts one. */
import { resumeDeclarationSchema } from '../../../shared/domain/application.ts';
import { resumeContentTypeOf } from '../../../shared/domain/file.ts';

/** What the API needs of a file before its upload. */
export function declarationOf(file: File) {
  return {
    fileName: file.name,
    contentType: resumeContentTypeOf(file.name) ?? file.type,
    sizeBytes: file.size,
  };
}

/** The code of the first thing that is wrong with a file's name, type or size; `undefined` when it may be read. */
export function refusalOf(file: File): string | undefined {
  return resumeDeclarationSchema.safeParse(declarationOf(file)).error?.issues[0]?.message;
}
