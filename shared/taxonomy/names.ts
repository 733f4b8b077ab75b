/** Answers for a string that is one name and nothing else: an entry of a skills list, a language, a place. */
import { conceptById } from './catalog.ts';
import type { AnyConcept, ConceptKind, LanguageConcept, PlaceConcept, SkillConcept } from './concept.ts';
import { mentionsIn } from './mentions.ts';
import { tokenize } from './tokens.ts';

function named(name: string, kind: ConceptKind): AnyConcept | undefined {
  const tokens = tokenize(name);
  const first = tokens.findIndex((token) => !token.filler);
  const last = tokens.findLastIndex((token) => !token.filler);
  const whole = mentionsIn(name, tokens, [kind]).find(({ from, to }) => (first < 0 || first >= from) && last < to);
  return whole && conceptById(whole.id);
}

/** The skill that the whole string names (`K8s`, `atención a clientes`), or undefined. */
export function skillByName(name: string): SkillConcept | undefined {
  const concept = named(name, 'skill');
  return concept?.kind === 'skill' ? concept : undefined;
}

/** The language that the whole string names, in Spanish, English or its own name, or undefined. */
export function languageByName(name: string): LanguageConcept | undefined {
  const concept = named(name, 'language');
  return concept?.kind === 'language' ? concept : undefined;
}

/**
 * The place a string names. The whole string first; else its most precise part, read from the left as addresses are
 * written (`Vallecas, Madrid, España` gives Madrid). Undefined when no part is known.
 */
export function placeByName(name: string): PlaceConcept | undefined {
  const concept = named(name, 'place');
  if (concept?.kind === 'place') return concept;
  for (const part of name.split(/[,;|()/]| - /)) {
    const place = named(part, 'place');
    if (place?.kind === 'place') return place;
  }
  return undefined;
}
