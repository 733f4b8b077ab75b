/** The product in one look: choosing a criterion lights up the sentence of a fictional resume that proves it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { MatchFigure } from '../../ui/match-figure.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { DEMO_CRITERIA, DEMO_RESULT, DEMO_SENTENCES, type DemoCriterion } from './demo-resume.ts';

function Resume({ chosen }: { chosen: DemoCriterion }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  return (
    <div className={`demo-resume demo-${chosen.verdict}`}>
      <p className="demo-caption">{t('home.demo.resume')}</p>
      <p aria-live="polite" className="demo-text">
        {DEMO_SENTENCES.map((sentence, index) => (
          <span key={sentence.en}>
            {index === chosen.sentence ? <mark>{sentence[language]}</mark> : sentence[language]}{' '}
          </span>
        ))}
      </p>
      {chosen.sentence === undefined && <p className="demo-none">{t('home.demo.none')}</p>}
    </div>
  );
}

export function DemoMatch() {
  const { t } = useTranslation('site');
  const [chosenId, setChosenId] = useState('team');
  const chosen = DEMO_CRITERIA.find(({ id }) => id === chosenId);
  return (
    <section className="demo" aria-label={t('home.demo.label')}>
      {chosen && <Resume chosen={chosen} />}
      <div className="demo-card">
        <div className="demo-job">
          <div>
            <p className="demo-title">{t('home.demo.job')}</p>
            <p className="quiet">{t('home.demo.company')}</p>
          </div>
          <MatchFigure {...DEMO_RESULT} />
        </div>
        <ul className="demo-criteria">
          {DEMO_CRITERIA.map(({ id, label, verdict }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosenId}
                onClick={() => setChosenId(id)}
                onMouseEnter={() => setChosenId(id)}
                onFocus={() => setChosenId(id)}
              >
                <span>{label[currentLanguage()]}</span>
                <VerdictBadge verdict={verdict} />
              </button>
            </li>
          ))}
        </ul>
        <p className="demo-hint">{t('home.demo.hint')}</p>
      </div>
    </section>
  );
}
