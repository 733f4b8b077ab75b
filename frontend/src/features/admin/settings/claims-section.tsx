/** The figures that the site advertises: how high, whether shown, in which order; and how the site shows them. */
import { CheckboxField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SETTINGS } from '../../../../../shared/domain/settings.ts';
import { claimFigure } from '../../../lib/claims.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { NumberField } from './number-field.tsx';
import styles from './settings.module.css';
import type { SectionProps } from './settings-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type ClaimValues, valuesOf } from './settings-values.ts';

const DEFAULTS = valuesOf(DEFAULT_SETTINGS).claims;
const LIMITS = { percent: { min: 0, max: 100 }, hours: { min: 1, max: 720 }, range: { min: 0, max: 3_600 } } as const;
type Direction = 'up' | 'down';

function ClaimsPreview({ claims }: { claims: readonly ClaimValues[] }) {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  const shown = claims.filter((claim) => claim.shown);
  const figure = (claim: ClaimValues) =>
    claim.kind === 'range'
      ? claimFigure(claimText, { ...claim, from: Number(claim.from), to: Number(claim.to) })
      : claimFigure(claimText, { ...claim, value: Number(claim.value) });
  return (
    <Stack as="figure" gap="4" pad="xl" surface="deep" radius="s">
      <figcaption className={typeStyles.tiny}>{t('claims.preview')}</figcaption>
      {shown.length > 0 ? (
        <Grid as="dl" columns="fit100" gap="4 6" className={typeStyles.figuresAbove}>
          {shown.map((claim) => (
            <div key={claim.id}>
              <dt className={typeStyles.tiny}>{claimText(claim.id)}</dt>
              <dd className={`${typeStyles.figureHero} ${textStyles.oneLine}`}>{figure(claim)}</dd>
            </div>
          ))}
        </Grid>
      ) : (
        <p>{t('claims.noneShown')}</p>
      )}
    </Stack>
  );
}

interface ClaimRowProps {
  claim: ClaimValues;
  place: { at: number; of: number };
  error: (field: 'value' | 'from' | 'to') => string | undefined;
  onChange: (claim: ClaimValues) => void;
  onMove: (direction: Direction) => void;
}

function Figure({ claim, error, onChange }: Pick<ClaimRowProps, 'claim' | 'error' | 'onChange'>) {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  const limits = LIMITS[claim.kind];
  const name = claimText(claim.id);
  if (claim.kind !== 'range') {
    return (
      <NumberField
        label={t('claims.figure', { name })}
        isLabelHidden
        unit={t(`claims.units.${claim.kind}`)}
        value={claim.value}
        onChange={(value) => onChange({ ...claim, value })}
        limits={limits}
        error={error('value')}
      />
    );
  }
  const isTurned = error('to') === 'TOO_SMALL' && Number(claim.to) >= limits.min;
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <NumberField
          key={end}
          label={t(`claims.${end}`, { name })}
          isLabelHidden
          unit={t('claims.units.range')}
          value={claim[end]}
          onChange={(value) => onChange({ ...claim, [end]: value })}
          limits={end === 'to' && isTurned ? { ...limits, min: Number(claim.from) } : limits}
          error={error(end)}
        />
      ))}
    </>
  );
}

function ClaimRow({ claim, place, error, onChange, onMove }: ClaimRowProps) {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  const name = claimText(claim.id);
  const isLast = { up: place.at === 0, down: place.at === place.of - 1 };
  return (
    <Grid
      as="li"
      columns="end"
      gap="2 4"
      align="center"
      pad="block2"
      rule="below"
      className={styles.claimRow}
      data-shown={claim.shown}
    >
      <p className={`${styles.claimName} ${textStyles.strong}`}>{name}</p>
      <div className={styles.claimFigures}>
        <Figure claim={claim} error={error} onChange={onChange} />
      </div>
      <CheckboxField
        name={`shown-${claim.id}`}
        value="yes"
        label={t('claims.shown')}
        aria-label={t('claims.shownLabel', { name })}
        checked={claim.shown}
        onChange={({ target }) => onChange({ ...claim, shown: target.checked })}
      />
      <Cluster gap="1" align="stretch" wrap={false} className={styles.claimMoves}>
        {(['up', 'down'] as const).map((direction) => (
          <PanelButton
            key={direction}
            size="small"
            data-move={`${claim.id}.${direction}`}
            data-direction={direction}
            aria-label={t(`claims.${direction}`, { name })}
            aria-disabled={isLast[direction]}
            onClick={() => !isLast[direction] && onMove(direction)}
          >
            <Icon name="back" size={16} />
          </PanelButton>
        ))}
      </Cluster>
    </Grid>
  );
}

/** What was moved keeps the focus, and its new place is said. */
function useMoved() {
  const { t } = useTranslation('admin-settings');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ button: string; words: string }>();
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus();
  }, [moved]);
  const announce = (button: string, name: string, position: number, total: number) =>
    setMoved({ button, words: t('claims.moved', { name, position, total }) });
  return { list, words: moved?.words, announce };
}

export function ClaimsSection({ form, values: { claims }, put }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  const { list, words, announce } = useMoved();
  const errors = form.formState.errors.claims;
  const move = (claim: ClaimValues, direction: Direction) => {
    const at = claims.indexOf(claim);
    const target = at + (direction === 'up' ? -1 : 1);
    put('claims', claims.toSpliced(at, 1).toSpliced(target, 0, claim));
    announce(`${claim.id}.${direction}`, claimText(claim.id), target + 1, claims.length);
  };
  const isDefault = JSON.stringify(claims) === JSON.stringify(DEFAULTS);
  return (
    <SettingsSection id="claims" onReset={isDefault ? undefined : () => put('claims', DEFAULTS)}>
      <Stack as="ol" ref={list}>
        {claims.map((claim, at) => (
          <ClaimRow
            key={claim.id}
            claim={claim}
            place={{ at, of: claims.length }}
            error={(field) => (errors?.[at] as Record<string, { message?: string }> | undefined)?.[field]?.message}
            onChange={(next) => put('claims', claims.with(at, next))}
            onMove={(direction) => move(claim, direction)}
          />
        ))}
      </Stack>
      <p className={textStyles.visuallyHidden} role="status">
        {words}
      </p>
      <p className={textStyles.quiet} data-part="quiet">
        {t('claims.promise')}
      </p>
      <ClaimsPreview claims={claims} />
    </SettingsSection>
  );
}
