/** What to bring in and from which file; sending it only checks, nothing is stored yet. */
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasisStatement } from '../../../../../shared/domain/basis.ts';
import {
  IMPORT_FORMATS,
  IMPORT_MAX_BYTES,
  IMPORT_RECORDS,
  IMPORT_ROWS_MAX,
  type ImportFormat,
  importInputSchema,
} from '../../../../../shared/domain/run.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { formatNumber } from '../../../lib/format.ts';
import { DropWords } from '../../../ui/drop-words.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { useAddressChoice, useSetAddress } from '../kit/list/list-address.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { BasisField } from '../kit/record/basis-field.tsx';
import { Choices } from './choices.tsx';
import { useCodeWords } from './exchange-words.ts';
import { formatOf } from './file-format.ts';
import type { ImportRecords } from './import-columns.ts';
import { ImportHelp } from './import-help.tsx';
import { useImport } from './use-import.ts';

const ENDINGS = ['.csv', '.json', '.txt'] as const;

interface Chosen {
  file: File;
  /** `undefined` of a workbook. */
  guess: ImportFormat | undefined;
}

/** The code of what is wrong with a file; `undefined` when it may be sent. */
function problemOf(chosen: Chosen | undefined, records: ImportRecords, format: ImportFormat): string | undefined {
  if (!chosen) return 'FILE_MISSING';
  if (!chosen.guess) return 'WORKBOOK';
  const input = { records, format, fileName: chosen.file.name, sizeBytes: chosen.file.size };
  // The ground has a field of its own.
  const issues = importInputSchema.safeParse(input).error?.issues ?? [];
  return issues.find(({ path }) => path[0] !== 'basis')?.message;
}

/** The file, what it is taken for, and what is wrong with it once someone wants to send it. */
function useChosenFile(records: ImportRecords) {
  const [chosen, setChosen] = useState<Chosen>();
  const [picked, setPicked] = useState<ImportFormat>();
  const [isAsked, setAsked] = useState(false);
  const wanted = picked ?? chosen?.guess ?? 'csv';
  const format = wanted === 'json-resume' && records !== 'talents' ? 'json' : wanted;
  const problem = problemOf(chosen, records, format);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen({ file, guess: await formatOf(file) });
    setPicked(undefined);
  };
  return {
    ...{ chosen, format, choose, setPicked, ask: () => setAsked(true) },
    isGuessed: chosen?.guess !== undefined && picked === undefined,
    // A wrong file is reported at once, a missing one only when it is needed.
    shown: chosen || isAsked ? problem : undefined,
    problem,
  };
}

/** The ground that people are imported on, which has to be stated once someone wants to send the file. */
function useStatedBasis(records: ImportRecords) {
  const [basis, setBasis] = useState<BasisStatement>();
  const [isAsked, setAsked] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  const isMissing = records === 'talents' && basis === undefined;
  return { basis, setBasis, isMissing, isAsked, ask: () => setAsked(true), choice };
}

interface ImportFileProps {
  chosen: Chosen | undefined;
  error: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (file: File | undefined) => void;
}

function ImportFile({ chosen, error, ...rest }: ImportFileProps) {
  const { t, i18n } = useTranslation('admin-exchange');
  const limits = { max: fileSize(IMPORT_MAX_BYTES, i18n.language), rows: formatNumber(IMPORT_ROWS_MAX, i18n.language) };
  return (
    <Field label={t('import.file')} help={t('import.limits', limits)} error={error}>
      {(control) => (
        <FileDrop {...{ control, accept: ENDINGS, ...rest }} icon={chosen ? 'file' : 'upload'}>
          <DropWords
            file={chosen?.file}
            drop={t('import.drop')}
            choose={t('import.choose')}
            change={t('import.change')}
          />
        </FileDrop>
      )}
    </Field>
  );
}

interface FormatChoiceProps {
  records: ImportRecords;
  format: ImportFormat;
  isGuessed: boolean;
  disabled: boolean;
  onChange: (format: ImportFormat) => void;
}

function FormatChoice({ records, format, isGuessed, disabled, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('admin-exchange');
  return (
    <Choices
      label={t('import.format')}
      options={IMPORT_FORMATS.map((value) => ({
        ...{ value, label: t(`formats.${value}`) },
        isOff: value === 'json-resume' && records !== 'talents',
      }))}
      value={format}
      disabled={disabled}
      help={t(isGuessed ? 'import.guessed' : `import.about.${format}`, { format: t(`formats.${format}`) })}
      onChange={onChange}
    />
  );
}

interface StatedBasisProps {
  stated: ReturnType<typeof useStatedBasis>;
  disabled: boolean;
  onChange: () => void;
}

function StatedBasis({ stated, disabled, onChange }: StatedBasisProps) {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const { basis, setBasis, isMissing, isAsked, choice } = stated;
  return (
    <BasisField
      value={basis}
      onChange={(next) => {
        onChange();
        setBasis(next);
      }}
      unstated={t('admin:basis.choose')}
      choiceRef={choice}
      choiceError={isMissing && isAsked ? words('BASIS_REQUIRED') : undefined}
      disabled={disabled}
    />
  );
}

type Importing = Pick<ReturnType<typeof useImport>, 'isBringing' | 'error' | 'percent'>;

/** How far the file has got, or why it did not arrive; below, the button that sends it. */
function Sending({ isBringing, error, percent }: Importing) {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  return (
    <>
      {isBringing && <ProgressBar label={t('import.uploading')} percent={percent} words={t('import.keepOpen')} />}
      {error && !isBringing && (
        <FormFailure title={t('import.failed')} reason={words(error)} kept={t('import.kept')} takesFocus />
      )}
      <Cluster gap="2 4">
        <PanelButton type="submit" variation="primary" isLoading={isBringing} loadingText={t('import.sending')}>
          {t('import.check')}
        </PanelButton>
        <p className={textStyles.quiet}>{t('import.dryRun')}</p>
      </Cluster>
    </>
  );
}

function RecordsChoice({ records, disabled }: { records: ImportRecords; disabled: boolean }) {
  const { t } = useTranslation('admin-exchange');
  const setAddress = useSetAddress();
  return (
    <Choices
      label={t('import.records')}
      options={IMPORT_RECORDS.map((value) => ({ value, label: t(`records.${value}`) }))}
      value={records}
      disabled={disabled}
      onChange={(value) => setAddress({ records: value === 'talents' ? '' : value }, { replace: true })}
    />
  );
}

export function ImportForm() {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const input = useRef<HTMLInputElement>(null);
  const records = useAddressChoice('records', IMPORT_RECORDS) ?? 'talents';
  const { chosen, format, choose, setPicked, ask, isGuessed, shown, problem } = useChosenFile(records);
  const stated = useStatedBasis(records);
  const { bring, isBringing, error, forget, percent } = useImport();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
    stated.ask();
    if (isBringing) return;
    if (!chosen || problem) return input.current?.focus();
    if (stated.isMissing) return stated.choice.current?.focus();
    const basis = records === 'talents' && stated.basis;
    bring({ file: chosen.file, records, format, ...(basis && { basis }) });
  };
  const take = (file: File | undefined) => {
    forget();
    void choose(file);
  };
  const disabled = isBringing;
  return (
    <Grid from900="aside" gap="6" align="start">
      <Stack as="form" gap="5" most={720} noValidate aria-label={t('tabs.import')} onSubmit={submit}>
        <RecordsChoice {...{ records, disabled }} />
        <ImportFile {...{ chosen, disabled }} error={shown && words(shown)} inputRef={input} onChange={take} />
        <FormatChoice {...{ records, format, isGuessed, disabled }} onChange={setPicked} />
        {records === 'talents' && <StatedBasis {...{ stated, disabled }} onChange={forget} />}
        <Sending {...{ isBringing, error, percent }} />
      </Stack>
      <ImportHelp records={records} format={format} />
    </Grid>
  );
}
