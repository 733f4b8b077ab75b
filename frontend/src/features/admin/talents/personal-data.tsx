/** A person's data rights: export everything, or erase everything. */
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { errorText } from '../../../lib/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { saveText } from '../kit/files/download.ts';
import { useIsAdministrator } from '../kit/staff-role.tsx';
import { BasisPanel } from './basis-panel.tsx';
import { DeleteTalent } from './delete-talent.tsx';
import { exportTalent, talentName } from './talent-queries.ts';

function Right({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={textStyles.quiet} data-part="quiet">
        {text}
      </p>
      <Stack gap="2" pad="top1" align="start">
        {children}
      </Stack>
    </Stack>
  );
}

function ExportTalent({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const file = `encaje-${talent.talentId}.json`;
  const take = useMutation({
    mutationFn: () => exportTalent(talent.talentId),
    onSuccess: (exported) => saveText(JSON.stringify(exported, null, 2), file, 'application/json'),
    onError: (error) => {
      showToast({ title: t('data.exportFailed'), description: errorText(t, error), variant: 'destructive' });
    },
  });
  const leftOut = Object.values(take.data?.leftOut ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <Right title={t('data.export')} text={t('data.exportText', { name: talentName(talent) })}>
      <PanelButton isLoading={take.isPending} loadingText={t('data.exporting')} onClick={() => take.mutate()}>
        {t('data.exportAction')}
      </PanelButton>
      <p role="status" className={textStyles.quiet} data-part="quiet">
        {take.isSuccess && t('data.exported', { file })}
        {leftOut > 0 && ` ${t('data.leftOut', { count: leftOut })}`}
      </p>
      {take.error && <FieldError>{errorText(t, take.error)}</FieldError>}
    </Right>
  );
}

export function PersonalData({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const isAdministrator = useIsAdministrator();
  if (!isAdministrator) {
    return (
      <Stack gap="6" most={640}>
        <BasisPanel talent={talent} />
        <p className={textStyles.quiet} data-part="quiet">
          {t('admin:forAdministrators.data')}
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap="6" most={640}>
      <BasisPanel talent={talent} />
      <ExportTalent talent={talent} />
      <Right title={t('data.erase')} text={t('data.eraseText')}>
        <DeleteTalent talent={talent} label={t('data.eraseAction')} />
      </Right>
    </Stack>
  );
}
