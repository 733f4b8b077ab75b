/** Says that another record may be the same person, and opens the comparison. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duplicate, Talent, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { formatList } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMarkedName } from '../kit/record/unconfirmed.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { isNotSame, keepNotSame } from './not-same.ts';
import { duplicatesQuery, talentName } from './talent-queries.ts';
import styles from './talents.module.css';

/** What someone says in this browser about a pair stays said; the toast takes it back. */
function useNotSame({ talentId }: TalentDetail) {
  const { t } = useTranslation('admin-talents');
  const [, setChanges] = useState(0);
  const keep = (otherId: string, isSo: boolean) => {
    keepNotSame(talentId, otherId, isSo);
    setChanges((before) => before + 1);
  };
  const say = (other: Talent) => {
    keep(other.talentId, true);
    const action = { label: t('admin:undo'), onPress: () => keep(other.talentId, false) };
    showToast({ title: t('duplicates.hidden'), description: talentName(other), action });
  };
  return { isSaid: (other: Talent) => isNotSame(talentId, other.talentId), say };
}

interface FoundProps {
  duplicates: readonly Duplicate[];
  onCompare: () => void;
}

function Found({ duplicates, onCompare }: FoundProps) {
  const { t, i18n } = useTranslation('admin-talents');
  const marked = useMarkedName();
  const names = formatList(
    duplicates.map(({ talent }) => marked(talentName(talent), talent.emailConfirmed)),
    i18n.language,
  );
  return (
    <Cluster
      as="section"
      gap="2 4"
      pad="s"
      surface="claimed-tint"
      radius="s"
      className={styles.duplicates}
      aria-label={t('duplicates.label')}
    >
      <Icon name="people" />
      <p>{t('duplicates.found', { count: duplicates.length, names })}</p>
      <PanelButton size="small" onClick={onCompare}>
        {t('duplicates.compare')}
      </PanelButton>
    </Cluster>
  );
}

/** Renders nothing without possible duplicates, or if the query fails. */
export function DuplicatesBanner({ talent }: { talent: TalentDetail }) {
  const { data } = useQuery(duplicatesQuery(talent.talentId));
  const [comparing, setComparing] = useState(false);
  const { isSaid, say } = useNotSame(talent);
  const wasSaid = useRef(false);
  const duplicates = (data?.items ?? []).filter((duplicate) => !isSaid(duplicate.talent));
  const isGone = duplicates.length === 0;
  useEffect(() => {
    // The button that opened the question went together with the banner.
    if (isGone && wasSaid.current) focusHeading();
    wasSaid.current = false;
  }, [isGone]);
  const keepApart = (other: Talent) => {
    wasSaid.current = true;
    setComparing(false);
    say(other);
  };
  if (isGone) return null;
  return (
    <>
      <Found duplicates={duplicates} onCompare={() => setComparing(true)} />
      <MergeDialog
        talent={talent}
        duplicates={duplicates}
        isOpen={comparing}
        onKeepApart={keepApart}
        onClose={() => setComparing(false)}
      />
    </>
  );
}
