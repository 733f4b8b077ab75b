/** Finds the education that a text names and orders it. */
import type { EducationLevel } from '../domain/levels.ts';
import { conceptById, findMentions } from '../taxonomy/index.ts';

/** Order of the levels; `other` (vocational, associate) lies between school and a degree. */
const RANK: Record<EducationLevel, number> = { 'high-school': 1, other: 1.5, bachelor: 2, master: 3, phd: 4 };

/** Rank of a level, 1 (school) to 4 (doctorate). */
export function educationRank(level: EducationLevel): number {
  return RANK[level];
}

/** Words by which people say that they have not finished, or stopped. */
const UNFINISHED =
  /\b(?:sin (?:terminar|acabar|finalizar|concluir|titulo)|no (?:terminad|acabad|finalizad|concluid)[oa]s?|inconclus[oa]s?|trunc[oa]s?|incomplet[oae]s?|abandon\w+|retirad[oa]|cursada completa|todo cursado|tesi(?:s|na) (?:empezada|pendiente)|deb(?:o|e) la tesis|me (?:anote|matricule|inscribi)|a falta de|(?:thesis|dissertation) (?:pending|outstanding|still due)|(?:en curso|cursando|pendiente)|\d+ (?:de|of) \d+ (?:materias|creditos|asignaturas|cursos|credits|courses)|primer (?:ano|curso) (?:de|solo)|solo (?:primer|el primer)|not (?:completed|finished)|unfinished|did not (?:finish|graduate|complete)|dropped out|in progress|ongoing|expected|anticipated|candidate for|pursuing|towards? an?|coursework (?:in|towards?))\b/;
const UNFINISHED_WITHIN_CHARS = 110;

/** Whether the line of a degree says beside it that it was not finished. */
export function isUnfinished(folded: string, { start, end }: { start: number; end: number }): boolean {
  const from = folded.lastIndexOf('\n', start) + 1;
  const lineEnd = folded.indexOf('\n', end);
  const to = Math.min(lineEnd < 0 ? folded.length : lineEnd, end + UNFINISHED_WITHIN_CHARS);
  return UNFINISHED.test(folded.slice(Math.max(from, start - UNFINISHED_WITHIN_CHARS), to));
}

/** Every education named in a text with its level and place, in order. */
export function educationIn(text: string): { level: EducationLevel; start: number; end: number }[] {
  return findMentions(text, ['education']).flatMap(({ id, start, end }) => {
    const concept = conceptById(id);
    return concept?.kind === 'education' ? [{ level: concept.level, start, end }] : [];
  });
}
