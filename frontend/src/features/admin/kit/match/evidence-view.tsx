/** The stored text on the left, the criteria of one match on the right; the match whose evidence is highlighted is chosen above. */
import { SelectField } from '@aws-amplify/ui-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Match } from '../../../../../../shared/domain/match.ts';
import { type Quote, quotesOf } from '../../../../lib/evidence.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { FactCheck } from '../../../../ui/fact-check.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Cluster, Grid, Stack } from '../../../../ui/layout.tsx';
import { ShareBar } from '../../../../ui/share-bar.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import adminArea from '../admin-area.module.css';
import { GradeFigure } from '../words/state-words.tsx';
import type { Attention } from './attention-button.tsx';
import { DecisionNote } from './decision-note.tsx';
import styles from './evidence-view.module.css';
import { CriterionList, KnockoutList, VerdictMeanings } from './match-criteria.tsx';
import { ResumeText } from './resume-text.tsx';

interface EvidenceViewProps {
  /** In the order of choice; the first is shown unless another one is chosen. */
  matches: readonly Match[];
  /** The text that a match quotes; `undefined` where it is no longer stored. Without a match, the text to read. */
  textOf: (match: Match | undefined) => string | undefined;
  /** Stands above the text. */
  tools?: ReactNode;
  /** Stands above all, about the reading that a match rests on; what it looks at lights up where `placesOf` says. */
  about?: (match: Match | undefined, attention: Attention) => ReactNode;
  placesOf?: (match: Match | undefined) => readonly Quote[];
}

function MatchChoice({
  matches,
  match,
  onChoose,
}: {
  matches: readonly Match[];
  match: Match;
  onChoose: (id: string) => void;
}) {
  const { t, i18n } = useTranslation('admin-talents');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <SelectField
      label={t('evidence.choose')}
      size="small"
      value={match.matchId}
      onChange={(event) => onChoose(event.target.value)}
    >
      {matches.map(({ matchId, jobTitle, company, grade, percent: figure }) => (
        <option key={matchId} value={matchId}>
          {`${grade} · ${percent.format(figure / 100)} · ${jobTitle} · ${company}`}
        </option>
      ))}
    </SelectField>
  );
}

interface ResultProps {
  match: Match;
  attention: Attention;
  choice: ReactNode;
}

function Result({ match, attention, choice }: ResultProps) {
  const { t, i18n } = useTranslation('admin');
  const confidence = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(match.confidence);
  return (
    <Stack gap="3">
      {choice}
      <Cluster gap="1 4" className={adminArea.largeScore}>
        <GradeFigure {...match} />
        <span className={textStyles.quiet} data-part="quiet">
          {t('match.confidence', { confidence })}
        </span>
        <Link to={`/admin-panel/talents/${match.talentId}/matches/${match.matchId}`}>
          {t('admin-talents:evidence.open')}
        </Link>
      </Cluster>
      <ShareBar match={match} level={3} />
      <p>{match.summary[currentLanguage()]}</p>
      <FactCheck counterfactual={match.counterfactual} />
      {match.decision && <DecisionNote decision={match.decision} />}
      {match.knockouts.length > 0 && (
        <Stack as="section" gap="2">
          <h3 className={typeStyles.base}>{t('match.knockouts')}</h3>
          <KnockoutList knockouts={match.knockouts} attention={attention} />
        </Stack>
      )}
      <Stack as="section" gap="2">
        <h3 className={typeStyles.base}>{t('match.criteria')}</h3>
        <p className={textStyles.quiet} data-part="quiet">
          {t('match.hint')}
        </p>
        <VerdictMeanings />
        <CriterionList match={match} attention={attention} />
      </Stack>
    </Stack>
  );
}

/** Which criterion is looked at or held, of which match; its words are highlighted. */
function useLooking({ matches, placesOf }: Pick<EvidenceViewProps, 'matches' | 'placesOf'>) {
  const [chosen, choose] = useState<string>();
  const [looked, look] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const match = matches.find(({ matchId }) => matchId === chosen) ?? matches[0];
  const active = looked ?? pinned;
  const quotes = useMemo(
    () => [...(match ? quotesOf(match) : []), ...(placesOf?.(match).filter(({ of }) => of === active) ?? [])],
    [match, placesOf, active],
  );
  const onChoose = (id: string) => {
    choose(id);
    pin(null);
  };
  return { match, attention: { look, pin, pinned }, active, quotes, onChoose };
}

function NoMatchYet() {
  const { t } = useTranslation('admin');
  return (
    <Cluster as="p" gap="2" wrap={false} className={textStyles.quiet} data-part="quiet">
      <Icon name="clock" size={16} /> {t('match.none')}
    </Cluster>
  );
}

export function EvidenceView({ matches, textOf, tools, about, placesOf }: EvidenceViewProps) {
  const { t } = useTranslation('admin');
  const { match, attention, active, quotes, onChoose } = useLooking({ matches, placesOf });
  const column = useRef<HTMLDivElement>(null);
  const text = textOf(match);
  const jump = (id: string | null) => {
    attention.pin(id);
    if (id !== null) column.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Stack gap="4">
      {about?.(match, { ...attention, pin: jump })}
      <Grid gap="4 6" align="start" from900={match ? 'aside' : undefined} className={match && styles.evidence}>
        <Stack gap="3" ref={column} className={styles.evidenceText}>
          {tools}
          {text === undefined ? (
            <p className={textStyles.quiet} data-part="quiet">
              {t(match ? 'match.textGone' : 'application.nothingRead')}
            </p>
          ) : (
            <ResumeText text={text} quotes={quotes} activeId={active} label={t('talent.resumeText')} />
          )}
        </Stack>
        {match && (
          <Result
            key={match.matchId}
            match={match}
            attention={attention}
            choice={matches.length > 1 && <MatchChoice matches={matches} match={match} onChoose={onChoose} />}
          />
        )}
        {!match && text !== undefined && <NoMatchYet />}
      </Grid>
    </Stack>
  );
}
