/** A colleague saved the job meanwhile: both versions side by side, with a choice per field. */
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../shared/domain/job.ts';
import { JOB_FIELDS, type JobField } from '../../../../../shared/domain/job-fields.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { type Side, SideChoice } from '../kit/record/side-choice.tsx';
import { useJobLabel } from '../kit/words/job-label.ts';
import type { JobForm } from './job-values.ts';
import { changedFields, type JobValues, valuesOf } from './job-values.ts';
import styles from './jobs.module.css';

type Choices = Partial<Record<keyof JobValues, Side>>;

interface JobConflictProps {
  form: JobForm;
  /** What the form started from. */
  before: JobValues;
  theirs: Job;
  isBusy: boolean;
  onSave: (values: JobValues) => void;
  onTakeTheirs: () => void;
}

/** A value as the form's own controls show it. */
function useShown() {
  const { t } = useTranslation('admin');
  return (field: keyof JobValues, value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value.trim() === '') return t('none');
    const { options }: JobField = JOB_FIELDS[field];
    return options ? t(`${options}.${value}`) : value.trim();
  };
}

interface FieldChoiceProps {
  field: keyof JobValues;
  mine: JobValues;
  theirs: JobValues;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, mine, theirs, chosen, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation('admin-jobs');
  const labelOf = useJobLabel();
  const shown = useShown();
  return (
    <SideChoice
      className={styles.conflictField}
      label={labelOf(field)}
      sideName={(side) => t(`conflict.${side}`)}
      shown={{ mine: shown(field, mine[field]), theirs: shown(field, theirs[field]) }}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export function JobConflict({ form, before, theirs, isBusy, onSave, onTakeTheirs }: JobConflictProps) {
  const { t } = useTranslation('admin');
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const mine = useWatch({ control: form.control }) as JobValues;
  const now = valuesOf(theirs);
  // What one of the two did not touch is the other's to decide.
  const chosenFor = (field: keyof JobValues): Side =>
    choices[field] ?? (mine[field] === before[field] ? 'theirs' : 'mine');
  const different = changedFields(mine, now);
  const merged = () => {
    const taken = different.filter((field) => chosenFor(field) === 'theirs').map((field) => [field, now[field]]);
    return { ...mine, ...Object.fromEntries(taken) };
  };
  return (
    <Stack as="section" gap="4" pad="l" edge="claimed" radius="s" ref={box} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{t('conflict.title')}</h2>
      <p>{t(different.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      {different.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          mine={mine}
          theirs={now}
          chosen={chosenFor(field)}
          onChoose={(side) => setChoices({ ...choices, [field]: side })}
        />
      ))}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton size="small" variation="primary" isDisabled={isBusy} onClick={() => onSave(merged())}>
          {t('conflict.saveChosen')}
        </PanelButton>
        <PanelButton size="small" isDisabled={isBusy} onClick={() => onSave(mine)}>
          {t('conflict.keepMine')}
        </PanelButton>
        <PanelButton size="small" isDisabled={isBusy} onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </PanelButton>
      </Cluster>
    </Stack>
  );
}
