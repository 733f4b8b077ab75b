/** What the readers of one resume share: its lines and sections, and where each field stands. */
import type { LeftOut, ProfileSources, Span } from '../domain/profile.ts';
import type { ExtractedDocument } from '../extraction/index.ts';
import type { LetterHistory } from './letter-history.ts';
import type { ResumeLine } from './line.ts';
import type { PersonForm } from './person-captions.ts';
import type { Section } from './section.ts';
import type { SectionKind } from './section-names.ts';
import { addSource } from './sourced.ts';

export interface Context {
  document: ExtractedDocument;
  lines: readonly ResumeLine[];
  sections: readonly Section[];
  /** What stands in the boxes of a form for the person; their lines are in no section. */
  form: PersonForm;
  /** What a letter without sections tells, where it is one. */
  letter: LetterHistory | undefined;
  sources: ProfileSources;
  leftOut: LeftOut;
}

export function linesOf(context: Context, kind: SectionKind): ResumeLine[] {
  return context.sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
}

export function keepListed<T>(sources: ProfileSources, key: string, found: readonly { value: T; span: Span }[]): T[] {
  return found.map((one, index) => {
    addSource(sources, `${key}.${index}`, one.span);
    return one.value;
  });
}
