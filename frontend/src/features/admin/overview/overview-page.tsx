/** The day at a glance: what to do first, what waits behind it, and how the month went. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../../../shared/contract/admin-overview.ts';
import { APPLICATION_STAGES } from '../../../../../shared/domain/application.ts';
import { JOB_STATUSES } from '../../../../../shared/domain/job-choices.ts';
import { formatWeekday } from '../../../lib/format.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import pressStyles from '../../../ui/press.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { CountBars } from './count-bars.tsx';
import { DayChart } from './day-chart.tsx';
import { type FirstThing, firstThings, isFresh } from './first-things.ts';
import styles from './overview.module.css';
import { NewestApplications, StrongMatches, TroubledResumes, WaitingRequests } from './overview-lists.tsx';
import { overviewQuery } from './overview-queries.ts';

const TICK_MS = 30_000;
const FIRST_SHOWN = 4;

interface FirstLinkProps {
  thing: FirstThing;
  isFirst: boolean;
}

/** What has an address of its own is a link of the panel; the rest leads down the page. */
function FirstLink({ thing: { key, count, to, icon, urgency }, isFirst }: FirstLinkProps) {
  const { t } = useTranslation('admin-overview');
  const target = to.startsWith('#') ? { as: 'a', href: to } : { as: Link, to };
  const look = `${styles.firstThing} ${pressStyles.card} ${textStyles.ink} ${textStyles.unlined}`;
  return (
    <Grid
      {...(target as { as: typeof Link; to: string })}
      columns="mark"
      gap="1 4"
      align="center"
      pad="m"
      edge={isFirst ? 'accent' : 'line'}
      surface={isFirst ? 'accent-tint' : 'paper-2'}
      radius="s"
      className={look}
      data-urgency={urgency}
    >
      <span className={`${styles.firstCount} ${typeStyles.figureHero} ${typeStyles.figures}`}>{count}</span>
      <Cluster as="span" gap="2" align="start" wrap={false} className={textStyles.strong}>
        <Icon name={icon} size={16} color="var(--ink-2)" style={{ marginTop: 1 }} />
        {t(`first.${key}`, { count })}
      </Cluster>
    </Grid>
  );
}

function FirstThings({ overview, now }: { overview: Overview; now: number }) {
  const { t } = useTranslation('admin-overview');
  const things = firstThings(overview, now);
  if (things.length === 0) {
    return (
      <Cluster as="p" gap="2" wrap={false} pad="l" surface="met-tint" radius="s" className={textStyles.strong}>
        <Icon name="check" />
        {t('first.nothing')}
      </Cluster>
    );
  }
  return (
    <Grid as="ol" columns="fit220" gap="3">
      {things.slice(0, FIRST_SHOWN).map((thing, at) => (
        <Stack as="li" key={thing.key}>
          <FirstLink thing={thing} isFirst={at === 0} />
        </Stack>
      ))}
    </Grid>
  );
}

const FRESH_STEPS = { job: '/admin-panel/jobs/new', employer: '/admin-panel/employers', page: '/jobs' } as const;

function Fresh() {
  const { t } = useTranslation('admin-overview');
  const steps = Object.keys(FRESH_STEPS) as (keyof typeof FRESH_STEPS)[];
  return (
    <Stack as="section" gap="2" most={900}>
      <h2>{t('fresh.title')}</h2>
      <p className={textStyles.quiet}>{t('fresh.text')}</p>
      <Grid as="ol" columns="fit240" gap="4" pad="top2" className={styles.freshSteps}>
        {steps.map((step, at) => (
          <Panel as="li" gap="2" key={step}>
            <h3>{t(`fresh.${step}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`fresh.${step}.text`)}</p>
            <ButtonLink to={FRESH_STEPS[step]} look={at === 0 ? 'primary' : 'secondary'}>
              {t(`fresh.${step}.action`)}
            </ButtonLink>
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}

function Charts({ overview: { perDay, pipeline, jobs } }: { overview: Overview }) {
  const { t } = useTranslation(['admin-overview', 'admin']);
  const series = (key: 'applications' | 'hired') => perDay.map((day) => ({ date: day.date, count: day[key] }));
  const stages = APPLICATION_STAGES.map((stage) => ({
    key: stage,
    label: t(`admin:stages.${stage}`),
    count: pipeline[stage],
    to: `/admin-panel/applications?stage=${stage}`,
  }));
  const statuses = JOB_STATUSES.map((status) => ({
    key: status,
    label: t(`admin:jobStatuses.${status}`),
    count: jobs[status],
    to: `/admin-panel/jobs?status=${status}`,
  }));
  return (
    <Grid columns="fit270" gap="4">
      <Panel gap="3" align="stretch" className={styles.panelCard}>
        <h2>{t('overview.pipeline')}</h2>
        <CountBars lines={stages} />
      </Panel>
      <Panel gap="3" align="stretch" className={styles.panelCard}>
        <h2>{t('overview.month')}</h2>
        <DayChart title={t('chart.applications')} days={series('applications')} />
        <DayChart title={t('chart.hired')} days={series('hired')} />
      </Panel>
      <Panel gap="3" align="stretch" className={styles.panelCard}>
        <h2>{t('overview.jobs')}</h2>
        <CountBars lines={statuses} />
      </Panel>
    </Grid>
  );
}

/** Exported for tests: everything that comes of the answer. */
export function OverviewView({ overview, now }: { overview: Overview; now: number }) {
  const { t } = useTranslation('admin-overview');
  if (isFresh(overview)) return <Fresh />;
  return (
    <>
      <Stack as="section" gap="2">
        <h2>{t('first.title')}</h2>
        <FirstThings overview={overview} now={now} />
      </Stack>
      <Grid columns="fit380" gap="4">
        <Stack gap="4">
          <WaitingRequests requests={overview.requests} now={now} />
          <StrongMatches matches={overview.strongMatches} now={now} />
        </Stack>
        <Stack gap="4">
          <NewestApplications applications={overview.applications} now={now} />
          <TroubledResumes resumes={overview.resumes} now={now} />
        </Stack>
      </Grid>
      <Charts overview={overview} />
    </>
  );
}

export default function OverviewPage() {
  const { t, i18n } = useTranslation('admin-overview');
  const query = useQuery(overviewQuery());
  const now = useTicking(TICK_MS) ?? Date.now();
  return (
    <>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('overview.title')}</PageHeading>
        <p className={`${textStyles.quiet} ${typeStyles.capital}`}>
          {formatWeekday(new Date(now).toISOString(), i18n.language)}
        </p>
      </Toolbar>
      <AsyncView query={query} skeleton={<Skeleton lines={12} />}>
        {(overview) => <OverviewView overview={overview} now={now} />}
      </AsyncView>
    </>
  );
}
