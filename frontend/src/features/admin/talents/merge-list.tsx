/** Recent merges into this person, with undo. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Merge, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import styles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { refreshTalents } from '../kit/records/talent-record.ts';
import { TALENTS_PATH, unmergeTalents } from './talent-queries.ts';

function MergeItem({ talent, merge }: { talent: TalentDetail; merge: Merge }) {
  const { t, i18n } = useTranslation('admin-talents');
  const client = useQueryClient();
  const navigate = useNavigate();
  const date = (time: string) => formatDate(time, i18n.language);
  const undo = useMutation({
    mutationFn: () => unmergeTalents(talent, merge.otherId),
    onSuccess: async () => {
      const onPress = () => navigate(`${TALENTS_PATH}/${merge.otherId}`);
      showToast({ title: t('merges.undone'), action: { label: t('merges.toOther', { name: merge.called }), onPress } });
      await refreshTalents(client);
      // The button went together with its line.
      focusHeading();
    },
    onError: () => refreshTalents(client),
  });
  const { called, at, by, undoableUntil } = merge;
  return (
    <li>
      {t(by ? 'merges.mergedBy' : 'merges.merged', { name: called, date: date(at), by })}{' '}
      <Button look="quiet" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {t(undo.isPending ? 'merges.busy' : 'merges.undo')}
      </Button>{' '}
      <span className={styles.quiet} data-part="quiet">
        {t('merges.until', { date: date(undoableUntil) })}
      </span>
      {undo.isError && <FieldError>{errorText(t, undo.error)}</FieldError>}
    </li>
  );
}

/** Nothing where there was no merge, or the last one is past undoing. */
export function MergeList({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  if (talent.merges.length === 0) return null;
  return (
    <section aria-label={t('merges.label')}>
      <ul>
        {talent.merges.map((merge) => (
          <MergeItem key={merge.otherId} talent={talent} merge={merge} />
        ))}
      </ul>
    </section>
  );
}
