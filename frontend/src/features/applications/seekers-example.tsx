/** What comes back for a resume, in one look: the private page of a fictional person. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../../shared/domain/match.ts';
import { Icon } from '../../ui/icon.tsx';
import { MatchFigure } from '../../ui/match-figure.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

const STEPS = ['received', 'reading', 'compared'];
const CRITERIA: readonly { name: string; verdict: Verdict }[] = [
  { name: 'kitchen', verdict: 'met' },
  { name: 'team', verdict: 'claimed' },
  { name: 'food', verdict: 'missing' },
];
const RESULT = { percent: 72, grade: 'B' };

function Criterion({ name, verdict }: { name: string; verdict: Verdict }) {
  const { t } = useTranslation('site');
  return (
    <li>
      <div className="seekers-criterion">
        <strong>{t(`seekers.example.${name}`)}</strong>
        <VerdictBadge verdict={verdict} />
      </div>
      {verdict === 'missing' ? (
        <p className="quiet">{t(`seekers.example.${name}Advice`)}</p>
      ) : (
        <q className="seekers-quote">{t(`seekers.example.${name}Quote`)}</q>
      )}
    </li>
  );
}

export function SeekersExample() {
  const { t } = useTranslation('site');
  return (
    <section className="seekers-example" aria-label={t('seekers.example.label')}>
      <div className="seekers-thread">
        <p className="quiet">{t('seekers.example.caption')}</p>
        <ul>
          {STEPS.map((step) => (
            <li key={step}>
              <Icon name="check" size={16} /> {t(`seekers.example.${step}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="seekers-result">
        <div className="seekers-job">
          <div>
            <p className="seekers-job-title">{t('seekers.example.job')}</p>
            <p className="quiet">{t('seekers.example.company')}</p>
          </div>
          <MatchFigure {...RESULT} />
        </div>
        <ul className="seekers-criteria">
          {CRITERIA.map((criterion) => (
            <Criterion key={criterion.name} {...criterion} />
          ))}
        </ul>
      </div>
    </section>
  );
}
