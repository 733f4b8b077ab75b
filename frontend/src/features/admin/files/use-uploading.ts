/** From files that someone dropped or chose to uploads: their names are looked up first, and clashes asked about. */
import { useState } from 'react';
import type { BasisStatement } from '../../../../../shared/domain/basis.ts';
import { newNameOf, resumeContentTypeOf } from '../../../../../shared/domain/file.ts';
import { basisMetadata } from '../kit/record/basis-field.tsx';
import { type ClashAnswer, clashesAmong, settled } from './name-clash.ts';
import { storageCall } from './storage-call.ts';
import { addUploads, type NewUpload, pathsUnderWay } from './upload-queue.ts';

/** Under this name the screen says that it is still trying. */
export const CHECKING = 'names';
const UNKNOWN_TYPE = 'application/octet-stream';
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/** What is said of resumes that are dropped; storage keeps it with each. */
export interface DropFacts {
  jobId?: string;
  language?: string;
  /** Without it, what the settings say. */
  basis?: BasisStatement;
}

function metadataOf({ jobId, language, basis }: DropFacts): Record<string, string> | undefined {
  if (!jobId && !language && !basis) return undefined;
  return { ...(jobId && { 'job-id': jobId }), ...(language && { language }), ...basisMetadata(basis) };
}

function contentTypeOf(file: File): string {
  // Some browsers give documents no type; the extension does.
  const declared = resumeContentTypeOf(file.name) ?? file.type.toLowerCase();
  return MEDIA_TYPE.test(declared) ? declared : UNKNOWN_TYPE;
}

/** Where files of a folder go, under names that a path takes; the screen shows them before anything is stored. */
export function uploadsTo(prefix: string, files: readonly File[], facts: DropFacts): NewUpload[] {
  return files.map((file) => ({
    path: prefix + newNameOf(file.name),
    file,
    contentType: contentTypeOf(file),
    metadata: metadataOf(facts),
  }));
}

/** What has been chosen and waits for an answer. */
export interface Question {
  added: readonly NewUpload[];
  clashes: readonly NewUpload[];
}

export function useUploading() {
  const [isChecking, setChecking] = useState(false);
  const [question, ask] = useState<Question | null>(null);
  const [failed, setFailed] = useState<(() => void) | null>(null);

  /** Does what asks storage for names; when that fails, `again` does it once more. */
  const whileChecking = async (work: () => Promise<void>, again: () => void) => {
    setFailed(null);
    setChecking(true);
    try {
      await storageCall(CHECKING, 'FILE_LIST_FAILED', work);
    } catch {
      setFailed(() => again);
    } finally {
      setChecking(false);
    }
  };
  const choose = (added: readonly NewUpload[]): void => {
    if (added.length === 0) return;
    const look = async () => {
      const clashes = await clashesAmong(added, pathsUnderWay());
      if (clashes.size === 0) addUploads(added);
      else ask({ added, clashes: added.filter((upload) => clashes.has(upload)) });
    };
    void whileChecking(look, () => choose(added));
  };
  const answer = (given: Question, answers: ReadonlyMap<NewUpload, ClashAnswer>): void => {
    ask(null);
    const begin = async () => addUploads(await settled(given.added, answers, pathsUnderWay()));
    void whileChecking(begin, () => answer(given, answers));
  };
  return { isChecking, question, failed, choose, answer, leave: () => ask(null) };
}
