/** Somebody saved the settings meanwhile: both states part by part, and the choice between them. */
import { Button } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../shared/domain/field.ts';
import type { MessageTemplate, Settings } from '../../../../../shared/domain/settings.ts';
import { formatList, formatWhen } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import {
  type ClaimValues,
  changedParts,
  partsOf,
  type SettingsValues,
  sectionOf,
  valuesOf,
  withPart,
} from './settings-values.ts';
import { usePartNames } from './use-part-names.ts';

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];

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
    return `${figure} ${claimText(claim.id)}${claim.shown ? '' : ` (${t('conflict.hidden')})`}`;
  };
  return (part: string, value: unknown): string => {
    if (value === undefined) return t('conflict.none');
    switch (sectionOf(part)) {
      case 'templates': {
        const { email } = value as MessageTemplate;
        return `${email.es.subject}\n${email.es.text}\n\n${email.en.subject}\n${email.en.text}`;
      }
      case 'claims':
        return (value as ClaimValues[]).map(claimWords).join('\n');
      case 'feedLanguages': {
        const languages = (value as Language[]).map((language) => t(`languages.${language}`));
        return languages.length > 0 ? formatList(languages, currentLanguage()) : t('conflict.none');
      }
      case 'rateLimits':
        return (value as SettingsValues['rateLimits']).publicFormsPerMinute;
      default:
        return String(value);
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
  const name = useId();
  return (
    <fieldset className="settings-choice">
      <legend>{nameOf(part)}</legend>
      {SIDES.map((side) => (
        <label key={side} data-chosen={chosen === side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className="settings-choice-side">{t(`conflict.${side}`)}</span>
          <span className="settings-choice-value">{shown[side]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsConflict({ before, mine, theirs, isBusy, onSave, onTakeTheirs }: SettingsConflictProps) {
  const { t } = useTranslation('admin-settings');
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const shown = useShown();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const now = valuesOf(theirs);
  const touched = changedParts(before, mine);
  const different = changedParts(mine, now);
  // What I did not touch is theirs to decide.
  const chosenFor = (part: string): Side => choices[part] ?? (touched.includes(part) ? 'mine' : 'theirs');
  const merged = () =>
    different.filter((part) => chosenFor(part) === 'mine').reduce((values, part) => withPart(values, part, mine), now);
  const who = theirs.updatedBy ?? t('somebody');
  const when = theirs.updatedAt ? formatWhen(theirs.updatedAt, currentLanguage(), Date.now()) : '';
  const [ofMine, ofTheirs] = [partsOf(mine), partsOf(now)];
  return (
    <section ref={box} className="settings-conflict" tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{t('conflict.title', { who, when })}</h2>
      <p>{t(different.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      {different.map((part) => (
        <PartChoice
          key={part}
          part={part}
          shown={{ mine: shown(part, ofMine[part]), theirs: shown(part, ofTheirs[part]) }}
          chosen={chosenFor(part)}
          onChoose={(side) => setChoices({ ...choices, [part]: side })}
        />
      ))}
      <div className="form-actions">
        <Button size="small" variation="primary" isDisabled={isBusy} onClick={() => onSave(merged())}>
          {t('conflict.save')}
        </Button>
        <Button size="small" isDisabled={isBusy} onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
