/** A match as a person judges it: the resume on the left; on the right the score, what rules out, criteria, and their own decision. */
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Decision, Explanation } from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { quotesOf } from '../../../lib/evidence.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { FactCheck } from '../../../ui/fact-check.tsx';
import { Box, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import type { Attention } from '../kit/match/attention-button.tsx';
import { CriterionList, KnockoutList, VerdictMeanings } from '../kit/match/match-criteria.tsx';
import { ResumeText } from '../kit/match/resume-text.tsx';
import { DecisionWord, GradeFigure } from '../kit/words/state-words.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import styles from './match-view.module.css';

function MatchHead({ match, heading }: { match: Match; heading: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const confidence = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(match.confidence);
  return (
    <Toolbar as="header" gap="4 6" align="start">
      <div>
        {heading}
        <p>
          <Link to={`/admin-panel/jobs/${match.jobId}`}>{match.jobTitle}</Link>
          <span className={textStyles.quiet}> · {match.company}</span>
        </p>
      </div>
      <Stack gap="1" align="end" className={adminArea.largeScore}>
        <GradeFigure {...match} />
        <span className={textStyles.quiet}>{t('match.confidence', { confidence })}</span>
        {match.decision && (
          <strong>
            <DecisionWord verdict={match.decision.verdict} />
          </strong>
        )}
      </Stack>
    </Toolbar>
  );
}

function ExplanationPart({ explanation, title }: { explanation: Explanation; title: ReactNode }) {
  const { t } = useTranslation('admin-evaluate');
  return (
    <Box as="section" pad="m" surface="paper-2" radius="s">
      {title}
      {explanation.state === 'ready' ? (
        <>
          <p>{explanation.text[currentLanguage()]}</p>
          <p className={textStyles.quiet}>{t('explanation.note')}</p>
        </>
      ) : (
        <p className={textStyles.quiet}>{t('explanation.pending')}</p>
      )}
    </Box>
  );
}

interface MatchViewProps {
  /** Of the headings below the person's name. */
  level: 2 | 3;
  match: Match;
  /** The text that the criteria quote; `undefined` when it is no longer kept. */
  text: string | undefined;
  /** Names the person, as a heading of the level that the page needs. */
  heading: ReactNode;
  onDecided: (decision: Decision) => void;
}

interface JudgementProps extends Pick<MatchViewProps, 'match' | 'level' | 'onDecided'> {
  attention: Attention;
}

/** The score and all that it rests on, with the person's own decision. */
function Judgement({ match, level, attention, onDecided }: JudgementProps) {
  const Part = `h${level}` as const;
  const { t } = useTranslation(['admin', 'admin-evaluate']);
  return (
    <Stack gap="5" className={`${adminArea.stack} ${styles.judged}`}>
      <ShareBar match={match} level={level} />
      <p>{match.summary[currentLanguage()]}</p>
      <FactCheck counterfactual={match.counterfactual} />
      {match.knockouts.length > 0 && (
        <section>
          <Part>{t('match.knockouts')}</Part>
          <KnockoutList knockouts={match.knockouts} attention={attention} />
        </section>
      )}
      <DecisionPanel
        key={match.matchId}
        match={match}
        title={<Part>{t('admin-evaluate:decision.title')}</Part>}
        onDecided={onDecided}
      />
      {match.explanation && (
        <ExplanationPart explanation={match.explanation} title={<Part>{t('admin-evaluate:explanation.title')}</Part>} />
      )}
      <section>
        <Part>{t('match.criteria')}</Part>
        <p className={textStyles.quiet}>{t('match.hint')}</p>
        <VerdictMeanings />
        <CriterionList match={match} attention={attention} />
      </section>
      <p className={textStyles.quiet}>{t('admin-evaluate:engine', { version: match.engine.version })}</p>
    </Stack>
  );
}

export function MatchView({ match, text, heading, level, onDecided }: MatchViewProps) {
  const { t } = useTranslation('admin');
  const [looked, look] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const quotes = useMemo(() => quotesOf(match), [match]);
  return (
    <>
      <MatchHead match={match} heading={heading} />
      <Grid from900="aside" gap="4 6" align="start" className={adminArea.match}>
        {text === undefined ? (
          <p className={textStyles.quiet}>{t('match.textGone')}</p>
        ) : (
          <ResumeText text={text} quotes={quotes} activeId={looked ?? pinned} label={t('talent.resumeText')} />
        )}
        <Judgement {...{ match, level, onDecided }} attention={{ look, pin, pinned }} />
      </Grid>
    </>
  );
}
