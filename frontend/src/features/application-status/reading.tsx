/** What was read; the editor is loaded only when the person wants to correct something. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { Profile } from '../../../../shared/domain/profile.ts';
import { readDraft } from '../../lib/draft.ts';
import { loadNamespace } from '../../lib/i18n.ts';
import fieldStyles from '../../ui/fields.module.css';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { correctionDraft } from './drafts.ts';
import { PartFrame } from './part-frame.tsx';
import { isEmptyPart, PartView } from './part-view.tsx';
import type { OwnLink } from './queries.ts';
import styles from './reading.module.css';
import { PARTS, type Part } from './reading-parts.ts';
import { UnsureNote } from './unsure-note.tsx';
import type { Beginning } from './use-rebasing.ts';
import { useWhen } from './when.tsx';

const ReadingEditor = lazy(async () => {
  const [editor] = await Promise.all([import('./reading-editor.tsx'), loadNamespace('skills')]);
  return editor;
});

interface AllPartsProps {
  profile: Profile;
  stated: readonly string[];
  unsure: readonly string[];
  onEdit?: (part: Part) => void;
}

function AllParts({ onEdit, ...view }: AllPartsProps) {
  return PARTS.map((part) => (
    <PartFrame key={part} part={part} isEmpty={isEmptyPart(view.profile, part)} onEdit={onEdit}>
      <PartView part={part} {...view} />
    </PartFrame>
  ));
}

function useNote({ source, resume, withdrawnAt }: FollowedApplication): string {
  const { t } = useTranslation('application-status');
  if (withdrawnAt !== null) return t('reading.noteClosed');
  return t('reading.note', { context: source, file: resume.fileName ?? '' });
}

/** Lists that say more than is read; where the rest begins. */
function LeftOut({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  return application.leftOut.map(({ kind, excerpt }) => (
    <p key={kind} className={`${textStyles.small} ${textStyles.strong}`}>
      {t(`reading.leftOut.${kind}`, { excerpt })}
    </p>
  ));
}

interface ReadingProps {
  application: FollowedApplication;
  link: OwnLink;
}

export function Reading({ application, link }: ReadingProps) {
  const { t } = useTranslation('application-status');
  const note = useNote(application);
  const when = useWhen();
  const [begun, setBegun] = useState<Beginning>();
  const { profile, resumeId, stated, unsure, correctedAt, source, withdrawnAt } = application;
  const isOpen = withdrawnAt === null && resumeId !== null;
  useEffect(() => {
    const kept = isOpen ? readDraft(correctionDraft(link.id)) : undefined;
    if (kept) setBegun({ kept });
  }, [isOpen, link.id]);
  if (!profile) return null;
  const view = (
    <>
      <UnsureNote unsure={unsure} onCheck={isOpen ? (parts) => setBegun({ parts }) : undefined} />
      <AllParts {...{ profile, stated, unsure }} onEdit={isOpen ? (part) => setBegun({ parts: [part] }) : undefined} />
    </>
  );
  return (
    <Stack as="section" gap="4">
      <h2>{t('reading.title', { context: source })}</h2>
      <p className={textStyles.quiet}>{note}</p>
      {correctedAt && (
        <p className={`${textStyles.small} ${textStyles.strong}`}>
          {t('reading.corrected', { when: when(correctedAt) })}
        </p>
      )}
      <LeftOut application={application} />
      <div className={`${fieldStyles.card} ${styles.reading}`} data-part="reading">
        {begun && isOpen ? (
          <Suspense fallback={view}>
            <ReadingEditor application={{ ...application, profile, resumeId }} link={link} begun={begun} />
          </Suspense>
        ) : (
          view
        )}
      </div>
    </Stack>
  );
}
