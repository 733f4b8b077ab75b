/** What an evaluation has found so far: one pair, a list, one of its results opened, or two of them compared. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Decision } from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import { useSetAddress } from '../kit/list/list-address.ts';
import { type Selection, useSelection } from '../kit/list/selection.ts';
import { BackArrow } from '../kit/record/back-link.tsx';
import { CompareView } from './compare-view.tsx';
import styles from './evaluate.module.css';
import { ResultDetail } from './result-detail.tsx';
import { ResultTable, resultLinkId } from './result-table.tsx';
import type { Subject } from './subject.ts';

const COMPARED = 2;

/** What was decided here shows at once, wherever the results came from. */
function useDecided(matches: readonly Match[]) {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map());
  const shown = matches.map((match) => {
    const decision = decided.get(match.matchId);
    return decision ? { ...match, decision } : match;
  });
  const decide = (matchId: string) => (decision: Decision) =>
    setDecided((before) => new Map(before).set(matchId, decision));
  return { shown, decide };
}

/** The address of the same results without what is opened, or with another one opened. */
function useResultAddress() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (result?: string) => {
    const search = new URLSearchParams(params);
    search.delete('compare');
    search.delete('result');
    if (result !== undefined) search.set('result', result);
    return `${pathname}?${search}`;
  };
}

function Neighbours({ matches, at }: { matches: readonly Match[]; at: number }) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const addressOf = useResultAddress();
  const [before, after] = [matches[at - 1], matches[at + 1]];
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Cluster as="nav" gap="1 4" className={styles.neighbours} aria-label={t('results.title')}>
      <BackArrow to={addressOf()} state={{ opened: matches[at]?.matchId }}>
        {t('results.back')}
      </BackArrow>
      <span className={textStyles.quiet} data-part="quiet">
        {t('results.position', { at: number.format(at + 1), count: number.format(matches.length) })}
      </span>
      {before && <Link to={addressOf(before.matchId)}>{t('results.before')}</Link>}
      {after && <Link to={addressOf(after.matchId)}>{t('results.after')}</Link>}
    </Cluster>
  );
}

/** Coming back from a result moves the focus to it. */
function useOpenedInFocus() {
  const { state } = useLocation();
  const opened = typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined;
  useEffect(() => {
    if (typeof opened === 'string') document.getElementById(resultLinkId(opened))?.focus();
  }, [opened]);
}

interface ResultListProps {
  matches: readonly Match[];
  subject: Subject;
  selection: Selection;
}

/** People can be compared for one job; jobs are not compared with each other. */
function ResultList({ matches, subject, selection }: ResultListProps) {
  const { t } = useTranslation('admin-evaluate');
  useOpenedInFocus();
  const setAddress = useSetAddress();
  const chosen = matches.filter(({ matchId }) => selection.keys.has(matchId)).map(({ matchId }) => matchId);
  if (subject.talentId) return <ResultTable matches={matches} of="jobs" />;
  return (
    <>
      <p className={textStyles.quiet} data-part="quiet">
        {t('compare.hint')}
      </p>
      <ResultTable matches={matches} of="talents" selection={selection} />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <PanelButton
          size="small"
          variation="primary"
          isDisabled={chosen.length !== COMPARED}
          onClick={() => setAddress({ compare: chosen.join(',') })}
        >
          {t(chosen.length === COMPARED ? 'compare.action' : 'compare.two')}
        </PanelButton>
      </BulkBar>
    </>
  );
}

export function Results({ matches, subject }: { matches: readonly Match[]; subject: Subject }) {
  const { t } = useTranslation('admin-evaluate');
  const [params] = useSearchParams();
  const { shown, decide } = useDecided(matches);
  const addressOf = useResultAddress();
  // Here, so that a look at one of the results leaves it as it is.
  const selection = useSelection(COMPARED);
  const ranked = shown.toSorted((a, b) => b.percent - a.percent);
  const [only] = shown;
  if (!only) return <Notice title={t('results.none')}>{t('results.noneText')}</Notice>;
  if (subject.talentId && subject.jobId) return <ResultDetail match={only} onDecided={decide(only.matchId)} />;
  const compared = (params.get('compare') ?? '').split(',');
  const [one, other] = ranked.filter(({ matchId }) => compared.includes(matchId));
  if (one && other) return <CompareView pair={[one, other]} back={addressOf()} />;
  const at = ranked.findIndex(({ matchId }) => matchId === params.get('result'));
  const opened = ranked[at];
  if (!opened) return <ResultList matches={shown} subject={subject} selection={selection} />;
  return (
    <Stack gap="5" className={adminArea.stack}>
      <Neighbours matches={ranked} at={at} />
      <ResultDetail match={opened} onDecided={decide(opened.matchId)} takesFocus />
    </Stack>
  );
}
