/** The filter by distance: a button that asks the browser where it is, and how far around it jobs may be. */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import textStyles from '../../ui/text.module.css';
import { type Filters, isNear, radiusOf } from './filters.ts';
import type { PositionState } from './use-position.ts';

const RADII_KM = [10, 30, 50, 100];

export interface NearControl {
  state: PositionState;
  ask: () => void;
  setRadius: (radiusKm: string) => void;
}

function RadiusField({ filters, setRadius }: { filters: Filters; setRadius: NearControl['setRadius'] }) {
  const { t } = useTranslation('site');
  const chosen = radiusOf(filters);
  // An address may have any other.
  const offered = [...new Set([...RADII_KM, chosen])].filter(Number.isFinite).sort((a, b) => a - b);
  const options = offered.map((km) => ({ value: String(km), label: `${formatNumber(km, currentLanguage())} km` }));
  return (
    <Field label={t('jobs.near.radius')}>
      {(control) => (
        <Select
          {...control}
          value={String(chosen)}
          options={options}
          onChange={({ target }) => setRadius(target.value)}
        />
      )}
    </Field>
  );
}

export function NearField({ filters, near }: { filters: Filters; near: NearControl }) {
  const { t } = useTranslation('site');
  const { state, ask, setRadius } = near;
  const isAsking = state === 'asking';
  const isOn = isNear(filters);
  const hasFailed = state !== 'idle' && !isAsking;
  return (
    <Stack gap="2">
      {/* Stays pressable: some browsers say nothing where their question is put away without an answer. */}
      <Button look="secondary" onClick={ask}>
        <Icon name="place" /> {t(isAsking ? 'jobs.near.asking' : isOn ? 'jobs.near.again' : 'jobs.near.button')}
      </Button>
      <div role="status">{state !== 'idle' && !isAsking && <FieldError>{t(`jobs.near.${state}`)}</FieldError>}</div>
      {isOn && <RadiusField filters={filters} setRadius={setRadius} />}
      {!isOn && !hasFailed && <p className={textStyles.note}>{t('jobs.near.privacy')}</p>}
    </Stack>
  );
}
