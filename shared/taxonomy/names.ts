/** Answers for a string that is one name and nothing else: an entry of a skills list, a language. */
import { conceptById } from './catalog.ts';
import type { AnyConcept, ConceptKind, LanguageConcept, SkillConcept } from './concept.ts';
import { readingsOf } from './mentions.ts';

function named(name: string, kind: ConceptKind): AnyConcept | undefined {
  const [id] = readingsOf(name, kind);
  return id === undefined ? undefined : conceptById(id);
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
