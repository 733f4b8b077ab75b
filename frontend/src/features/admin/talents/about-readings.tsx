/** What comes before the text of a person's readings: warnings of each, and the career of the one shown. */
import { useTranslation } from 'react-i18next';
import type { Resume } from '../../../../../shared/domain/talent.ts';
import type { Attention } from '../kit/match/attention-button.tsx';
import { RecordTabLink } from '../kit/record/record-tabs.tsx';
import { CareerPanel } from './career-panel.tsx';
import { ReadingWarnings } from './reading-warnings.tsx';
import { UnsureNote } from './unsure-note.tsx';

interface AboutReadingsProps {
  resumes: readonly Resume[];
  /** The one whose text stands below. */
  shown: Resume | undefined;
  attention: Attention;
  /** Whether the reading shown is the one that can be corrected. */
  isCurrent: boolean;
}

/** A corrected reading repeats the warnings of the one it was made of. */
function withWarnings(resumes: readonly Resume[], shown: Resume | undefined): Resume[] {
  const corrected = new Set(resumes.flatMap(({ correction }) => correction?.basedOn ?? []));
  return resumes.filter((resume) => resume === shown || !corrected.has(resume.resumeId));
}

export function AboutReadings({ resumes, shown, attention, isCurrent }: AboutReadingsProps) {
  const { t } = useTranslation('admin-talents');
  return (
    <>
      {shown && (
        <UnsureNote reading={shown}>
          {isCurrent && <RecordTabLink id="profile">{t('correction.unsure.check')}</RecordTabLink>}
        </UnsureNote>
      )}
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
