/** On what ground a person may be considered for other jobs, and how a recruiter changes that, with a reason. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BasisStatement, endsSoon, isLive } from '../../../../../shared/domain/basis.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { BasisField } from '../kit/record/basis-field.tsx';
import { refreshTalents } from '../kit/records/talent-record.ts';
import { updateTalent } from './talent-queries.ts';
import styles from './talents.module.css';

/** What holds, in words. */
function useBasisWords({ basis }: Pick<TalentDetail, 'basis'>): string {
  const { t } = useTranslation('admin');
  const now = new Date().toISOString();
  if (!isLive(basis, now)) return t('basis.nothing');
  const until = formatDate(basis.until, currentLanguage());
  return t(endsSoon(basis, now) ? `basis.soon.${basis.kind}` : `basis.holds.${basis.kind}`, { until });
}

interface BasisFormProps {
  talent: TalentDetail;
  onDone: () => void;
}

/** The ground that is stated, and saving it; `refusalOf` words what was refused of a field. */
function useStatedBasis({ talent, onDone }: BasisFormProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [basis, setBasis] = useState<BasisStatement>({
    kind: 'consent',
    consentedOn: new Date().toISOString().slice(0, 10),
  });
  const [basisReason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () => updateTalent(talent.talentId, { version: talent.version, basis, basisReason }),
    onSuccess: async () => {
      await refreshTalents(client);
      showToast({ title: t('basis.saved') });
      onDone();
    },
  });
  const refused = isAppError(save.error) ? (save.error.details.errors ?? []) : [];
  const refusalOf = (path: string) => {
    const found = refused.find((one) => one.path === path);
    return found && codeText(t, found.code);
  };
  return { basis, setBasis, basisReason, setReason, save, refusalOf, isPlaced: refused.length > 0 };
}

function BasisForm(props: BasisFormProps) {
  const { t } = useTranslation('admin');
  const { basis, setBasis, basisReason, setReason, save, refusalOf, isPlaced } = useStatedBasis(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Stack as="form" gap="4" data-part="form" noValidate aria-label={t('basis.change')} onSubmit={submit}>
      <BasisField
        value={basis}
        onChange={(next) => next && setBasis(next)}
        error={refusalOf('basis.consentedOn')}
        disabled={save.isPending}
      />
      <TextAreaField
        label={t('basis.reason')}
        descriptiveText={t('basis.reasonHelp')}
        rows={2}
        value={basisReason}
        onChange={({ target }) => setReason(target.value)}
        hasError={refusalOf('basisReason') !== undefined}
        errorMessage={refusalOf('basisReason')}
      />
      {save.error && !isPlaced && <FieldError>{errorText(t, save.error)}</FieldError>}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton type="submit" variation="primary" isLoading={save.isPending} loadingText={t('saving')}>
          {t('basis.save')}
        </PanelButton>
        <PanelButton isDisabled={save.isPending} onClick={props.onDone}>
          {t('cancel')}
        </PanelButton>
      </Cluster>
    </Stack>
  );
}

export function BasisPanel({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const words = useBasisWords(talent);
  const { basisNote } = talent;
  return (
    <Stack as="section" gap="2" className={styles.basisPanel} aria-labelledby="basis-title">
      <h3 id="basis-title">{t('basis.label')}</h3>
      <p>{words}</p>
      {basisNote && (
        <p className={textStyles.quiet} data-part="quiet">
          {t('basis.note', { when: formatDate(basisNote.at, currentLanguage()), who: basisNote.by ?? t('none') })}{' '}
          {basisNote.reason}
        </p>
      )}
      {isOpen ? (
        <BasisForm talent={talent} onDone={() => setOpen(false)} />
      ) : (
        <PanelButton size="small" onClick={() => setOpen(true)}>
          {t('basis.change')}
        </PanelButton>
      )}
    </Stack>
  );
}
