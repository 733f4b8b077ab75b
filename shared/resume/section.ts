/** What a resume is cut into, by its headings or by what its lines say. */
import type { Piece, ResumeLine } from './line.ts';
import type { SectionKind } from './section-names.ts';

/** A section with its lines; the heading is not among them. Text after `Skills:` on the heading's line is. */
export interface Section {
  kind: SectionKind;
  heading: Piece | null;
  lines: ResumeLine[];
}
