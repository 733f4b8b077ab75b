/** The shapes of what the taxonomy knows, so that its data, its index and its users speak of the same things. */
import type { EducationLevel } from '../domain/levels.ts';

export type ConceptKind = 'skill' | 'occupation' | 'language' | 'licence' | 'education' | 'place';

/** One thing with one id, however it is written: `skill:kubernetes`, `occupation:nurse`, `language:en`. */
export interface Concept {
  id: string;
  kind: ConceptKind;
  names: { es: string; en: string };
}

export interface SkillConcept extends Concept {
  kind: 'skill';
  /** The trade it is filed under, `software` or `health`. */
  group: string;
  /** Ids of more general skills: React -> JavaScript. */
  broader: readonly string[];
}

export interface OccupationConcept extends Concept {
  kind: 'occupation';
  /** The four-digit group of ISCO-08. */
  isco: string;
  /** Ids of the skills that usually come with it. */
  skills: readonly string[];
  /** Ids of occupations a person can change to with little training. */
  related: readonly string[];
}

export interface LanguageConcept extends Concept {
  kind: 'language';
  /** ISO 639-1. */
  iso: string;
}

export interface LicenceConcept extends Concept {
  kind: 'licence';
}

export interface EducationConcept extends Concept {
  kind: 'education';
  level: EducationLevel;
}

export type PlaceLevel = 'country' | 'region' | 'city';

export interface PlaceConcept extends Concept {
  kind: 'place';
  level: PlaceLevel;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Id of the region (autonomous community, state, department) that a city or a province lies in. */
  region?: string;
  /** Short forms that are read behind a town only: `TX`. */
  codes: readonly string[];
}

export type AnyConcept =
  | SkillConcept
  | OccupationConcept
  | LanguageConcept
  | LicenceConcept
  | EducationConcept
  | PlaceConcept;

/** Where a concept is named in a text: the half-open slice `[start, end)` in UTF-16 code units. */
export interface Mention {
  id: string;
  kind: ConceptKind;
  start: number;
  end: number;
}
