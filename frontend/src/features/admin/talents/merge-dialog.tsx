/** Two records side by side: why they may be one person, which of them stays, and that this can be undone for a while. */
import { Alert, CheckboxField, SelectField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Duplicate, Talent } from '../../../../../shared/domain/talent.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { useMarkedName } from '../kit/record/unconfirmed.tsx';
import { refreshTalents } from '../kit/records/talent-record.ts';
import { Comparison } from './comparison.tsx';
import { forgetTalent, mergeTalents, TALENTS_PATH, talentName } from './talent-queries.ts';
import styles from './talents.module.css';

interface MergeDialogProps {
  /** The one whose page it is. */
  talent: Talent;
  duplicates: readonly Duplicate[];
  isOpen: boolean;
  /** They are two people after all. */
  onKeepApart: (other: Talent) => void;
  onClose: () => void;
}

/** Merges, and goes to the record that stayed; after a conflict both are shown again. */
function useMerge(onDone: () => void) {
  const { t } = useTranslation('admin-talents');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ kept, other }: { kept: Talent; other: Talent }) => mergeTalents(kept, other),
    onSuccess: async (merged, { other }) => {
      onDone();
      showToast({ title: t('merge.done'), description: talentName(merged) });
      navigate(`${TALENTS_PATH}/${merged.talentId}`, { replace: true });
      await forgetTalent(client, other.talentId);
      // The button that opened the question is gone together with the other record.
      focusHeading();
    },
    onError: async (error) => {
      if (isAppError(error) && error.kind === 'conflict') await refreshTalents(client);
    },
  });
}

function Question({
  talent,
  duplicates,
  onKeepApart,
  onClose,
  merge,
}: Omit<MergeDialogProps, 'isOpen'> & { merge: ReturnType<typeof useMerge> }) {
  const { t } = useTranslation('admin-talents');
  const marked = useMarkedName();
  const [otherId, setOtherId] = useState(duplicates[0]?.talent.talentId);
  const [keptId, setKeptId] = useState(talent.talentId);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const duplicate = duplicates.find((one) => one.talent.talentId === otherId) ?? duplicates[0];
  if (!duplicate) return null;
  const other = duplicate.talent;
  const [kept, gone] = keptId === other.talentId ? [other, talent] : [talent, other];
  const conflict = isAppError(merge.error) && merge.error.kind === 'conflict';
  const go = () => {
    setAsked(true);
    if (agreed) merge.mutate({ kept, other: gone });
  };
  return (
    <>
      {duplicates.length > 1 && (
        <SelectField
          label={t('merge.with')}
          value={other.talentId}
          onChange={(event) => setOtherId(event.target.value)}
        >
          {duplicates.map((one) => (
            <option key={one.talent.talentId} value={one.talent.talentId}>
              {marked(
                [talentName(one.talent), one.talent.email].filter(Boolean).join(' · '),
                one.talent.emailConfirmed,
              )}
            </option>
          ))}
        </SelectField>
      )}
      <Cluster gap="2">
        <span className={textStyles.quiet} data-part="quiet">
          {t('merge.why')}
        </span>
        {duplicate.reasons.map((reason) => (
          <Chip key={reason}>{t(`merge.reasons.${reason}`)}</Chip>
        ))}
      </Cluster>
      <Comparison pair={[talent, other]} keptId={kept.talentId} onKeep={setKeptId} />
      <p>{t('merge.whatHappens', { kept: talentName(kept) })}</p>
      {merge.isError && (
        <Alert variation={conflict ? 'warning' : 'error'} hasIcon={false} role="alert">
          {conflict ? t('merge.conflict') : errorText(t, merge.error)}
        </Alert>
      )}
      <CheckboxField
        name="agreed"
        label={t('merge.agree')}
        checked={agreed}
        hasError={asked && !agreed}
        errorMessage={t('merge.agreeFirst')}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <DialogActions>
        <Button look="danger" disabled={merge.isPending} onClick={go}>
          {t(merge.isPending ? 'merge.busy' : 'merge.confirm')}
        </Button>
        <Button look="secondary" disabled={merge.isPending} onClick={() => onKeepApart(other)}>
          {t('merge.notSame')}
        </Button>
        <Button look="secondary" disabled={merge.isPending} onClick={onClose}>
          {t('merge.notNow')}
        </Button>
      </DialogActions>
    </>
  );
}

export function MergeDialog({ talent, duplicates, isOpen, onKeepApart, onClose }: MergeDialogProps) {
  const { t } = useTranslation('admin-talents');
  const merge = useMerge(onClose);
  const close = () => {
    merge.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('merge.title')}
      isBusy={merge.isPending}
      className={styles.dialogWide}
      onClose={close}
    >
      <Question talent={talent} duplicates={duplicates} merge={merge} onKeepApart={onKeepApart} onClose={close} />
    </Dialog>
  );
}
