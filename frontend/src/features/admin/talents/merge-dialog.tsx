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

interface QuestionProps extends Omit<MergeDialogProps, 'isOpen'> {
  merge: ReturnType<typeof useMerge>;
}

interface OtherChoiceProps extends Pick<QuestionProps, 'duplicates'> {
  otherId: string;
  onChoose: (talentId: string) => void;
}

interface AgreementProps extends Pick<QuestionProps, 'onClose'> {
  isBusy: boolean;
  onMerge: () => void;
  onKeepApart: () => void;
}

function OtherChoice({ duplicates, otherId, onChoose }: OtherChoiceProps) {
  const { t } = useTranslation('admin-talents');
  const marked = useMarkedName();
  return (
    <SelectField label={t('merge.with')} value={otherId} onChange={(event) => onChoose(event.target.value)}>
      {duplicates.map(({ talent }) => (
        <option key={talent.talentId} value={talent.talentId}>
          {marked([talentName(talent), talent.email].filter(Boolean).join(' · '), talent.emailConfirmed)}
        </option>
      ))}
    </SelectField>
  );
}

/** Why both may be one person. */
function Reasons({ duplicate }: { duplicate: Duplicate }) {
  const { t } = useTranslation('admin-talents');
  return (
    <Cluster gap="2">
      <span className={textStyles.quiet} data-part="quiet">
        {t('merge.why')}
      </span>
      {duplicate.reasons.map((reason) => (
        <Chip key={reason}>{t(`merge.reasons.${reason}`)}</Chip>
      ))}
    </Cluster>
  );
}

function MergeFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('admin-talents');
  const isConflict = isAppError(error) && error.kind === 'conflict';
  return (
    <Alert variation={isConflict ? 'warning' : 'error'} hasIcon={false} role="alert">
      {isConflict ? t('merge.conflict') : errorText(t, error)}
    </Alert>
  );
}

/** Merges only once someone has agreed; says so where they have not. */
function Agreement({ isBusy, onMerge, onKeepApart, onClose }: AgreementProps) {
  const { t } = useTranslation('admin-talents');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const go = () => {
    setAsked(true);
    if (agreed) onMerge();
  };
  return (
    <>
      <CheckboxField
        name="agreed"
        label={t('merge.agree')}
        checked={agreed}
        hasError={asked && !agreed}
        errorMessage={t('merge.agreeFirst')}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <DialogActions>
        <Button look="danger" disabled={isBusy} onClick={go}>
          {t(isBusy ? 'merge.busy' : 'merge.confirm')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={onKeepApart}>
          {t('merge.notSame')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={onClose}>
          {t('merge.notNow')}
        </Button>
      </DialogActions>
    </>
  );
}

function Question({ talent, duplicates, onKeepApart, onClose, merge }: QuestionProps) {
  const { t } = useTranslation('admin-talents');
  const [otherId, setOtherId] = useState(duplicates[0]?.talent.talentId);
  const [keptId, setKeptId] = useState(talent.talentId);
  const duplicate = duplicates.find((one) => one.talent.talentId === otherId) ?? duplicates[0];
  if (!duplicate) return null;
  const other = duplicate.talent;
  const [kept, gone] = keptId === other.talentId ? [other, talent] : [talent, other];
  return (
    <>
      {duplicates.length > 1 && <OtherChoice duplicates={duplicates} otherId={other.talentId} onChoose={setOtherId} />}
      <Reasons duplicate={duplicate} />
      <Comparison pair={[talent, other]} keptId={kept.talentId} onKeep={setKeptId} />
      <p>{t('merge.whatHappens', { kept: talentName(kept) })}</p>
      {merge.isError && <MergeFailure error={merge.error} />}
      <Agreement
        isBusy={merge.isPending}
        onMerge={() => merge.mutate({ kept, other: gone })}
        onKeepApart={() => onKeepApart(other)}
        onClose={onClose}
      />
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
