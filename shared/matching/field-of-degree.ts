/**
 * Asks of a degree that reaches the level whether it is of the field that the ad names, before it is shown as *met*.
 *
 * `Degree in physics, engineering or a closely related subject` is not answered by a degree in teaching, though the ad seeks a
 * teacher; nor is `Técnico en Cuidados Auxiliares de Enfermería` by a degree in nursing, which is another title. The score asks less.
 */
import { blanked } from '../domain/spans.ts';
import { findMentions } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { educationRank } from './education-level.ts';
import type { EducationWish } from './education-wish.ts';
import type { Degree } from './held-papers.ts';
import { tellingTerms } from './telling-terms.ts';

/** Words that stand beside any subject and name none: `science or related`, `Grado Superior (o Grado Medio) en ... o similar`. */
const NO_SUBJECT =
  /^(?:cienc|scienc|stud|techn|tecnolog|tecnic|subject|social|simil|equival|relat|relacion|afin|super|med|titul|certific|demostr|posesion|requer|requir|valor|pref|essent|desir|acred|acredit|formacion|cicl)/;
/** What parts the subjects of a label. */
const BETWEEN = /[,/()-]| (?:or|o|u) /i;
/** Share of a subject, by rarity, that a degree has to name. */
const SAME_SUBJECT = 0.44;
/** And of a title by name, or where the degree is a higher one, which is another title. */
const WHOLE_TITLE = 0.6;
/** What the ad's own words for the degree say of its field, subject by subject. */
function subjectsOfLabel({ label }: EducationWish): string[][] {
  if (label === undefined) return [];
  const words = label.es.replace(/[\u00ab\u00bb]/g, '');
  const telling = (text: string) => tellingTerms(text).filter((term) => !NO_SUBJECT.test(term));
  return blanked(words, findMentions(words, ['education']))
    .split(BETWEEN)
    .map(telling)
    .filter((terms) => terms.length > 0);
}

/** Whether a degree says a field that the ad names; any does where the ad names the level alone. */
export function isOfNamedField(wish: EducationWish, { rank, terms }: Degree): boolean {
  const isOpen = wish.near === null && wish.subjects.length === 0;
  if (isOpen) return true;
  const near = [...(wish.near ?? [])].filter((term) => !NO_SUBJECT.test(term));
  if (near.length > 0) return near.some((term) => terms.has(term));
  const subjects = wish.subjects.length > 0 ? wish.subjects : subjectsOfLabel(wish);
  const isHigher = wish.rank === educationRank('other') && rank > wish.rank;
  const isTitle = wish.subjects.length === 0;
  const least = isHigher || isTitle ? WHOLE_TITLE : SAME_SUBJECT;
  const says = (subject: readonly string[]) =>
    raritySum(subject.filter((term) => terms.has(term))) >= least * raritySum(subject);
  return subjects.length === 0 || subjects.some(says);
}
