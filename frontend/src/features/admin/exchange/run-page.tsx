/** One run: its progress, then its result. */
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Run } from '../../../../../shared/domain/run.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { BackLink } from '../kit/record/back-link.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { isAtWork, runQuery } from '../kit/records/run-record.ts';
import { EXCHANGE_PATH } from './exchange-queries.ts';
import { useRunTitle } from './exchange-words.ts';
import { ExportResult } from './export-result.tsx';
import { ImportResult } from './import-result.tsx';
import { ReconcileReport } from './reconcile-report.tsx';
import { RunAtWork } from './run-at-work.tsx';
import { RunFailure } from './run-failure.tsx';
import { RunStateWord } from './run-state-word.tsx';

/** Where the focus falls when what had it goes away. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
/** Where the page put it, and nobody has moved it since. */
const isFocusUnmoved = () => document.activeElement?.tagName === 'H1';

/**
 * Anyone who waits for the end, or pressed what is gone now, finds the focus at what there is instead; anyone who does
 * something else is only notified of the end.
 */
function useNextState({ state }: Run, heading: RefObject<HTMLElement | null>): boolean {
  const before = useRef(state);
  const [isToSay, setToSay] = useState(false);
  useEffect(() => {
    if (before.current === state) return;
    const hasEnded = isAtWork(before.current) && !isAtWork(state);
    before.current = state;
    const isTaken = isFocusLost() || (hasEnded && isFocusUnmoved());
    if (isTaken) heading.current?.focus({ preventScroll: true });
    setToSay(hasEnded && !isTaken);
  }, [state, heading]);
  return isToSay;
}

const RESULTS = { import: ImportResult, export: ExportResult, reconcile: ReconcileReport };

function RunBody({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const heading = useRef<HTMLHeadingElement>(null);
  const isToSay = useNextState(run, heading);
  const words = t([`headings.${run.kind}.${run.state}`, `states.${run.state}`]);
  const Result = RESULTS[run.kind];
  return (
    <Stack as="section" gap="4" aria-labelledby="run-heading">
      <h2 id="run-heading" ref={heading} tabIndex={-1} className={typeStyles.medium}>
        {words}
      </h2>
      <p role="status" className={textStyles.visuallyHidden}>
        {isToSay && words}
      </p>
      {isAtWork(run.state) && <RunAtWork run={run} />}
      {run.state === 'failed' && <RunFailure run={run} />}
      {run.state === 'stopped' && <p>{t(`stopped.${run.kind}`)}</p>}
      <Result run={run} />
    </Stack>
  );
}

function RunFacts({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const { kind, fileName, format, by, createdAt, finishedAt, total } = run;
  const facts = [
    { label: t('facts.file'), value: fileName },
    { label: t('facts.format'), value: format && t(`formats.${format}`) },
    { label: t('facts.total'), value: kind === 'import' && total !== null && formatNumber(total, i18n.language) },
    { label: t('facts.by'), value: by },
    { label: t('facts.began'), value: formatMoment(createdAt, i18n.language) },
    { label: t('facts.ended'), value: finishedAt && formatMoment(finishedAt, i18n.language) },
  ];
  return (
    <Box most={600}>
      <Facts facts={facts.filter(({ value }) => value !== false)} />
    </Box>
  );
}

function RunView({ run }: { run: Run }) {
  const titleOf = useRunTitle();
  return (
    <>
      <Cluster as="header" gap="2 4">
        <PageHeading>{titleOf(run)}</PageHeading>
        <RunStateWord run={run} />
      </Cluster>
      <RunFacts run={run} />
      <RunBody run={run} />
    </>
  );
}

export default function RunPage() {
  const { t } = useTranslation('admin-exchange');
  const { id = '' } = useParams();
  const query = useQuery(runQuery(id));
  const kind = query.data?.kind ?? 'import';
  return (
    <>
      <BackLink to={kind === 'import' ? EXCHANGE_PATH : `${EXCHANGE_PATH}?tab=${kind}`}>{t('back')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(run) => <RunView key={run.runId} run={run} />}
      </AsyncView>
    </>
  );
}
