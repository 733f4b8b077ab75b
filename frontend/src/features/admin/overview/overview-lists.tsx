/** The lists of the overview: few rows each, every row leading to where it is dealt with. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../../../shared/contract/admin-overview.ts';
import type { Application } from '../../../../../shared/domain/application.ts';
import { calledOf } from '../../../../../shared/domain/called.ts';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { REPLY_PROMISE_HOURS } from '../../../../../shared/domain/employer-request.ts';
import barStyles from '../../../ui/bar.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { largestUnit, replyClock, shortClockWords } from '../kit/words/reply-clock.ts';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { type Urgency, urgencyOf } from './first-things.ts';
import styles from './overview.module.css';

interface ListProps {
  id?: string;
  title: string;
  /** What stands in place of the rows when there are none. */
  none: string;
  all?: { to: string; label: string };
  rows: readonly { key: string; row: ReactNode }[];
}

function OverviewList({ id, title, none, all, rows }: ListProps) {
  return (
    <Panel gap="3" align="stretch" className={styles.panelCard} id={id}>
      <Toolbar gap="1 4" align="baseline">
        <h2>{title}</h2>
        {all && rows.length > 0 && <Link to={all.to}>{all.label}</Link>}
      </Toolbar>
      {rows.length === 0 ? (
        <p className={textStyles.quiet}>{none}</p>
      ) : (
        <ul className={styles.overviewRows}>
          {rows.map(({ key, row }) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface RowProps {
  to: string;
  name: string;
  /** @default true */
  emailConfirmed?: boolean;
  about: ReactNode;
  end: ReactNode;
}

function OverviewRow({ to, name, emailConfirmed = true, about, end }: RowProps) {
  return (
    <Toolbar
      as={Link}
      gap="2 4"
      wrap={false}
      pad="xs"
      radius="s"
      tall="48"
      to={to}
      className={`${styles.overviewRow} ${pressStyles.row} ${textStyles.ink} ${textStyles.unlined}`}
    >
      <Stack as="span">
        <Cluster as="span" gap="1 2">
          <strong className={typeStyles.cut}>{name}</strong>
          <UnconfirmedWord emailConfirmed={emailConfirmed} />
        </Cluster>
        <span className={`${typeStyles.cut} ${textStyles.quiet}`}>{about}</span>
      </Stack>
      <Box as="span" place="rigid">
        {end}
      </Box>
    </Toolbar>
  );
}

const TONE: Record<Urgency, string> = { late: 'missing', soon: 'claimed', calm: 'unclear' };

/** The time left as words, and as what is left of the promised hours. */
function TimeLeft({ replyBy, now }: { replyBy: string; now: number }) {
  const { t, i18n } = useTranslation('admin-overview');
  const urgency = urgencyOf(replyBy, now);
  const clock = replyClock(replyBy, now);
  const words = { count: largestUnit(clock), time: shortClockWords(clock, i18n.language) };
  const left = Math.min(1, Math.max(0, (Date.parse(replyBy) - now) / (REPLY_PROMISE_HOURS * 3_600_000)));
  return (
    <Stack as="span" gap="1" align="end" data-tone={TONE[urgency]}>
      <span className={adminArea.state} data-tone={TONE[urgency]} data-part="state">
        <Icon name={urgency === 'late' ? 'alert' : 'clock'} size={16} />
        <time dateTime={replyBy}>{t(urgency === 'late' ? 'requests.late' : 'requests.left', words)}</time>
      </span>
      <span className={`${barStyles.bar} ${styles.timeLeftBar}`} aria-hidden="true">
        <span style={{ width: `${left * 100}%` }} />
      </span>
    </Stack>
  );
}

function requestRow({ employerId, company, request, primaryContact, replyBy }: Employer, now: number) {
  return {
    key: employerId,
    row: (
      <OverviewRow
        to={`/admin-panel/employers/${employerId}`}
        name={company}
        about={request?.jobTitle ?? primaryContact?.name}
        end={replyBy && <TimeLeft replyBy={replyBy} now={now} />}
      />
    ),
  };
}

export function WaitingRequests({ requests, now }: { requests: Overview['requests']; now: number }) {
  const { t } = useTranslation('admin-overview');
  return (
    <OverviewList
      title={t('requests.title')}
      none={t('requests.none')}
      all={{ to: '/admin-panel/employers?status=lead&sort=replyBy&order=asc', label: t('requests.all') }}
      rows={requests.nearest.map((employer) => requestRow(employer, now))}
    />
  );
}

function useApplicationRow(now: number) {
  const { t, i18n } = useTranslation(['admin-overview', 'admin']);
  return (application: Application, end: ReactNode) => ({
    key: application.applicationId,
    row: (
      <OverviewRow
        to={`/admin-panel/applications/${application.applicationId}`}
        name={calledOf({ ...application, fileName: application.resume.fileName, id: application.applicationId })}
        emailConfirmed={application.emailConfirmed}
        about={`${application.jobTitle ?? t('admin:application.noJob')} · ${timeWords(application.submittedAt, i18n.language, now)}`}
        end={end}
      />
    ),
  });
}

export function NewestApplications({ applications, now }: { applications: Overview['applications']; now: number }) {
  const { t } = useTranslation('admin-overview');
  const rowOf = useApplicationRow(now);
  return (
    <OverviewList
      title={t('newest.title', { count: applications.lastWeek })}
      none={t('newest.none')}
      all={{ to: '/admin-panel/applications', label: t('newest.all') }}
      rows={applications.newest.map((one) =>
        rowOf(one, one.match ? <GradeFigure {...one.match} /> : <ResumeStateWord status={one.resume.status} />),
      )}
    />
  );
}

export function TroubledResumes({ resumes, now }: { resumes: Overview['resumes']; now: number }) {
  const { t } = useTranslation('admin-overview');
  const rowOf = useApplicationRow(now);
  return (
    <OverviewList
      title={t('resumes.title')}
      none={t('resumes.none')}
      rows={resumes.newest.map((one) => rowOf(one, <ResumeStateWord status={one.resume.status} />))}
    />
  );
}

export function StrongMatches({ matches, now }: { matches: Overview['strongMatches']; now: number }) {
  const { t, i18n } = useTranslation('admin-overview');
  const rows = matches.map((match) => ({
    key: match.matchId,
    row: (
      <OverviewRow
        to={
          match.talentId === null
            ? `/admin-panel/applications/${match.applicationId}`
            : `/admin-panel/talents/${match.talentId}/matches/${match.matchId}`
        }
        name={match.name}
        emailConfirmed={match.emailConfirmed}
        about={`${match.jobTitle} · ${match.company} · ${timeWords(match.submittedAt, i18n.language, now)}`}
        end={<GradeFigure {...match} />}
      />
    ),
  }));
  return <OverviewList id="matches" title={t('matches.title')} none={t('matches.none')} rows={rows} />;
}
