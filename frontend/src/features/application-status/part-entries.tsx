/** Positions, studies and languages: entries that can be changed, added and taken out. */
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '../../../../shared/domain/levels.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Grid, Stack } from '../../ui/layout.tsx';
import { MonthField, monthOf } from '../../ui/month-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Lines, type PartFieldsProps, useCheckHint, useErrorAt } from './part-lines.tsx';
import styles from './reading.module.css';
import { EMPTY_EDUCATION, EMPTY_EXPERIENCE, EMPTY_LANGUAGE } from './reading-values.ts';

type EntryPart = 'experience' | 'education' | 'languages';

interface EntriesProps {
  part: EntryPart;
  /** Keys of the entries, as react-hook-form gives them. */
  ids: readonly { id: string }[];
  isBusy: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

function Entries({ part, ids, isBusy, onAdd, onRemove, children }: EntriesProps) {
  const { t } = useTranslation('application-status');
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="5" align="start">
      {ids.map(({ id }, index) => {
        const entry = t(`edit.entry.${part}`, { number: index + 1 });
        return (
          <Stack as="fieldset" gap="4" pad="left4" rule="beside" key={id} className={styles.entryEdited}>
            <legend>{entry}</legend>
            {children(index)}
            <Button
              look="quiet"
              disabled={isBusy}
              aria-label={t('edit.removeEntry', { entry })}
              onClick={() => {
                onRemove(index);
                add.current?.focus();
              }}
            >
              {t('edit.remove')}
            </Button>
          </Stack>
        );
      })}
      <Button ref={add} look="secondary" disabled={isBusy} onClick={onAdd}>
        {t(`edit.addEntry.${part}`)}
      </Button>
    </Stack>
  );
}

/** Hints under the fields of one entry; what is kept in the tab may have any shape. */
function useEntryHint({ form }: Pick<PartFieldsProps, 'form'>, path: PeriodProps['path']) {
  const hint = useCheckHint();
  const unsure: unknown = form.getValues(`${path}.unsure`);
  return (name: string) => hint(Array.isArray(unsure) && unsure.includes(name));
}

interface PeriodProps extends PartFieldsProps {
  path: `experience.${number}` | `education.${number}`;
  /** There is no end yet. */
  isCurrent?: boolean;
}

function Period({ form, isBusy, path, isCurrent = false }: PeriodProps) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  const hint = useEntryHint({ form }, path);
  const month = { optional: true, writtenHelp: t('edit.monthHelp'), readOnly: isBusy };
  return (
    <Grid gap="4" from720="2">
      <MonthField
        {...month}
        label={t('edit.start')}
        help={hint('startDate')}
        error={errorAt(`${path}.startDate`)}
        {...form.register(`${path}.startDate`, { setValueAs: monthOf })}
      />
      {!isCurrent && (
        <MonthField
          {...month}
          label={t('edit.end')}
          error={errorAt(`${path}.endDate`)}
          {...form.register(`${path}.endDate`, { setValueAs: monthOf })}
        />
      )}
    </Grid>
  );
}

function ExperienceEntry({ form, isBusy, index }: PartFieldsProps & { index: number }) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  const path = `experience.${index}` as const;
  const isCurrent = form.watch(`${path}.current`);
  const hint = useEntryHint({ form }, path);
  const text = (name: 'title' | 'company' | 'location', label: string) => (
    <TextField
      label={label}
      optional={name !== 'title'}
      readOnly={isBusy}
      help={hint(name)}
      error={errorAt(`${path}.${name}`)}
      {...form.register(`${path}.${name}`)}
    />
  );
  return (
    <>
      {text('title', t('edit.title'))}
      <Grid gap="4" from720="2">
        {text('company', t('edit.company'))}
        {text('location', t('edit.place'))}
      </Grid>
      <label className={fieldStyles.check} data-part="check">
        <input type="checkbox" disabled={isBusy} {...form.register(`${path}.current`)} />
        <span>{t('edit.current')}</span>
      </label>
      <Period form={form} isBusy={isBusy} path={path} isCurrent={isCurrent} />
      <Lines
        form={form}
        isBusy={isBusy}
        name={`${path}.bullets`}
        label={t('edit.bullets')}
        help={t('edit.bulletsHelp')}
        rows={4}
      />
    </>
  );
}

export function ExperienceEntries({ form, isBusy }: PartFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'experience' });
  return (
    <Entries part="experience" ids={fields} isBusy={isBusy} onAdd={() => append(EMPTY_EXPERIENCE)} onRemove={remove}>
      {(index) => <ExperienceEntry form={form} isBusy={isBusy} index={index} />}
    </Entries>
  );
}

interface LevelFieldProps extends Pick<PartFieldsProps, 'form'> {
  label: string;
  path: `education.${number}.level` | `languages.${number}.level`;
  levels: readonly { value: string; label: string }[];
}

function LevelField({ form, label, path, levels }: LevelFieldProps) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  return (
    <Field label={label} optional error={errorAt(path)}>
      {(control) => (
        <Select {...control} {...form.register(path)} options={[{ value: '', label: t('edit.noLevel') }, ...levels]} />
      )}
    </Field>
  );
}

function EducationEntry({ form, isBusy, index }: PartFieldsProps & { index: number }) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  const path = `education.${index}` as const;
  const hint = useEntryHint({ form }, path);
  const levels = EDUCATION_LEVELS.map((value) => ({ value, label: t(`reading.level.${value}`) }));
  const text = { readOnly: isBusy };
  return (
    <>
      <TextField
        {...text}
        label={t('edit.degree')}
        help={hint('degree')}
        error={errorAt(`${path}.degree`)}
        {...form.register(`${path}.degree`)}
      />
      <Grid gap="4" from720="2">
        <TextField
          {...text}
          label={t('edit.institution')}
          optional
          help={hint('institution')}
          error={errorAt(`${path}.institution`)}
          {...form.register(`${path}.institution`)}
        />
        <LevelField form={form} label={t('edit.level')} path={`${path}.level`} levels={levels} />
      </Grid>
      <Period form={form} isBusy={isBusy} path={path} />
    </>
  );
}

export function EducationEntries({ form, isBusy }: PartFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'education' });
  return (
    <Entries part="education" ids={fields} isBusy={isBusy} onAdd={() => append(EMPTY_EDUCATION)} onRemove={remove}>
      {(index) => <EducationEntry form={form} isBusy={isBusy} index={index} />}
    </Entries>
  );
}

function LanguageEntry({ form, isBusy, index }: PartFieldsProps & { index: number }) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  const path = `languages.${index}` as const;
  const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: t(`edit.levels.${value}`) }));
  return (
    <Grid gap="4" from720="2">
      <TextField
        label={t('edit.language')}
        readOnly={isBusy}
        error={errorAt(`${path}.name`)}
        {...form.register(`${path}.name`)}
      />
      <LevelField form={form} label={t('edit.languageLevel')} path={`${path}.level`} levels={levels} />
    </Grid>
  );
}

export function LanguageEntries({ form, isBusy }: PartFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'languages' });
  return (
    <Entries part="languages" ids={fields} isBusy={isBusy} onAdd={() => append(EMPTY_LANGUAGE)} onRemove={remove}>
      {(index) => <LanguageEntry form={form} isBusy={isBusy} index={index} />}
    </Entries>
  );
}
