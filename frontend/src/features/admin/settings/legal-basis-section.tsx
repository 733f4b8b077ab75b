/** On what ground people are considered whose resumes came without a form, and for how long it holds. */
import { SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { AGENCY_MONTHS, type LegalBasis } from '../../../../../shared/domain/basis.ts';
import { Grid } from '../../../ui/layout.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './settings-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const DROPS = ['agency', 'none'] as const satisfies readonly LegalBasis['drops'][];
const DEFAULT_MONTHS = String(AGENCY_MONTHS.default);

export function LegalBasisSection({ form, values: { legalBasis }, put }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const isDefault = legalBasis.drops === 'agency' && legalBasis.agencyMonths === DEFAULT_MONTHS;
  const reset = () => put('legalBasis', { drops: 'agency', agencyMonths: DEFAULT_MONTHS });
  return (
    <SettingsSection id="legalBasis" values={{ ...AGENCY_MONTHS }} onReset={isDefault ? undefined : reset}>
      <SelectField
        label={t('legalBasis.drops')}
        size="small"
        value={legalBasis.drops}
        onChange={({ target }) => put('legalBasis', { ...legalBasis, drops: target.value as LegalBasis['drops'] })}
      >
        {DROPS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`legalBasis.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Grid columns="fit220" gap="4 6" align="start">
        <NumberField
          label={t('legalBasis.months.label')}
          help={t('legalBasis.months.help', { ...AGENCY_MONTHS })}
          unit={t('legalBasis.months.unit', { count: Number(legalBasis.agencyMonths) || 0 })}
          value={legalBasis.agencyMonths}
          onChange={(value) => put('legalBasis', { ...legalBasis, agencyMonths: value })}
          limits={AGENCY_MONTHS}
          error={form.formState.errors.legalBasis?.agencyMonths?.message}
        />
      </Grid>
    </SettingsSection>
  );
}
