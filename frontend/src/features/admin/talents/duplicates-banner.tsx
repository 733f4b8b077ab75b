/** Says that somebody else's record may be this person's, and opens the comparison. */
import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { formatList } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { duplicatesQuery, talentName } from './talent-queries.ts';

/** Nothing while nobody is known who could be the same person; a failure to look is no reason to disturb. */
export function DuplicatesBanner({ talent }: { talent: TalentDetail }) {
  const { t, i18n } = useTranslation('admin-talents');
  const { data } = useQuery(duplicatesQuery(talent.talentId));
  const [comparing, setComparing] = useState(false);
  const duplicates = data?.items ?? [];
  if (duplicates.length === 0) return null;
  const names = formatList(
    duplicates.map((duplicate) => talentName(duplicate.talent)),
    i18n.language,
  );
  return (
    <>
      <section className="duplicates" aria-label={t('duplicates.label')}>
        <Icon name="people" />
        <p>{t('duplicates.found', { count: duplicates.length, names })}</p>
        <Button size="small" onClick={() => setComparing(true)}>
          {t('duplicates.compare')}
        </Button>
      </section>
      <MergeDialog talent={talent} duplicates={duplicates} isOpen={comparing} onClose={() => setComparing(false)} />
    </>
  );
}
