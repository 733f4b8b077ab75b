/** A job's form with its draft, from the first sight to the last save. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Job, JobInput } from '../../../../../shared/domain/job.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning.ts';
import { type Base, type JobDraft, readJobDraft, useJobDraft, writeJobDraft } from './job-draft.ts';
import type { JobForm } from './job-values.ts';
import { type JobValues, jobResolver, valuesOf } from './job-values.ts';
import { JOB_LIST, useJobSave } from './use-job-save.ts';

export interface JobEditorProps {
  /** Absent while it is new. */
  job?: Job;
  /** What the form starts with. */
  start: JobValues;
  /** Under which name what is typed is kept. */
  draftName: string;
}

/** Sets values without changing the form's defaults, so that it still tracks which differ. */
export function putValues(form: JobForm, values: JobValues): void {
  form.reset(values, { keepDefaultValues: true });
}

/** What the form rests on, and the draft that was found for it. */
function useRestingForm({ job, start, draftName }: JobEditorProps) {
  const [kept, setKept] = useState<JobDraft | undefined>(() => readJobDraft(draftName));
  const [base, setBase] = useState<Base>(() => kept?.base ?? { values: start, version: job?.version ?? 0 });
  const form = useForm<JobValues, unknown, JobInput>({ defaultValues: base.values, resolver: jobResolver });
  const forget = useJobDraft(form, draftName, base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put back once, when the form appears
  useEffect(() => {
    if (kept) putValues(form, kept.values);
  }, []);
  /** The form rests on another content from now on, and what was typed over the last one is no draft any more. */
  const restOn = (values: JobValues, version: number) => {
    setKept(undefined);
    setBase({ values, version });
    forget();
  };
  return { kept, base, setBase, form, forget, restOn };
}

export function useJobEditor(props: JobEditorProps) {
  const { job, start, draftName } = props;
  const { t } = useTranslation('admin-jobs');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { kept, base, setBase, form, forget, restOn } = useRestingForm(props);
  const onSaved = (saved: Job) => restOn(valuesOf(saved), saved.version);
  const newer = job && kept && kept.base.version !== job.version ? job : null;
  const saving = useJobSave(form, { job, newer, onSaved });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty && !saving.mutation.isPending);
  const offerBack = (title: string, onBack: (typed: JobDraft) => void) => {
    const typed = { values: form.getValues(), base };
    const back = () => {
      writeJobDraft(draftName, typed);
      onBack(typed);
    };
    showToast({ title, action: { label: t('admin:undo'), onPress: back } });
  };
  /** Continues from other values; an undo restores what was typed. */
  const letGo = (values: JobValues, version: number, title: string) => {
    offerBack(title, (typed) => {
      setBase(typed.base);
      form.reset(typed.base.values);
      putValues(form, typed.values);
    });
    restOn(values, version);
    form.reset(values);
    saving.setTheirs(null);
    saving.mutation.reset();
  };
  const discard = () => letGo(job ? valuesOf(job) : start, job?.version ?? 0, t('draft.discarded'));
  const cancel = () => {
    if (isDirty) offerBack(t('draft.discarded'), () => navigate(pathname + search));
    forget();
    form.reset(base.values);
    navigate(JOB_LIST);
  };
  return { form, base, kept, saving, letGo, discard, cancel, forget };
}
