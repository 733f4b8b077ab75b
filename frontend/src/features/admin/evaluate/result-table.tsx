/** The results of an evaluation as a list: the best first, filtered by grade, each leading to its evidence. */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { GRADES, isSuggested, type Match } from '../../../../../shared/domain/match.ts';
import { Cluster } from '../../../ui/layout.tsx';
import adminArea from '../kit/admin-area.module.css';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice, useSort } from '../kit/list/list-address.ts';
import { FilterTabs } from '../kit/list/list-filters.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { WeakLine } from '../kit/list/weak-line.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { None } from '../kit/words/none.tsx';
import { DecisionWord, GradeFigure, KnockoutWord } from '../kit/words/state-words.tsx';

const SORTS = ['percent', 'confidence', 'name', 'company'] as const;
type Sort = (typeof SORTS)[number];

/** What a list of results is of: the jobs of one person, or the people for one job. */
export type ListOf = 'jobs' | 'talents';

const nameOf = (match: Match, of: ListOf) => (of === 'jobs' ? match.jobTitle : match.talentName);

/** Under which the link of a result is found in the page. */
export function resultLinkId(matchId: string): string {
  return `result-${matchId}`;
}

function ResultLink({ match, of }: { match: Match; of: ListOf }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('result', match.matchId);
  return (
    <Link id={resultLinkId(match.matchId)} to={{ search: `?${search}` }}>
      {nameOf(match, of)}
    </Link>
  );
}

/** The gravest of all knockouts; nothing where there are none. */
function KnockoutsCell({ match }: { match: Match }) {
  const statuses = match.knockouts.map(({ status }) => status);
  const worst = (['failed', 'unclear', 'passed'] as const).find((status) => statuses.includes(status));
  return worst ? <KnockoutWord status={worst} /> : <None />;
}

function NameCell({ match, of }: { match: Match; of: ListOf }) {
  return (
    <>
      <ResultLink match={match} of={of} />
      <UnconfirmedWord emailConfirmed={of === 'jobs' || match.emailConfirmed !== false} />
    </>
  );
}

function useColumns(of: ListOf): Column<Match>[] {
  const { t, i18n } = useTranslation(['admin-evaluate', 'admin']);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const company: Column<Match> = {
    ...{ key: 'company', label: t('admin:job.company'), sort: 'company' },
    cell: ({ company: name }) => name,
  };
  return [
    {
      ...{ key: 'name', label: t(of === 'jobs' ? 'admin:match.job' : 'admin:application.person'), sort: 'name' },
      cell: (match) => <NameCell match={match} of={of} />,
    },
    ...(of === 'jobs' ? [company] : []),
    {
      ...{ key: 'percent', label: t('admin:application.match'), numeric: true, sort: 'percent', firstOrder: 'desc' },
      cell: (match) => <GradeFigure {...match} />,
    },
    {
      ...{ key: 'confidence', label: t('results.confidence'), numeric: true, sort: 'confidence', firstOrder: 'desc' },
      cell: ({ confidence }) => percent.format(confidence),
    },
    { key: 'knockouts', label: t('results.knockouts'), cell: (match) => <KnockoutsCell match={match} /> },
    {
      ...{ key: 'decision', label: t('results.decision') },
      cell: ({ decision }) => (decision ? <DecisionWord verdict={decision.verdict} /> : <None />),
    },
  ];
}

/** As the address asks for; the same figures keep the order in which they came. */
function sorted(matches: readonly Match[], of: ListOf, sort: Sort, isDescending: boolean, language: string): Match[] {
  const compare: Record<Sort, (a: Match, b: Match) => number> = {
    percent: (a, b) => a.percent - b.percent,
    confidence: (a, b) => a.confidence - b.confidence,
    name: (a, b) => nameOf(a, of).localeCompare(nameOf(b, of), language),
    company: (a, b) => a.company.localeCompare(b.company, language),
  };
  return matches.toSorted((a, b) => compare[sort](a, b) * (isDescending ? -1 : 1));
}

interface ResultTableProps {
  matches: readonly Match[];
  of: ListOf;
  selection?: Selection;
}

/** How many results have each grade; grades without any are left out, unless one is chosen. */
function gradesOf(matches: readonly Match[], chosen: string | undefined) {
  const counted = GRADES.map((value) => ({
    ...{ value, label: value },
    count: matches.filter((match) => match.grade === value).length,
  }));
  return counted.filter(({ count, value }) => count > 0 || value === chosen);
}

export function ResultTable({ matches, of, selection }: ResultTableProps) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const columns = useColumns(of);
  const grade = useAddressChoice('grade', GRADES);
  const { sort, order } = useSort(SORTS);
  // In any other order there is no place from which on little fits.
  const isByPercent = (sort ?? 'percent') === 'percent' && (sort === undefined || order === 'desc');
  const shown = sorted(
    matches.filter((match) => grade === undefined || match.grade === grade),
    ...([of, sort ?? 'percent', sort === undefined || order === 'desc', i18n.language] as const),
  );
  return (
    <>
      <Cluster gap="3" align="end" className={adminArea.screenFilters} data-part="screen-filters">
        <FilterTabs name="grade" label={t('results.grade')} options={gradesOf(matches, grade)} />
      </Cluster>
      <DataTable
        caption={t('results.title')}
        columns={columns}
        rows={shown}
        keyOf={(match) => match.matchId}
        nameOf={(match) => nameOf(match, of)}
        defaultSort={{ sort: 'percent', order: 'desc' }}
        selection={selection}
        divider={isByPercent ? { isBelow: (match) => !isSuggested(match), line: <WeakLine /> } : undefined}
        isMain
      />
    </>
  );
}
