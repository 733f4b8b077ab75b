/** Asks before overwriting: for each taken name, replace, keep both, or skip. */
import { SelectField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import { CLASH_ANSWERS, type ClashAnswer } from './name-clash.ts';
import { focusUploading } from './upload-button.tsx';
import type { NewUpload } from './upload-queue.ts';
import type { Question } from './use-uploading.ts';

interface AnswerFieldProps {
  label: string;
  value: ClashAnswer | '';
  onChange: (answer: ClashAnswer) => void;
}

function AnswerField({ label, value, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('admin-files');
  const choose = (chosen: string) => {
    const answer = CLASH_ANSWERS.find((one) => one === chosen);
    if (answer) onChange(answer);
  };
  return (
    <SelectField label={label} size="small" value={value} onChange={(event) => choose(event.target.value)}>
      {value === '' && <option value="">{t('clash.mixed')}</option>}
      {CLASH_ANSWERS.map((answer) => (
        <option key={answer} value={answer}>
          {t(`clash.${answer}`)}
        </option>
      ))}
    </SelectField>
  );
}

interface QuestionProps {
  question: Question;
  onAnswer: (answers: ReadonlyMap<NewUpload, ClashAnswer>) => void;
  onLeave: () => void;
}

function Clashes({ question: { clashes }, onAnswer, onLeave }: QuestionProps) {
  const { t } = useTranslation('admin-files');
  const [answers, setAnswers] = useState<ReadonlyMap<NewUpload, ClashAnswer>>(
    () => new Map(clashes.map((clash) => [clash, 'both'])),
  );
  const given = new Set(answers.values());
  const [only = ''] = given.size === 1 ? given : [];
  return (
    <>
      <p>{t('clash.explain')}</p>
      {clashes.length > 1 && (
        <AnswerField
          label={t('clash.forAll')}
          value={only}
          onChange={(answer) => setAnswers(new Map(clashes.map((clash) => [clash, answer])))}
        />
      )}
      <Stack as="ul" gap="3" scroll={320} className={typeStyles.breaking}>
        {clashes.map((clash) => (
          <li key={clash.path}>
            <AnswerField
              label={clash.file.name}
              value={answers.get(clash) ?? 'both'}
              onChange={(answer) => setAnswers(new Map(answers).set(clash, answer))}
            />
          </li>
        ))}
      </Stack>
      <DialogActions>
        <Button onClick={() => onAnswer(answers)}>{t('clash.continue')}</Button>
        <Button look="secondary" onClick={onLeave}>
          {t('clash.leave')}
        </Button>
      </DialogActions>
    </>
  );
}

export function ClashDialog({
  question,
  onAnswer,
  onLeave,
}: Omit<QuestionProps, 'question'> & { question: Question | null }) {
  const { t } = useTranslation('admin-files');
  const count = question?.clashes.length ?? 0;
  const title = t('clash.title', { count, name: question?.clashes[0]?.path.split('/').at(-1) });
  const isOpen = question !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // Files that were dropped had no button to give the focus back to.
    if (hasClosed && document.activeElement === document.body) focusUploading();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onLeave}>
      {question && <Clashes question={question} onAnswer={onAnswer} onLeave={onLeave} />}
    </Dialog>
  );
}
