/** Reads the lists of a resume: skills, languages and certificates. */
import { ENTRIES_MAX, type Profile } from '../domain/profile.ts';
import { eachNamedOnce, languagesIn, nativeInForms, readLanguages, spokenAmong } from './languages.ts';
import { labelledSkills, letterLanguages, letterSkills } from './letter-history.ts';
import type { Piece } from './line.ts';
import { firstUnique, readCertificates, readSkills, skillNamed } from './listed.ts';
import { type Context, keepListed, linesOf } from './reading-context.ts';
import type { Section } from './section.ts';
import { hintedSection } from './section-names.ts';
import { capped, flat } from './sourced.ts';

/** The sections of skills, or what stands below `Otros conocimientos` where there is none. */
function sectionsOfSkills({ sections }: Context): readonly Section[] {
  const own = sections.filter(({ kind, lines }) => kind === 'skills' && lines.length > 0);
  if (own.length > 0) return own;
  const isHinted = ({ kind, heading }: Section) =>
    kind === 'other' && heading !== null && hintedSection(heading.text) === 'skills';
  return sections.filter(isHinted);
}

function* skillsIn(text: string, sections: readonly Section[]) {
  for (const { lines } of sections) yield* readSkills(text, lines);
}

/** `courses` are what stands among studies and is none. */
export function readLists(
  context: Context,
  courses: readonly Piece[],
): Pick<Profile, 'skills' | 'languages' | 'certificates'> {
  const { document, sources } = context;
  const { text } = document;
  const skillSections = sectionsOfSkills(context);
  const skillLines = linesOf(context, 'skills');
  const can = context.letter ? letterSkills(text) : skillSections.length === 0 ? labelledSkills(text) : [];
  const listed =
    can.length > 0
      ? can.map((span) => ({ value: skillNamed(flat(span.text)), span }))
      : // One more says that there are more.
        firstUnique(skillsIn(text, skillSections), ENTRIES_MAX.skills + 1);
  const skills = capped(listed, ENTRIES_MAX.skills, ({ span }) => span);
  if (skills.leftOut) context.leftOut.skills = skills.leftOut;
  const speaks = context.letter ? letterLanguages(text) : null;
  const own = speaks ? languagesIn(text, speaks) : readLanguages(text, linesOf(context, 'languages'));
  const mixed = [
    ...skillLines,
    ...linesOf(context, 'certificates'),
    ...linesOf(context, 'other'),
    ...linesOf(context, 'header'),
    ...linesOf(context, 'summary'),
  ];
  const languages = eachNamedOnce([
    ...nativeInForms(text, context.lines),
    ...(own.length > 0 ? own : spokenAmong(text, mixed)),
  ]);
  const certificates = [...readCertificates(text, linesOf(context, 'certificates')), ...courses];
  return {
    skills: keepListed(sources, 'skills', skills.found),
    languages: keepListed(sources, 'languages', languages),
    certificates: keepListed(
      sources,
      'certificates',
      certificates.map((piece) => ({ value: flat(piece.text), span: piece })),
    ),
  };
}
