/** How long things are kept, within what the law and the consent allow. */
import { useTranslation } from 'react-i18next';
import { RETENTION_LIMITS, type Retention } from '../../../../../shared/domain/settings.ts';
import { Grid } from '../../../ui/layout.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './settings-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const PERIODS = Object.keys(RETENTION_LIMITS) as (keyof Retention)[];

export function RetentionSection({ form, values: { retention }, put }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const errors = form.formState.errors.retention;
  const isDefault = PERIODS.every((period) => retention[period] === String(RETENTION_LIMITS[period].default));
  const defaults = Object.fromEntries(PERIODS.map((period) => [period, String(RETENTION_LIMITS[period].default)]));
  const reset = () => put('retention', defaults as typeof retention);
  return (
    <SettingsSection id="retention" onReset={isDefault ? undefined : reset}>
      <Grid columns="fit220" gap="4 6" align="start">
        {PERIODS.map((period) => (
          <NumberField
            key={period}
            label={t(`retention.${period}.label`)}
            help={t(`retention.${period}.help`, { ...RETENTION_LIMITS[period] })}
            unit={t(`retention.${period}.unit`, { count: Number(retention[period]) || 0 })}
            value={retention[period]}
            onChange={(value) => put('retention', { ...retention, [period]: value })}
            limits={RETENTION_LIMITS[period]}
            error={errors?.[period]?.message}
          />
        ))}
      </Grid>
    </SettingsSection>
  );
}
