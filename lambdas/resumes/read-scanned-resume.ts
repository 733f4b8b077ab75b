/** The second step of reading a scan: runs OCR, then continues as with any other file. */
import type { ScanRequest } from '../../shared/contract/events.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { ScannedPage } from '../../shared/extraction/index.ts';
import { type EndReadingDeps, type FileReading, type Outcome, takeStep } from './read-uploaded-resume.ts';
import type { ScanReader } from './scan-reader.ts';

export interface ReadScanDeps extends EndReadingDeps {
  recognise: ScanReader;
  /** Throws an `AppError` whose code is a `ReadingFailure` when there is nothing to read in the pages. */
  readPages(kind: 'pdf' | 'image', pages: readonly ScannedPage[]): Promise<FileReading>;
}

/**
 * Brings a scan that the first step handed on to `completed` or `failed`, unless it has been superseded, withdrawn or
 * ended meanwhile. As safe to repeat as the first step.
 */
export function readScannedResume(
  { applicationId, versionId, revision }: ScanRequest,
  actor: Actor,
  deps: ReadScanDeps,
): Promise<Outcome> {
  return takeStep(applicationId, { versionId, handedOnIn: revision }, actor, deps, {
    read: async ({ objectKey, declaredType }) => {
      const pages = await deps.recognise({ key: objectKey, versionId });
      return deps.readPages(declaredType?.startsWith('image/') ? 'image' : 'pdf', pages);
    },
  });
}
