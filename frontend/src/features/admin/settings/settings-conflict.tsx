/** Someone saved the settings meanwhile: both states part by part, and the choice between them. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../shared/domain/field.ts';
import type { MessageTemplate, Settings } from '../../../../../shared/domain/settings.ts';
import { formatList, formatWhen } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import { type Side, SideChoice } from '../kit/record/side-choice.tsx';
import styles from './settings.module.css';
import {
  CLAIM_ORDER,
  type ClaimValues,
  changedParts,
  partsOf,
  type SettingsValues,
  sectionOf,
  valuesOf,
  withPart,
} from './settings-values.ts';
import { usePartNames } from './use-part-names.ts';

interface SettingsConflictProps {
  before: SettingsValues;
  mine: SettingsValues;
  theirs: Settings;
  isBusy: boolean;
  onSave: (values: SettingsValues) => void;
  onTakeTheirs: () => void;
}

/** A part in few words. */
function useShown() {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  const claimWords = (claim: ClaimValues) => {
    const figure = claim.kind === 'range' ? `${claim.from}-${claim.to}` : claim.value;
    return `${figure} ${t(`claims.units.${claim.kind}`)}${claim.shown ? '' : ` (${t('conflict.hidden')})`}`;
  };
  const counted = (figure: string, unit: string) => `${figure} ${t(unit, { count: Number(figure) || 0 })}`;
  return (part: string, value: unknown): string => {
    if (value === undefined) return t('conflict.none');
    switch (sectionOf(part)) {
      case 'templates': {
        const { email } = value as MessageTemplate;
        return `${email.es.subject}\n${email.es.text}\n\n${email.en.subject}\n${email.en.text}`;
      }
      case 'claims':
        if (part === CLAIM_ORDER)
          return formatList(
            (value as string[]).map((id) => claimText(id)),
            currentLanguage(),
          );
        return claimWords(value as ClaimValues);
      case 'feedLanguages': {
        const languages = (value as Language[]).map((language) => t(`languages.${language}`));
        return languages.length > 0 ? formatList(languages, currentLanguage()) : t('conflict.none');
      }
      case 'rateLimits':
        return counted((value as SettingsValues['rateLimits']).publicFormsPerMinute, 'rateLimits.unit');
      default:
        return counted(String(value), `${part}.unit`);
    }
  };
}

interface PartChoiceProps {
  part: string;
  shown: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function PartChoice({ part, shown, chosen, onChoose }: PartChoiceProps) {
  const { t } = useTranslation('admin-settings');
  const nameOf = usePartNames();
  const choice = { shown, chosen, onChoose };
  return <SideChoice label={nameOf(part)} sideName={(side) => t(`conflict.${side}`)} {...choice} />;
}

/** Which parts need a choice, and the settings that follow from the choices. */
function useMerge({ before, mine, theirs }: Pick<SettingsConflictProps, 'before' | 'mine' | 'theirs'>) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const now = valuesOf(theirs);
  const touched = changedParts(before, mine);
  const different = changedParts(mine, now);
  const byThem = changedParts(before, now);
  // A part that only one of both changed needs no choice.
  const disputed = different.filter((part) => touched.includes(part) && byThem.includes(part));
  const chosenFor = (part: string): Side => choices[part] ?? 'mine';
  return {
    ...{ now, different, disputed, chosenFor },
    choose: (part: string, side: Side) => setChoices({ ...choices, [part]: side }),
    merged: () =>
      touched.filter((part) => chosenFor(part) === 'mine').reduce((values, part) => withPart(values, part, mine), now),
  };
}

/** Who saved what we also changed, and what that means. */
function ConflictWords({ id, theirs, about }: { id: string; theirs: Settings; about: 'text' | 'apart' | 'same' }) {
  const { t } = useTranslation('admin-settings');
  const who = theirs.updatedBy ?? t('somebody');
  const when = theirs.updatedAt ? formatWhen(theirs.updatedAt, currentLanguage(), Date.now()) : '';
  return (
    <>
      <h2 className={typeStyles.medium} id={id}>
        {t('conflict.title', { who, when })}
      </h2>
      <p>{t(`conflict.${about}`)}</p>
    </>
  );
}

interface ConflictActionsProps extends Pick<SettingsConflictProps, 'isBusy' | 'onTakeTheirs'> {
  isDisputed: boolean;
  onSave: () => void;
}

function ConflictActions({ isDisputed, isBusy, onSave, onTakeTheirs }: ConflictActionsProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <Cluster gap="2" align="stretch" data-part="form-actions">
      <PanelButton size="small" variation="primary" aria-disabled={isBusy} onClick={() => !isBusy && onSave()}>
        {t(isDisputed ? 'conflict.save' : 'conflict.saveBoth')}
      </PanelButton>
      <PanelButton size="small" aria-disabled={isBusy} onClick={() => !isBusy && onTakeTheirs()}>
        {t('conflict.takeTheirs')}
      </PanelButton>
    </Cluster>
  );
}

export function SettingsConflict({ before, mine, theirs, isBusy, onSave, onTakeTheirs }: SettingsConflictProps) {
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const shown = useShown();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { now, different, disputed, chosenFor, choose, merged } = useMerge({ before, mine, theirs });
  const isDisputed = disputed.length > 0;
  const [ofMine, ofTheirs] = [partsOf(mine), partsOf(now)];
  return (
    <Stack
      as="section"
      gap="4"
      pad="l"
      edge="claimed"
      radius="s"
      ref={box}
      className={styles.settingsConflict}
      tabIndex={-1}
      aria-labelledby={title}
    >
      <ConflictWords id={title} theirs={theirs} about={isDisputed ? 'text' : different.length > 0 ? 'apart' : 'same'} />
      {disputed.map((part) => (
        <PartChoice
          key={part}
          part={part}
          shown={{ mine: shown(part, ofMine[part]), theirs: shown(part, ofTheirs[part]) }}
          chosen={chosenFor(part)}
          onChoose={(side) => choose(part, side)}
        />
      ))}
      <ConflictActions {...{ isDisputed, isBusy, onTakeTheirs }} onSave={() => onSave(merged())} />
    </Stack>
  );
}
