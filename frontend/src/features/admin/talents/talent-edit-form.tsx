/** Corrects what was read of a person; what someone else saved meanwhile is shown, what was typed stays. */
import { Alert, SelectField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TALENT_STATUSES, type TalentDetail, type TalentUpdate } from '../../../../../shared/domain/talent.ts';
import { CORRECTED_FIELDS, type CorrectedField, TALENT_FIELDS } from '../../../../../shared/domain/talent-fields.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FieldControl } from '../kit/record/field-control.tsx';
import { refreshTalents, talentQuery } from '../kit/records/talent-record.ts';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { updateTalent } from './talent-queries.ts';

const FIELDS = [...CORRECTED_FIELDS, 'status'] as const;
type Field = (typeof FIELDS)[number];
type Fields = Record<CorrectedField, string> & Pick<TalentDetail, 'status'>;
/** `was` is the record that the edits are made to, kept with them: a reload does not make them edits to a newer one. */
type Values = Fields & { was: Fields & Pick<TalentDetail, 'version'> };

/** Under which what is typed is kept until it has been saved. */
export const editDraft = (talentId: string) => `talent.${talentId}`;

function valuesOf(talent: Pick<TalentDetail, Field>): Fields {
  const typed = CORRECTED_FIELDS.map((field) => [field, talent[field] ?? '']);
  return { ...(Object.fromEntries(typed) as Record<CorrectedField, string>), status: talent.status };
}

/** Only changed fields are sent, so that the others do not count as edited. */
function editsOf({ was, ...values }: Values): TalentUpdate {
  const edited = FIELDS.filter((field) => values[field] !== was[field]);
  return { version: was.version, ...Object.fromEntries(edited.map((field) => [field, values[field]])) };
}

interface TalentEditFormProps {
  talent: TalentDetail;
  /** Moves the focus into the form when the user opened it. */
  takesFocus: boolean;
  onDone: () => void;
}

type Form = UseFormReturn<Values>;

/** The newer record brings its version: saving again then means over what is shown now. What was typed stays. */
function restOn(form: Form, now: TalentDetail): void {
  const fresh = valuesOf(now);
  const { was, ...values } = form.getValues();
  for (const field of FIELDS) if (values[field] === was[field]) form.setValue(field, fresh[field]);
  form.setValue('was', { ...fresh, version: now.version });
}

interface Saving {
  form: Form;
  /** Empties the form: what was typed is stored. */
  forget: () => void;
  onDone: () => void;
}

function useSaveTalent(talentId: string, { form, forget, onDone }: Saving) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => updateTalent(talentId, editsOf(values)),
    onSuccess: async () => {
      forget();
      await refreshTalents(client);
      showToast({ title: t('saved') });
      onDone();
    },
    onError: async (error) => {
      if (!isAppError(error)) return;
      for (const { path, code } of error.details.errors ?? []) {
        const field = FIELDS.find((name) => name === path);
        if (field) form.setError(field, { message: code }, { shouldFocus: true });
      }
      if (error.kind !== 'conflict') return;
      restOn(form, await client.fetchQuery({ ...talentQuery(talentId), staleTime: 0 }));
    },
  });
}

interface FieldsProps {
  form: Form;
  talent: TalentDetail;
  isConflict: boolean;
}

function CorrectedFields({ form, talent, isConflict }: FieldsProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { errors } = form.formState;
  const stored = valuesOf(talent);
  const savedMeanwhile = (field: Field, value: string) =>
    isConflict && form.getValues(field) !== stored[field]
      ? t('talent.nowSaved', { value: value || t('none') })
      : undefined;
  return (
    <>
      {CORRECTED_FIELDS.map((field) => (
        <FieldControl
          key={field}
          field={TALENT_FIELDS[field]}
          id={`${id}-${field}`}
          label={t(`talent.${field}`)}
          hasError={errors[field] !== undefined}
          errorMessage={codeText(t, errors[field]?.message ?? 'REQUIRED')}
          descriptiveText={savedMeanwhile(field, stored[field])}
          {...form.register(field)}
        />
      ))}
      <SelectField
        id={`${id}-status`}
        label={t('talent.status')}
        size="small"
        descriptiveText={savedMeanwhile('status', t(`talentStatus.${talent.status}`))}
        {...form.register('status')}
      >
        {TALENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`talentStatus.${status}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function TalentEditForm({ talent, takesFocus, onDone }: TalentEditFormProps) {
  const { t } = useTranslation('admin');
  const stored = valuesOf(talent);
  const initial = { ...stored, was: { ...stored, version: talent.version } };
  const { form, forget } = useKeptForm<Values>(editDraft(talent.talentId), initial, (values) => ({
    ...{ values, errors: {} },
  }));
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('firstName');
  }, [takesFocus, setFocus]);
  const cancel = () => {
    forget();
    onDone();
  };
  const save = useSaveTalent(talent.talentId, { form, forget, onDone });
  const isConflict = isAppError(save.error) && save.error.kind === 'conflict';
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <Panel as="form" align="stretch" data-part="form" onSubmit={submit} noValidate>
      {save.isError && (
        <Alert variation={isConflict ? 'warning' : 'error'} hasIcon={false} role="alert">
          {isConflict ? t('talent.conflict') : errorText(t, save.error)}
        </Alert>
      )}
      <CorrectedFields form={form} talent={talent} isConflict={isConflict} />
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton type="submit" variation="primary" isLoading={save.isPending} loadingText={t('saving')}>
          {isConflict ? t('saveAnyway') : t('save')}
        </PanelButton>
        <PanelButton onClick={cancel}>{t('cancel')}</PanelButton>
      </Cluster>
    </Panel>
  );
}
