/** Reads what the lines of an ad ask for: skills, papers, languages, a degree and years, each once and in the ad's words. */
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import { type Asked, askedOnce } from './asked-once.ts';
import { withoutBareRepeats } from './bare-repeats.ts';
import { namesRightToWork, refusesSponsors } from './conditions.ts';
import { educationRequirement } from './education-requirement.ts';
import { eitherPaper } from './either-paper.ts';
import type { JobLine } from './job-lines.ts';
import { type LanguageRequirement, languageRequirements } from './language-requirements.ts';
import { leftOver, leftParts, type Said } from './left-over.ts';
import { requirementsInWords } from './open-requirements.ts';
import { papersInTheirWords, plainLabel, saysAgain } from './papers.ts';
import type { SkillRequirement } from './requirement.ts';
import { askedFor, type LicenceRequirement, labelOf, skillRequirements } from './requirements.ts';
import { tellingTerms } from './telling-terms.ts';
import { termRequirement } from './terms-of-work.ts';
import { wordsOf } from './words.ts';
import { yearsInTheirWords, yearsRequirement } from './years-requirement.ts';

/** What the ad writes where it asks for each licence, folded: its lines, one below the other. */
function writtenOfLicences(lines: readonly JobLine[]): Map<string, string> {
  const written = new Map<string, string[]>();
  for (const { text } of lines.filter(({ asked }) => asked !== 'aside'))
    for (const id of new Set(findMentions(text, ['licence']).map((mention) => mention.id))) {
      const own = written.get(id);
      if (own) own.push(text);
      else written.set(id, [text]);
    }
  return new Map([...written].map(([id, texts]) => [id, fold(texts.join('\n'))]));
}

/** What goes on behind the name of a paper and says which one: ` in Ohio`, ` de manipulación de alimentos`. */
const OF_WHICH = /^ (?:of|in|de|del|en|a|al) ([^,.;:()\n]{2,60})/;
const NEXT = /\s(?:and|or|with|y|e|o|u|con|is|are|es|que|if|si)\s/;

/** The telling words behind the name of a licence in the first line that names it, without those of its own name. */
function whichOf(id: string, lines: readonly JobLine[]): string[] {
  for (const { text, asked } of lines) {
    const named = asked === 'aside' ? undefined : findMentions(text, ['licence']).find((mention) => mention.id === id);
    if (named === undefined) continue;
    const [, behind = ''] = OF_WHICH.exec(text.slice(named.end)) ?? [];
    const { es = '', en = '' } = labelOf(id);
    const own = new Set(wordsOf(`${es} ${en}`).map(({ term }) => term));
    return tellingTerms(behind.split(NEXT)[0] ?? '').filter((term) => !own.has(term));
  }
  return [];
}

/** The licences that the ad asks for, by id. */
function licenceRequirements(lines: readonly JobLine[]): LicenceRequirement[] {
  const written = writtenOfLicences(lines);
  const requirements = [...askedFor(lines, 'licence')].map(([id, asked]) => ({
    id,
    label: labelOf(id),
    // Nobody names a licence in passing.
    importance: asked === 'nice' ? ('nice' as const) : ('must' as const),
    written: written.get(id) ?? '',
    which: whichOf(id, lines),
    isAskedOnce: !(written.get(id) ?? '').includes('\n'),
  }));
  return requirements.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** One of several routes is a must for nobody. */
const softened = (line: JobLine): JobLine =>
  line.alternative && line.asked === 'must' ? { ...line, asked: 'nice' } : line;

/** Whether a requirement asks for a language, or for two at ease, where languages are asked for as such. */
function repeatsLanguage({ id, language }: SkillRequirement, languages: readonly LanguageRequirement[]): boolean {
  if (id === 'skill:bilingual') return languages.length > 0;
  const concept = language === undefined ? undefined : conceptById(language);
  return concept?.kind === 'language' && languages.some(({ iso }) => iso === concept.iso);
}

/** The criteria of an ad by what they ask for and what they are called. */
function saidBy({ skills, licences, languages, education, years }: Asked, occupations: readonly string[]): Said[] {
  const parts = (requirement: SkillRequirement): string[] => [
    requirement.id,
    ...(requirement.also ?? []).flatMap(parts),
  ];
  return [
    ...skills.map((requirement) => ({ ids: parts(requirement), label: requirement.label })),
    ...licences.map(({ id, label, instead = [] }) => ({ ids: [id, ...instead.map((one) => one.id)], label })),
    ...languages.map(({ iso, label, called }) => ({ ids: [iso], label: called ?? label })),
    ...[education, years].flatMap((requirement) => (requirement?.label ? [{ ids: [], label: requirement.label }] : [])),
    ...occupations.map((id) => ({ ids: [id], label: labelOf(id) })),
    ...(education && !education.label ? [{ ids: [education.id], label: labelOf(education.id) }] : []),
  ];
}

/** What an ad says beside its lines. */
interface OfAd {
  occupations: readonly string[];
  /** The terms on which the job is offered. */
  terms: readonly string[];
}

/** What the lines of an ad ask for by name and in words, with its terms: each once, and nothing left out. */
export function askedIn(lines: readonly JobLine[], { occupations, terms }: OfAd): Asked {
  const ofEverybody = lines.map(softened);
  const languages = languageRequirements(ofEverybody);
  const asked = papersInTheirWords({
    skills: skillRequirements(ofEverybody, occupations),
    licences: eitherPaper(licenceRequirements(ofEverybody), ofEverybody),
    education: educationRequirement(lines),
  });
  const { years, skills } = yearsInTheirWords(yearsRequirement(lines), asked.skills);
  // A condition in its own line says the term again: `Incorporación 15 de enero, como muy tarde el 1 de febrero`.
  const isSaid = (term: SkillRequirement) =>
    skills.some(({ condition, label }) => condition && saysAgain(plainLabel(term.label), plainLabel(label)));
  const stated = terms.map((term) => termRequirement(term)).filter((term) => !isSaid(term));
  const named = askedOnce({ ...asked, languages, years, ...withinStatements(skills, stated) });
  const apart = { ...named, skills: named.skills.filter((requirement) => !repeatsLanguage(requirement, languages)) };
  const once = withoutBareRepeats(apart, ofEverybody);
  const forgotten = requirementsInWords(leftOver(ofEverybody, saidBy(once, occupations)));
  const whole = { ...once, skills: withForgotten(once.skills, forgotten) };
  const parts = requirementsInWords(leftParts(ofEverybody, saidBy(whole, occupations)));
  const rights = requirementsInWords(sponsorLine(lines, whole));
  return { ...whole, skills: withForgotten(whole.skills, [...parts, ...rights]) };
}

/** What says that nobody is sponsored, where the ad asks for the right to work nowhere else: `We cannot sponsor visas for this role`. */
function sponsorLine(lines: readonly JobLine[], { skills }: Asked): JobLine[] {
  if (lines.some(({ text }) => namesRightToWork(text)) || skills.some(({ label }) => refusesSponsors(label.en)))
    return [];
  const first = lines.find(({ text, added }) => !added && refusesSponsors(text));
  return first ? [{ ...first, asked: 'must', condition: true }] : [];
}

/** Letters from which on a term is no single word that many sentences have. */
const TERM_LEAST_CHARS = 12;

/**
 * Statements and terms, each term that a statement holds whole only there, and as a must: `Contrato indefinido, 40 horas y tres
 * meses de prueba` says both of its terms.
 */
function withinStatements(
  skills: readonly SkillRequirement[],
  terms: readonly SkillRequirement[],
): { skills: SkillRequirement[] } {
  const words = terms.map((term) => plainLabel(term.label)).filter((own) => own.length >= TERM_LEAST_CHARS);
  const holds = ({ terms: own, label }: SkillRequirement) =>
    own.length > 0 && words.some((term) => plainLabel(label).includes(term));
  const stating = skills.filter(holds).map(({ label }) => plainLabel(label));
  const left = terms.filter((term) => {
    const own = plainLabel(term.label);
    return own.length < TERM_LEAST_CHARS || !stating.some((label) => label.includes(own));
  });
  return {
    skills: [
      ...skills.map((requirement) =>
        holds(requirement) ? { ...requirement, importance: 'must' as const } : requirement,
      ),
      ...left,
    ],
  };
}

/** Skills and what was forgotten, each id once: as a must where one of them is. */
function withForgotten(
  skills: readonly SkillRequirement[],
  forgotten: readonly SkillRequirement[],
): SkillRequirement[] {
  const byId = new Map(skills.map((requirement) => [requirement.id, requirement]));
  for (const requirement of forgotten) {
    const known = byId.get(requirement.id);
    if (known === undefined) byId.set(requirement.id, requirement);
    else if (requirement.importance === 'must') byId.set(requirement.id, { ...known, importance: 'must' });
  }
  return [...byId.values()];
}
