/** What recruiters should know of a person's readings before the text itself: warnings of each, and the career of the one shown. */
import type { Resume } from '../../../../../shared/domain/talent.ts';
import type { Attention } from '../matches/attention-button.tsx';
import { CareerPanel } from './career-panel.tsx';
import { ReadingWarnings } from './reading-warnings.tsx';

interface AboutReadingsProps {
  resumes: readonly Resume[];
  /** The one whose text stands below. */
  shown: Resume | undefined;
  attention: Attention;
}

/** A corrected reading repeats the warnings of the one it was made of. */
function withWarnings(resumes: readonly Resume[], shown: Resume | undefined): Resume[] {
  const corrected = new Set(resumes.flatMap(({ correction }) => correction?.basedOn ?? []));
  return resumes.filter((resume) => resume === shown || !corrected.has(resume.resumeId));
}

export function AboutReadings({ resumes, shown, attention }: AboutReadingsProps) {
  return (
    <>
      {withWarnings(resumes, shown).map((resume) => (
        <ReadingWarnings
          key={resume.resumeId}
          resume={resume}
          attention={resume === shown ? attention : undefined}
          isNamed={resumes.length > 1}
        />
      ))}
      {shown?.career && <CareerPanel career={shown.career} attention={attention} place={shown.profile.location} />}
    </>
  );
}
