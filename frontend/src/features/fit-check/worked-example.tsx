/** An example of the engine on two invented, editable texts: every criterion, its evidence, and the sum behind the percent. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/domain/field.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { nearView } from '../../lib/near-view.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Grid, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { ExampleResult } from './example-result.tsx';
import { EXAMPLE_JOB, EXAMPLE_RESUME } from './example-texts.ts';
import { MarkedText } from './marked-text.tsx';
import { useLiveScore } from './use-live-score.ts';
import styles from './worked-example.module.css';

const TEXT_MAX_CHARS = 6000;
const EXAMPLE_ID = 'worked-example';

interface TextAreaProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  /** The same text with its evidence marked, laid exactly behind. */
  marked?: ReactNode;
}

/** The text sets the height of its field, so that nothing scrolls inside and marks stay where the words are. */
function TextArea({ label, help, value, onChange, marked }: TextAreaProps) {
  const id = useId();
  return (
    <Stack gap="2">
      <label className={textStyles.strong} data-part="field-label" htmlFor={id}>
        {label}
      </label>
      <Stack className={styles.exampleText}>
        <div className={styles.exampleBehind} aria-hidden="true">
          {marked ?? value}{' '}
        </div>
        <textarea
          id={id}
          className={fieldStyles.input}
          data-part="input"
          aria-describedby={`${id}-help`}
          maxLength={TEXT_MAX_CHARS}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Stack>
      <p id={`${id}-help`} className={textStyles.note} data-part="field-help">
        {help}
      </p>
    </Stack>
  );
}

function ResumeLanguage({ chosen, onChoose }: { chosen: Language; onChoose: (language: Language) => void }) {
  const { t } = useTranslation('fit-check');
  return (
    <fieldset className={fieldStyles.pills}>
      <legend>{t('example.resumeIn')}</legend>
      {(['es', 'en'] as const).map((language) => (
        <button key={language} type="button" aria-pressed={language === chosen} onClick={() => onChoose(language)}>
          {t(language === 'es' ? 'example.spanish' : 'example.english')}
        </button>
      ))}
    </fieldset>
  );
}

/** Calls `begin` once, when the example comes near the screen. */
function useComingNear(id: string, begin: () => void): void {
  useEffect(() => {
    let isGone = false;
    void nearView(id).then(() => {
      if (!isGone) begin();
    });
    return () => {
      isGone = true;
    };
  }, [id, begin]);
}

/** Job and resume, as they are typed; until then the example in the language of the page. */
function useTexts() {
  const language = currentLanguage();
  const [typed, setTyped] = useState<Partial<Record<'job' | Language, string>>>({});
  const [resumeLanguage, setResumeLanguage] = useState<Language>();
  const spoken = resumeLanguage ?? language;
  return {
    ...{ spoken, setResumeLanguage },
    job: typed.job ?? EXAMPLE_JOB[language],
    resume: typed[spoken] ?? EXAMPLE_RESUME[spoken],
    writeJob: (job: string) => setTyped((before) => ({ ...before, job })),
    writeResume: (resume: string) => setTyped((before) => ({ ...before, [spoken]: resume })),
    isChanged: Object.keys(typed).length > 0,
    reset: () => setTyped({}),
  };
}

/** `marked` is the resume with the words that prove something. */
function ExampleTexts({ texts, marked }: { texts: ReturnType<typeof useTexts>; marked: ReactNode }) {
  const { t } = useTranslation('fit-check');
  const { job, resume, spoken, setResumeLanguage, writeJob, writeResume, isChanged, reset } = texts;
  return (
    <Stack gap="6" align="start" className={styles.exampleTexts}>
      <TextArea label={t('example.job')} help={t('example.jobHelp')} value={job} onChange={writeJob} />
      <Stack gap="3">
        <ResumeLanguage chosen={spoken} onChoose={setResumeLanguage} />
        <TextArea
          label={t('example.resume')}
          help={t('example.resumeHelp')}
          value={resume}
          onChange={writeResume}
          marked={marked}
        />
      </Stack>
      {isChanged && (
        <Button look="quiet" onClick={reset}>
          {t('example.reset')}
        </Button>
      )}
    </Stack>
  );
}

export default function WorkedExample() {
  const { t } = useTranslation('fit-check');
  const texts = useTexts();
  const [openId, setOpenId] = useState<string>();
  const [lookedAt, setLookedAt] = useState<string>();
  const { live, ask } = useLiveScore(texts.resume, texts.job);
  useComingNear(EXAMPLE_ID, ask);
  const marked = live.fit?.text === texts.resume && (
    <MarkedText text={texts.resume} criteria={live.fit.score.criteria} activeId={lookedAt ?? openId} />
  );
  return (
    <Grid as="section" gap="6" from900="2" id={EXAMPLE_ID} aria-labelledby="example-title">
      <Stack as="header" gap="3" place="across">
        <h2 id="example-title" className={typeStyles.huge}>
          {t('example.title')}
        </h2>
        <p>{t('example.lead')}</p>
      </Stack>
      <ExampleTexts texts={texts} marked={marked || undefined} />
      <ExampleResult live={live} onAsk={ask} openId={openId} onOpen={setOpenId} onLook={setLookedAt} />
    </Grid>
  );
}
