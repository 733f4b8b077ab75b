/** A match as one bar: what each criterion adds to the percent and what is missing, with the largest named below. */
import { useTranslation } from 'react-i18next';
import type { Criterion, Match } from '../../../shared/domain/match.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { Box, Grid, Stack } from './layout.tsx';
import { type Share, sharesOf, wholeNumbers } from './match-shares.ts';
import styles from './share-bar.module.css';
import { Table } from './table.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';
import { shownVerdict, VerdictText } from './verdict-text.tsx';

/** How many are named on each side; what follows is small and stands in the table. */
const NAMED = { gained: 5, lacking: 3 } as const;
/** Points that leave room for a mark inside a part of the bar. */
const ROOM_FOR_MARK = 6;

type Side = keyof typeof NAMED;

interface Part {
  id: string;
  label: string;
  verdict: Criterion['verdict'];
  /** As wide as it is. */
  points: number;
  /** As it is written. */
  whole: number;
  mark: string | undefined;
}

const MARKS = { gained: '12345', lacking: 'ABC' } as const;

/** The parts of one side, the largest first, the first few with a mark. */
function partsOf(shares: readonly Share[], side: Side): Part[] {
  const whole = wholeNumbers(shares.map((share) => share[side]));
  const language = currentLanguage();
  return shares
    .map(({ criterion, [side]: points }, at) => ({ criterion, points, whole: whole[at] ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ criterion, points, whole: written }, at) => {
      const mark = at < NAMED[side] && written > 0 ? MARKS[side][at] : undefined;
      const { id, label } = criterion;
      return { id, label: label[language], verdict: shownVerdict(criterion), points, whole: written, mark };
    });
}

/** Smaller parts are drawn as one with others of their kind. */
const DRAWN_ALONE = 1;

function drawn(parts: readonly Part[]): Part[] {
  const small = parts.filter(({ points }) => points < DRAWN_ALONE);
  const together = new Map<Part['verdict'], Part>();
  for (const part of small) {
    const known = together.get(part.verdict);
    together.set(part.verdict, { ...part, mark: undefined, points: part.points + (known?.points ?? 0) });
  }
  return [...parts.filter(({ points }) => points >= DRAWN_ALONE), ...together.values()];
}

/** What is missing is missing, whatever it is of. */
const asMissing = (part: Part): Part => ({ ...part, verdict: 'missing' });

function Bar({ gained, lacking }: Record<Side, Part[]>) {
  const piece = (side: Side, { id, verdict, points, mark }: Part) => (
    <span
      key={`${side} ${id}`}
      className={styles.sharePart}
      data-share={side === 'gained' ? verdict : 'open'}
      style={{ flexGrow: points }}
    >
      {mark && points >= ROOM_FOR_MARK && <span>{mark}</span>}
    </span>
  );
  return (
    <div className={styles.shareBar} data-part="share-bar" aria-hidden="true">
      {drawn(gained).map((part) => piece('gained', part))}
      {drawn(lacking.map(asMissing)).map((part) => piece('lacking', part))}
    </div>
  );
}

function Named({ side, parts }: { side: Side; parts: readonly Part[] }) {
  const { t } = useTranslation('match');
  const named = parts.filter(({ mark }) => mark !== undefined);
  const rest = parts.slice(named.length);
  const restPoints = rest.reduce((sum, { whole }) => sum + whole, 0);
  const total = parts.reduce((sum, { whole }) => sum + whole, 0);
  if (total === 0) return null;
  const sign = side === 'gained' ? '+' : '−';
  return (
    <div className={styles.shareSide}>
      <p className={styles.shareSideTitle}>{t(`shares.${side}`, { points: total })}</p>
      <Stack as="ol" gap="1">
        {named.map(({ id, label, verdict, whole, mark }) => (
          <li key={id}>
            <span className={styles.shareMark} data-share={side === 'gained' ? verdict : 'open'} aria-hidden="true">
              {mark}
            </span>
            <span className={typeStyles.breaking}>{label}</span>
            <span className={`${typeStyles.figures} ${textStyles.strong}`}>{`${sign}${whole}`}</span>
          </li>
        ))}
        {restPoints > 0 && (
          <li className={textStyles.quiet} data-part="quiet">
            <span className={styles.shareMark} aria-hidden="true" />
            <span className={typeStyles.breaking}>{t('shares.others', { count: rest.length })}</span>
            <span className={`${typeStyles.figures} ${textStyles.strong}`}>{`${sign}${restPoints}`}</span>
          </li>
        )}
      </Stack>
    </div>
  );
}

/** Every criterion with its points: the bar for screen readers, and the sum to follow. */
function SharesTable({ shares, percent }: { shares: readonly Share[]; percent: number }) {
  const { t } = useTranslation('match');
  const gained = wholeNumbers(shares.map((share) => share.gained));
  const lacking = wholeNumbers(shares.map((share) => share.lacking));
  return (
    <details className={`${styles.shareTable} ${textStyles.small}`}>
      <Box as="summary" pad="block2" className={`${typeStyles.accent} ${textStyles.strong}`}>
        {t('shares.all')}
      </Box>
      <Table figures>
        <thead>
          <tr>
            <th scope="col">{t('shares.criterion')}</th>
            <th scope="col">{t('shares.adds')}</th>
            <th scope="col">{t('shares.lacks')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ criterion }, at) => (
            <tr key={criterion.id}>
              <th scope="row">
                {criterion.label[currentLanguage()]}
                <span className={textStyles.quiet} data-part="quiet">
                  <VerdictText criterion={criterion} />
                </span>
              </th>
              <td>{gained[at]}</td>
              <td>{lacking[at]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('shares.total')}</th>
            <td>{percent}</td>
            <td>{lacking.reduce((sum, points) => sum + points, 0)}</td>
          </tr>
        </tfoot>
      </Table>
      <p className={textStyles.quiet} data-part="quiet">
        {t('shares.how')}
      </p>
    </details>
  );
}

interface ShareBarProps {
  match: Pick<Match, 'percent' | 'criteria'>;
  /** Of the heading above the bar. */
  level?: 2 | 3 | 4;
  /** Only the bar and the table, where many matches stand below each other. */
  isBrief?: boolean;
}

export function ShareBar({ match, level = 4, isBrief = false }: ShareBarProps) {
  const { t } = useTranslation('match');
  const Heading = `h${level}` as const;
  const shares = sharesOf(match);
  const [gained, lacking] = [partsOf(shares, 'gained'), partsOf(shares, 'lacking')];
  if (match.criteria.length === 0) return null;
  return (
    <Stack as="section" gap="3" className={styles.shares}>
      {!isBrief && <Heading className={textStyles.small}>{t('shares.title', { percent: match.percent })}</Heading>}
      <Bar gained={gained} lacking={lacking} />
      {!isBrief && (
        <Grid columns="fit240" gap="4 6" className={textStyles.small}>
          <Named side="gained" parts={gained} />
          <Named side="lacking" parts={lacking} />
        </Grid>
      )}
      <SharesTable shares={shares} percent={match.percent} />
    </Stack>
  );
}
