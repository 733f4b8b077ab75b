/** The door of the taxonomy: skills, occupations, languages, licences, education and places in Spanish and English. */
export { allConcepts, conceptById, taxonomyFirstStems, taxonomyFirstWords } from './catalog.ts';
export type {
  AnyConcept,
  Concept,
  ConceptKind,
  EducationConcept,
  LanguageConcept,
  LicenceConcept,
  Mention,
  OccupationConcept,
  PlaceConcept,
  SkillConcept,
} from './concept.ts';
export { taxonomyDataVersion } from './data-version.ts';
export { linkedTo } from './links.ts';
export { findMentions } from './mentions.ts';
export { languageByName, skillByName } from './names.ts';
export { type PlaceParts, placeByName, placeParts } from './place-parts.ts';
export { postalPlace } from './postal-place.ts';
export { relatedness, relatednessOf } from './relatedness.ts';
export { spokenLevel } from './spoken-level.ts';
export { titleConcept } from './title-concept.ts';
export { titleLexicon } from './title-lexicon.ts';
export { isTitleWord, meaningsOfTitle, sameMeaning } from './title-words.ts';
export { occupationByTitle } from './titles.ts';
export { fold, stem } from './tokens.ts';
