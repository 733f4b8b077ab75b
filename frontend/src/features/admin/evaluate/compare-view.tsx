/** Two people side by side for one job: the same criteria in the same row, where they differ first. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Criterion, Match } from '../../../../../shared/domain/match.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Box, Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Table } from '../../../ui/table.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { usePointWords } from '../kit/match/points.ts';
import { BackArrow } from '../kit/record/back-link.tsx';
import { UnconfirmedWord, useMarkedName } from '../kit/record/unconfirmed.tsx';
import { CriterionWord, DecisionWord, GradeFigure, KnockoutWord } from '../kit/words/state-words.tsx';
import styles from './compare.module.css';
import { type ComparedRow, compared } from './comparison.ts';

type Pair = readonly [Match, Match];

function useMarkedNameOf(): (match: Match) => string {
  const marked = useMarkedName();
  return ({ talentName, emailConfirmed }) => marked(talentName, emailConfirmed !== false);
}

function PersonHead({ match }: { match: Match }) {
  const { t, i18n } = useTranslation(['admin-evaluate', 'admin']);
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('compare');
  search.set('result', match.matchId);
  const confidence = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(match.confidence);
  return (
    <Cluster gap="1 4">
      <Link className={`${textStyles.ink} ${typeStyles.base} ${textStyles.strong}`} to={{ search: `?${search}` }}>
        {match.talentName}
      </Link>
      <UnconfirmedWord emailConfirmed={match.emailConfirmed !== false} />
      <GradeFigure {...match} />
      <span className={textStyles.quiet} data-part="quiet">
        {t('admin:match.confidence', { confidence })}
      </span>
      {match.decision && <DecisionWord verdict={match.decision.verdict} />}
    </Cluster>
  );
}

interface CellProps {
  criterion: Criterion | undefined;
  match: Match;
}

function CriterionCell({ criterion, match }: CellProps) {
  const { t } = useTranslation('admin-evaluate');
  const markedName = useMarkedNameOf();
  const { gained } = usePointWords(match);
  const quote = criterion?.evidence[0]?.quote;
  return (
    <td data-label={markedName(match)}>
      {criterion ? (
        <Stack gap="1" align="start">
          <CriterionWord criterion={criterion} />
          <span>{gained(criterion)}</span>
          {quote ? (
            <Box as="q" pad="left2" rule="beside" className={typeStyles.breaking}>
              {quote}
            </Box>
          ) : (
            <span className={textStyles.quiet} data-part="quiet">
              {criterion.note[currentLanguage()]}
            </span>
          )}
        </Stack>
      ) : (
        <span className={textStyles.quiet} data-part="quiet">
          {t('compare.notAsked')}
        </span>
      )}
    </td>
  );
}

function CriterionRow({ row, pair }: { row: ComparedRow; pair: Pair }) {
  const { t, i18n } = useTranslation(['admin', 'admin-evaluate']);
  const weight = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(row.either.weight);
  return (
    <tr>
      <th scope="row">
        <span className={`${typeStyles.block} ${textStyles.strong}`}>{row.either.label[currentLanguage()]}</span>
        <span className={textStyles.quiet} data-part="quiet">
          {t(`importance.${row.either.importance}`)} · {t('match.weight', { weight })}
        </span>
      </th>
      <CriterionCell criterion={row.one} match={pair[0]} />
      <CriterionCell criterion={row.other} match={pair[1]} />
    </tr>
  );
}

function Rows({ title, rows, pair }: { title: string; rows: ComparedRow[]; pair: Pair }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.comparePart}>
        <th colSpan={3} scope="colgroup">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <CriterionRow key={row.id} row={row} pair={pair} />
      ))}
    </tbody>
  );
}

function Knockouts({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['admin', 'admin-evaluate']);
  if (pair.every(({ knockouts }) => knockouts.length === 0)) return null;
  return (
    <Stack as="section" gap="2" pad="m" surface="paper-2" radius="s">
      <h3>{t('match.knockouts')}</h3>
      <Grid gap="4 6" from900="2" align="start" className={adminArea.columns}>
        {pair.map((match) => (
          <section key={match.matchId}>
            <h4 className={textStyles.small}>
              {match.talentName}
              <UnconfirmedWord emailConfirmed={match.emailConfirmed !== false} />
            </h4>
            {match.knockouts.length === 0 && (
              <p className={textStyles.quiet} data-part="quiet">
                {t('none')}
              </p>
            )}
            <Stack as="ul" gap="2" className={styles.compareList}>
              {match.knockouts.map((knockout) => (
                <li key={knockout.id}>
                  <KnockoutWord status={knockout.status} /> {knockout.note[currentLanguage()]}
                </li>
              ))}
            </Stack>
          </section>
        ))}
      </Grid>
    </Stack>
  );
}

/** Who is ahead, in one sentence. */
function Verdict({ pair: [one, other] }: { pair: Pair }) {
  const { t } = useTranslation('admin-evaluate');
  const markedName = useMarkedNameOf();
  const points = Math.abs(one.percent - other.percent);
  const name = markedName(one.percent > other.percent ? one : other);
  return <p>{points === 0 ? t('compare.even') : t('compare.ahead', { name, count: points })}</p>;
}

export function CompareView({ pair, back }: { pair: Pair; back: string }) {
  const { t } = useTranslation(['admin-evaluate', 'admin']);
  const [one, other] = pair;
  const rows = compared(one, other);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" gap="4">
      <BackArrow to={back} state={{ opened: one.matchId }}>
        {t('results.back')}
      </BackArrow>
      <h2 ref={heading} tabIndex={-1}>
        {t('compare.title', { job: one.jobTitle })}
      </h2>
      <Verdict pair={pair} />
      <Knockouts pair={pair} />
      <Table even phone="pairs" className={styles.compareTable}>
        <caption className={textStyles.visuallyHidden}>{t('compare.title', { job: one.jobTitle })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={textStyles.visuallyHidden}>{t('compare.criterion')}</span>
            </th>
            {pair.map((match) => (
              <th key={match.matchId} scope="col">
                <PersonHead match={match} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows title={t('compare.different')} rows={rows.filter((row) => row.isDifferent)} pair={pair} />
        <Rows title={t('compare.same')} rows={rows.filter((row) => !row.isDifferent)} pair={pair} />
      </Table>
    </Stack>
  );
}
