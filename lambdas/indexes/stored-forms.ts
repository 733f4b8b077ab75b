/** Reads the ranking forms stored with readings that the current engine can use. */
import { ENGINE_VERSION, type FormVersion } from '../../shared/matching/index.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { StoredForm } from './ranking-forms.ts';

type Found = Awaited<ReturnType<ResumeStore['formsOf']>>[number];

/** Those that this engine made, each of its own month, and those that it gave up. */
export function storedForms(found: readonly Found[], { engine, month }: FormVersion): StoredForm[] {
  return found.flatMap(({ resumeId, rankingForm, tooComplexFor }): StoredForm[] => {
    if (tooComplexFor === ENGINE_VERSION) return [{ resumeId, engine, month, bytes: null }];
    if (rankingForm?.engine !== engine) return [];
    return [{ resumeId, engine, month: rankingForm.month, bytes: rankingForm.bytes }];
  });
}
