/** Lets the bench of job titles ask the product which concept a title names. */
import { titleConcept } from '../../shared/taxonomy/index.ts';

/** The concept's id, or null when the title is no work that the taxonomy knows. */
export function concept(title: string): string | null {
  return titleConcept(title);
}
