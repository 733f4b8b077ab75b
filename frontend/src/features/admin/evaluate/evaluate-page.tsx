/** Evaluation: whom for what, run it and watch, read the evidence, and look back at earlier ones. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import listStyles from '../kit/list/list.module.css';
import { useSetAddress } from '../kit/list/list-address.ts';
import { timeWords } from '../kit/words/time-words.ts';
import { evaluationsQuery, refreshEvaluations } from './evaluation-queries.ts';
import { History, replayAddress } from './history.tsx';
import { Replay } from './replay.tsx';
import { Results } from './results.tsx';
import { RunProgress } from './run-progress.tsx';
import { addressOf, isSame, pathOf, type Subject, useSubject } from './subject.ts';
import { SubjectPicker } from './subject-picker.tsx';
import { type Run, useEvaluation } from './use-evaluation.ts';

/** What is opened of one result says nothing about the next. */
const OF_ONE_RESULT = { evaluation: '', result: '', compare: '', grade: '', tab: '' };

function Tabs({ subject, isHistory }: { subject: Subject; isHistory: boolean }) {
  const { t } = useTranslation('admin-evaluate');
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav className={listStyles.filterTabs} aria-label={t('tabs.label')}>
      <Link to={pathOf(subject)} aria-current={current(!isHistory)}>
        {t('tabs.analysis')}
      </Link>
      <Link to={addressOf(subject, { tab: 'history' })} aria-current={current(isHistory)}>
        {t('tabs.history')}
      </Link>
    </nav>
  );
}

/** Links to the last evaluation of the selection, to avoid running it again. */
function LastOne({ subject }: { subject: Subject }) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const isPicked = subject.talentId !== undefined || subject.jobId !== undefined;
  const { data } = useInfiniteQuery({ ...evaluationsQuery(subject), enabled: isPicked });
  const last = data?.pages[0]?.items.find((one) =>
    isSame(subject, { talentId: one.talentId ?? undefined, jobId: one.jobId ?? undefined }),
  );
  if (!isPicked) return <Notice title={t('idle.title')}>{t('idle.pick')}</Notice>;
  if (!last)
    return (
      <p className={textStyles.quiet} data-part="quiet">
        {t('idle.ready')}
      </p>
    );
  const when = timeWords(last.createdAt, i18n.language, Date.now());
  return (
    <p>
      <Link to={replayAddress(last)}>{t('idle.last', { when, count: last.count })}</Link>
    </p>
  );
}

function Analysis({ run, subject }: { run: Run; subject: Subject }) {
  const [params] = useSearchParams();
  const replayed = params.get('evaluation');
  const isLive = run.state !== 'idle' && isSame(run.subject, subject);
  if (replayed !== null && !(isLive && run.evaluationId === replayed)) return <Replay evaluationId={replayed} />;
  if (!isLive) return <LastOne subject={subject} />;
  const isDone = run.state === 'complete';
  return (
    <>
      <RunProgress run={run} />
      {(isDone || run.matches.length > 0) && <Results matches={run.matches} subject={subject} />}
    </>
  );
}

/** The run of this page: it ends with what it is about, and its result has an address. */
function useRun(subject: Subject, isHistory: boolean) {
  const client = useQueryClient();
  const setAddress = useSetAddress();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { run, start, cancel, forget } = useEvaluation((evaluation, of) => {
    refreshEvaluations(client);
    if (isSame(of, subject)) setAddress({ evaluation }, { replace: true });
  });
  const begin = () => {
    setAddress(OF_ONE_RESULT, { replace: true });
    start(subject);
  };
  const isAsked = typeof state === 'object' && state !== null && 'run' in state;
  // A link may start the evaluation; reloading the page does not start it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (!isAsked) return;
    void navigate(pathname + search, { replace: true, state: null });
    start(subject);
  }, [isAsked]);
  const isForeign = run.state === 'running' && !isSame(run.subject, subject);
  useEffect(() => {
    if (isForeign) cancel();
  }, [isForeign, cancel]);
  // Looked up in the history, it is one of the earlier ones like any other.
  const isPast = isHistory && run.state === 'complete';
  useEffect(() => {
    if (isPast) forget();
  }, [isPast, forget]);
  return { run, begin, cancel };
}

export default function EvaluatePage() {
  const { t } = useTranslation('admin-evaluate');
  const navigate = useNavigate();
  const subject = useSubject();
  const [params] = useSearchParams();
  const isHistory = params.get('tab') === 'history';
  const { run, begin, cancel } = useRun(subject, isHistory);
  const isMine = isSame(run.subject, subject);
  const pick = (to: Subject) =>
    void navigate(isHistory ? addressOf(to, { tab: 'history' }) : pathOf(to), { replace: true });
  return (
    <>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('title')}</PageHeading>
        <Tabs subject={subject} isHistory={isHistory} />
      </Toolbar>
      <SubjectPicker
        subject={subject}
        isRunning={isMine && run.state === 'running'}
        isAgain={params.has('evaluation') || (isMine && run.state !== 'idle')}
        onPick={pick}
        onRun={begin}
        onCancel={cancel}
      />
      {isHistory ? <History subject={subject} /> : <Analysis run={run} subject={subject} />}
    </>
  );
}
