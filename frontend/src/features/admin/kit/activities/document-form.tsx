/** A file that belongs to the person: declared to the API, then sent straight to storage. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_MAX_BYTES } from '../../../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { AppError } from '../../../../../../shared/errors.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { uploadFile } from '../../../../lib/upload.ts';
import { DropWords } from '../../../../ui/drop-words.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FileDrop } from '../../../../ui/file-drop.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { AddedActivity } from '../composing/activity-queries.ts';
import { ComposeForm, useProblemText } from '../composing/compose-form.tsx';
import { useComposing } from '../composing/use-composing.ts';
import { DOCUMENT_EXTENSIONS, documentInput, documentProblem } from './document-values.ts';

interface DocumentValues {
  text: string;
  /** Says that there is a file or what is wrong with it: the file itself cannot be kept over a reload. */
  file: string;
}

const FILE_FIELDS = ['fileName', 'contentType', 'sizeBytes'];

/** How far the upload is, for eyes and for those who listen. */
function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation('admin-activities');
  const id = useId();
  return (
    <Stack gap="1">
      <label htmlFor={id}>{t('document.uploading', { percent })}</label>
      <progress id={id} max={100} value={percent} />
    </Stack>
  );
}

/** Where the API said, or an error: a document without an upload has nowhere to go. */
async function deliver(added: AddedActivity, file: File | undefined, onProgress: (share: number) => void) {
  if (!added.upload || !file) throw new AppError('unavailable', 'INTERNAL');
  await uploadFile(added.upload, file, { onProgress });
}

interface DocumentFormProps {
  about: PersonReference;
  onSent: (added: AddedActivity) => void;
}

/** The chosen file with its note: checked when it is chosen, sent after the note is stored. */
function useDocument({ about, onSent }: DocumentFormProps) {
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const { form, failure, onSubmit } = useComposing<DocumentValues>(
    {
      ...{ about, kind: 'document', initial: { text: '', file: '' } },
      inputOf: ({ text }) => documentInput(file, text),
      problemsOf: () => (file ? [] : [{ path: 'file', code: 'FILE_MISSING' }]),
      fieldOf: (path) => (FILE_FIELDS.includes(path) ? 'file' : path),
      finish: (added) => deliver(added, file, (share) => setPercent(Math.round(share * 100))),
      onSent: (added) => {
        setFile(undefined);
        // Else choosing the same file again would change nothing for the browser.
        if (input.current) input.current.value = '';
        onSent(added);
      },
    },
    ['file', 'text'],
  );
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setPercent(undefined);
    // Wrong types and sizes are reported at once, not after sending.
    const problem = documentProblem(chosen);
    if (problem) form.setError('file', { message: problem });
    else form.clearErrors('file');
  };
  const { errors, submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && errors.file) input.current?.focus();
  }, [submitCount, errors.file]);
  return { form, failure, onSubmit, file, percent, input, choose };
}

function DocumentFile({ form, file, input, choose }: ReturnType<typeof useDocument>) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const { errors, isSubmitting } = form.formState;
  return (
    <Field
      label={t('document.file')}
      help={t('document.help', { max: fileSize(DOCUMENT_MAX_BYTES, currentLanguage()) })}
      error={words(errors.file?.message)}
    >
      {(control) => (
        <FileDrop
          control={control}
          inputRef={input}
          accept={DOCUMENT_EXTENSIONS}
          icon={file ? 'file' : 'upload'}
          disabled={isSubmitting}
          onChange={choose}
        >
          <DropWords
            file={file}
            drop={t('document.drop')}
            choose={t('document.choose')}
            change={t('document.change')}
          />
        </FileDrop>
      )}
    </Field>
  );
}

export function DocumentForm(props: DocumentFormProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const document = useDocument(props);
  const { form, failure, onSubmit, percent } = document;
  const { errors, isSubmitting } = form.formState;
  return (
    <ComposeForm kind="document" onSubmit={onSubmit} isSending={isSubmitting} failure={failure}>
      <DocumentFile {...document} />
      {isSubmitting && percent !== undefined && <Progress percent={percent} />}
      <TextAreaField
        size="small"
        id={`${id}-text`}
        label={t('document.text')}
        rows={2}
        hasError={errors.text !== undefined}
        errorMessage={words(errors.text?.message)}
        {...form.register('text')}
      />
    </ComposeForm>
  );
}
