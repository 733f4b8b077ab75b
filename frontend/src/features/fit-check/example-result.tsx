/** What the engine says of the two texts: percent and grade, each criterion with its proof, and the sum for those who want to check it. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../../shared/domain/match.ts';
import type { TextFit } from '../../lib/fit-worker.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import { Stack, Toolbar } from '../../ui/layout.tsx';
import matchStyles from '../../ui/match.module.css';
import { MatchFigure } from '../../ui/match-figure.tsx';
import { Notice } from '../../ui/notice.tsx';
import pressStyles from '../../ui/press.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { ScoreSum } from './score-sum.tsx';
import type { LiveScore } from './use-live-score.ts';
import styles from './worked-example.module.css';

/** The widths of the criteria to come. */
const ROWS = ['58%', '44%', '66%', '38%', '52%', '61%', '47%', '55%', '41%'];

interface CriterionProps {
  criterion: Criterion;
  isOpen: boolean;
  onOpen: (id: string | undefined) => void;
  onLook: (id: string | undefined) => void;
}

/** Hovering highlights the words, only a press opens: rows must not move under the pointer. */
function CriterionRow({ criterion, isOpen, onOpen, onLook }: CriterionProps) {
  const { t } = useTranslation('fit-check');
  const { id, label, verdict, evidence, note } = criterion;
  const language = currentLanguage();
  return (
    <li className={isOpen ? styles.exampleOpen : undefined}>
      <Toolbar
        as="button"
        gap="1 4"
        pad="s"
        surface="bare"
        radius="m"
        tall="44"
        place="full"
        type="button"
        className={pressStyles.row}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : id)}
        onMouseEnter={() => onLook(id)}
        onMouseLeave={() => onLook(undefined)}
        onFocus={() => onLook(id)}
        onBlur={() => onLook(undefined)}
      >
        <span>{label[language]}</span>
        <VerdictBadge verdict={verdict} />
      </Toolbar>
      {isOpen && (
        <Stack gap="2" pad="s" className={textStyles.small}>
          {evidence.slice(0, 2).map(({ quote, start }) => (
            <q key={start} className={matchStyles.quote} data-part="quote">
              {quote.trim()}
            </q>
          ))}
          <p className={textStyles.quiet}>
            {evidence.length === 0 ? `${t('example.noQuote')} ${note[language]}` : note[language]}
          </p>
        </Stack>
      )}
    </li>
  );
}

interface ExampleResultProps {
  live: LiveScore;
  onAsk: () => void;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** A criterion is pointed at, or no longer. */
  onLook: (id: string | undefined) => void;
}

interface JudgedProps extends Omit<ExampleResultProps, 'live' | 'onAsk'> {
  score: TextFit['score'];
}

/** What stands here until there is a result; the button only where it did not come by itself. */
function Coming({ isSlow, onAsk }: { isSlow: boolean; onAsk: () => void }) {
  const { t } = useTranslation('fit-check');
  return (
    <Stack gap="5" align="start">
      <p>{t(isSlow ? 'example.slow' : 'example.coming')}</p>
      <noscript>
        <p>{t('example.noScript')}</p>
      </noscript>
      {isSlow && (
        <Button look="secondary" onClick={onAsk}>
          {t('example.again')}
        </Button>
      )}
      <Stack gap="8" pad="block3" place="full" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className={`${controls.skeletonLine} ${typeStyles.block}`} style={{ width: row }} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Hovering or focusing a criterion highlights its words, pressing opens its proof. */
function Judged({ score, openId, onOpen, onLook }: JudgedProps) {
  const { t } = useTranslation('fit-check');
  return (
    <>
      <p className={textStyles.note}>{t('example.pick')}</p>
      <ul className={styles.exampleCriteria}>
        {score.criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            isOpen={criterion.id === openId}
            onOpen={onOpen}
            onLook={onLook}
          />
        ))}
      </ul>
      <ScoreSum score={score} />
      <p className={textStyles.note}>{t('example.human')}</p>
    </>
  );
}

export function ExampleResult({ live, onAsk, ...looking }: ExampleResultProps) {
  const { t } = useTranslation('fit-check');
  const { status, fit, isSlow = false } = live;
  const hasFailed = status === 'failed';
  const score = hasFailed ? undefined : fit?.score;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away and would take the focus with it.
  const again = () => {
    heading.current?.focus();
    onAsk();
  };
  const box = { pad: 'card', edge: 'line', surface: 'paper', radius: 'l', shadow: true, beside: true } as const;
  return (
    <Stack gap="4" {...box} aria-busy={status === 'working'}>
      <p className={textStyles.visuallyHidden} role="status">
        {status === 'ready' && score && t('example.spoken', { percent: score.percent, grade: score.grade })}
      </p>
      <Toolbar gap="2 4" align="baseline">
        <h3 ref={heading} tabIndex={-1}>
          {t('example.result')}
        </h3>
        {score && <MatchFigure percent={score.percent} grade={score.grade} />}
      </Toolbar>
      {hasFailed && (
        <Notice title={t('notLoaded')} urgent action={<Button onClick={again}>{t('example.again')}</Button>} />
      )}
      {score ? <Judged score={score} {...looking} /> : !hasFailed && <Coming isSlow={isSlow} onAsk={again} />}
    </Stack>
  );
}
