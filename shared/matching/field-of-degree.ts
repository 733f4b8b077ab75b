/**
 * Asks of a degree that reaches the level whether it is of the field that the ad names, before it is shown as *met*.
 *
 * `Degree in physics, engineering or a closely related subject` is not answered by a degree in teaching, though the ad seeks a
 * teacher; nor is `Técnico en Cuidados Auxiliares de Enfermería` by a degree in nursing, which is another title. The score asks less.
 */
import { blanked } from '../domain/spans.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { educationRank } from './education-level.ts';
import type { EducationRequirement } from './education-requirement.ts';
import type { Degree } from './held-papers.ts';
import { featuresThatHold, type Proof } from './proof-likelihood.ts';
import { ALL_SAID, shareSaid } from './share-said.ts';
import { tellingTerms } from './telling-terms.ts';
import { wordsOf } from './words.ts';

/** Words that stand beside any subject and name none: `science or related`, `Grado Superior (o Grado Medio) en ... o similar`. */
const NO_SUBJECT =
  /^(?:cienc|scienc|stud|techn|tecnolog|tecnic|subject|social|simil|equival|relat|relacion|afin|super|med|titul|certific|demostr|posesion|requer|requir|valor|pref|essent|desir|acred|acredit|formacion|cicl)/;
/** What parts the subjects of a label. */
const BETWEEN = /[,/()-]| (?:or|o|u) /i;
/** Share of a subject, by rarity, that a degree has to name. */
const SAME_SUBJECT = 0.44;
/** And of a title by name, or where the degree is a higher one, which is another title. */
const WHOLE_TITLE = 0.6;

const tellingOf = (text: string) => tellingTerms(text).filter((term) => !NO_SUBJECT.test(term));

/** What the ad's own words for the degree say of its field, subject by subject. */
function subjectsOfLabel({ label }: EducationRequirement, termsOf: (text: string) => string[]): string[][] {
  if (label === undefined) return [];
  const words = label.es.replace(/[\u00ab\u00bb]/g, '');
  return blanked(words, findMentions(words, ['education']))
    .split(BETWEEN)
    .map(termsOf)
    .filter((terms) => terms.length > 0);
}

/** Whether a degree says a field that the ad names; any does where the ad names the level alone. */
export function isOfNamedField(requirement: EducationRequirement, { rank, terms }: Degree): boolean {
  const isOpen = requirement.near === null && requirement.subjects.length === 0;
  if (isOpen) return true;
  const near = [...(requirement.near ?? [])].filter((term) => !NO_SUBJECT.test(term));
  if (near.length > 0) return near.some((term) => terms.has(term));
  const subjects = requirement.subjects.length > 0 ? requirement.subjects : subjectsOfLabel(requirement, tellingOf);
  const isHigher = requirement.rank === educationRank('other') && rank > requirement.rank;
  const isTitle = requirement.subjects.length === 0;
  const least = isHigher || isTitle ? WHOLE_TITLE : SAME_SUBJECT;
  const says = (subject: readonly string[]) =>
    raritySum(subject.filter((term) => terms.has(term))) >= least * raritySum(subject);
  return subjects.length === 0 || subjects.some(says);
}

/** Words of a line from which on it is a paragraph, in which a degree may be a word by the way. */
const ENTRY_WORDS_MOST = 12;
/** What an ad asks beside a degree, joined to it. */
const BESIDE =
  /\b(?:plus|with|and|con|y|no (?:menor|less)|in the last|en los ultimos)\b(?! (?:finanzas|finance|economics|software|communication|comunicacion|empresas|management)\b)/;

/** What joins more to a field: `Administración y Finanzas con mucha nómina a tus espaldas`. */
const JOINED = / (?:con|with|plus) /i;

/** All that a label says of one field, with the words that many fields share: of `Textile Processing` a degree in textiles is half. */
const wholeTerms = (text: string) =>
  wordsOf(text.split(JOINED)[0] ?? '').flatMap(({ term }) => (NO_SUBJECT.test(term) ? [] : [term]));

/** Fields of one word that are of very different things: administration of what, engineering of what. */
const OF_WHAT = /^(?:administr|manag|gestion)/;
/** What nobody administers as a business: `Administración de Sistemas Informáticos` is no administration. */
const OF_MACHINES = /^(?:sistem|system|red|network|informat|comput|softwar|database|serv)/;

/** Whether a field of one word that says of nothing what it is stands in the entry beside a thing of another trade. */
const isOfAnotherThing = (subject: readonly string[], terms: ReadonlySet<string>) =>
  subject.every((term) => OF_WHAT.test(term)) && [...terms].some((term) => OF_MACHINES.test(term));

/** Whether an entry of studies says the whole of one field that the ad names, in the ad's own words where it has some. */
function saysWholeField(requirement: EducationRequirement, { terms }: Degree): boolean {
  const own = subjectsOfLabel(requirement, wholeTerms);
  const near = [...(requirement.near ?? [])].map((term) => [term]);
  const subjects = own.length > 0 ? own : requirement.subjects.length > 0 ? requirement.subjects : near;
  // Where the ad says the level and no more (`Bachelor's degree required`), any field will do.
  if (subjects.length === 0 && requirement.label === undefined) return true;
  return (
    terms.size <= ENTRY_WORDS_MOST &&
    subjects.some((subject) => shareSaid(subject, terms) >= ALL_SAID && !isOfAnotherThing(subject, terms))
  );
}

/** What speaks for it that a degree is the one that the ad asks for. */
export function degreeProof(requirement: EducationRequirement, degree: Degree): Proof {
  return featuresThatHold('education', {
    ofASchool: requirement.rank <= educationRank('high-school'),
    saysTheField: saysWholeField(requirement, degree),
    ofOneAsk: !BESIDE.test(fold(requirement.label?.es ?? '')),
    ofItsLevel: degree.rank === requirement.rank,
  });
}
