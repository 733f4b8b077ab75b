/** An example match: choosing a criterion highlights the sentence of a fictional resume that proves it, in either language. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { Box, Stack, Toolbar } from '../../ui/layout.tsx';
import { MatchFigure } from '../../ui/match-figure.tsx';
import textStyles from '../../ui/text.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { DEMO_CRITERIA, DEMO_JOB, DEMO_RESULT, DEMO_SENTENCES, type DemoCriterion } from './demo-resume.ts';
import styles from './home.module.css';

const LANGUAGES: readonly Language[] = ['es', 'en'];

interface ChoiceProps {
  label: string;
  language: Language;
  onChange: (language: Language) => void;
}

/** Two short buttons: the demonstration stays in sight while one of its sides changes language. */
function LanguageChoice({ label, language, onChange }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this sends nothing
    <div className={styles.demoLanguages} role="group" aria-label={label}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" aria-pressed={one === language} onClick={() => onChange(one)}>
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function Resume({ chosen, language, onChange }: { chosen: DemoCriterion } & Omit<ChoiceProps, 'label'>) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.demoResume} data-verdict={chosen.verdict}>
      <Box pad="bottom2" className={styles.demoCaption}>
        <p>{t('demo.resume')}</p>
        <LanguageChoice label={t('demo.resumeLanguage')} language={language} onChange={onChange} />
      </Box>
      <p aria-live="polite" className={styles.demoText} lang={language}>
        {DEMO_SENTENCES.map((sentence, index) => (
          <span key={sentence.en}>
            {index === chosen.sentence ? <mark>{sentence[language]}</mark> : sentence[language]}{' '}
          </span>
        ))}
      </p>
      {chosen.sentence === undefined && (
        <Box as="p" pad="top2" className={`${textStyles.alarm} ${textStyles.strong}`}>
          {t('demo.none')}
        </Box>
      )}
    </div>
  );
}

interface CriteriaProps {
  language: Language;
  chosenId: string;
  onChoose: (id: string) => void;
}

function Criteria({ language, chosenId, onChoose }: CriteriaProps) {
  return (
    <ul className={styles.demoCriteria}>
      {DEMO_CRITERIA.map(({ id, label, verdict }) => (
        <li key={id}>
          <Toolbar
            as="button"
            gap="1 4"
            pad="s"
            surface="bare"
            radius="m"
            tall="48"
            place="full"
            type="button"
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
            onMouseEnter={() => onChoose(id)}
            onFocus={() => onChoose(id)}
          >
            <span lang={language}>{label[language]}</span>
            <VerdictBadge verdict={verdict} />
          </Toolbar>
        </li>
      ))}
    </ul>
  );
}

/** The language of one side: the page's, until one is chosen. */
function useSideLanguage(): [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState<Language>();
  return [chosen ?? currentLanguage(), setChosen];
}

export function DemoMatch() {
  const { t } = useTranslation('home');
  const [chosenId, setChosenId] = useState('team');
  const [resumeLanguage, setResumeLanguage] = useSideLanguage();
  const [jobLanguage, setJobLanguage] = useSideLanguage();
  const chosen = DEMO_CRITERIA.find(({ id }) => id === chosenId);
  return (
    <Stack as="section" aria-label={t('demo.label')}>
      {chosen && <Resume chosen={chosen} language={resumeLanguage} onChange={setResumeLanguage} />}
      <div className={styles.demoCard}>
        <Toolbar gap="4" align="start" wrap={false} className={styles.demoJob}>
          <div lang={jobLanguage}>
            <p className={textStyles.titleLarge}>{DEMO_JOB.title[jobLanguage]}</p>
            <p className={textStyles.quiet}>{DEMO_JOB.company[jobLanguage]}</p>
          </div>
          <MatchFigure {...DEMO_RESULT} />
        </Toolbar>
        <Criteria language={jobLanguage} chosenId={chosenId} onChoose={setChosenId} />
        <Box pad="top3" rule="above" className={styles.demoFoot}>
          <p>{t(resumeLanguage === jobLanguage ? 'demo.hint' : 'demo.across')}</p>
          <LanguageChoice label={t('demo.jobLanguage')} language={jobLanguage} onChange={setJobLanguage} />
        </Box>
      </div>
    </Stack>
  );
}
