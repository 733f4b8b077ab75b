/** The columns of the list of employers; beside an open record only the most important ones. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import { useIsSplit } from '../kit/list/use-split.ts';
import { timeWords } from '../kit/words/time-words.ts';
import { employerPath, useListSearch } from './employer-address.ts';
import { EMPLOYERS_PATH } from './employer-queries.ts';
import { EmployerStatusWord, PriorityWord, ReplyWord } from './employer-words.tsx';
import styles from './employers.module.css';
import { useMoveEmployer } from './use-move-employer.ts';

/** One click makes an employer of a lead; its toast takes it back. */
function TakeOn({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const move = useMoveEmployer();
  return (
    <PanelButton size="small" isDisabled={move.isPending} onClick={() => move.mutate({ row: employer, to: 'active' })}>
      {t('takeOn.short')} <span className={textStyles.visuallyHidden}>{t('takeOn.rest', employer)}</span>
    </PanelButton>
  );
}

interface CompanyLinkProps {
  employer: Employer;
  isOpen: boolean;
  /** Some record is open: going back leads to the list, not through all that were looked at. */
  isAnyOpen: boolean;
  search: string;
  isSplit: boolean;
}

function CompanyLink({ employer: { employerId, company }, isOpen, isAnyOpen, search, isSplit }: CompanyLinkProps) {
  return (
    <Link
      to={`${employerPath(employerId)}${search}`}
      replace={isAnyOpen}
      state={{ cameFrom: EMPLOYERS_PATH, staysInPlace: isSplit }}
      aria-current={isOpen ? 'true' : undefined}
      data-record={employerId}
    >
      {company}
    </Link>
  );
}

/** `openId` is the record beside the list; `now` milliseconds since 1970. */
export function useEmployerColumns(openId: string | undefined, now: number): Column<Employer>[] {
  const { t, i18n } = useTranslation('admin');
  const search = useListSearch();
  const isSplit = useIsSplit();
  const { language } = i18n;
  return useMemo(() => {
    const none = (
      <span className={textStyles.quiet} data-part="quiet">
        {t('none')}
      </span>
    );
    const isAnyOpen = openId !== undefined;
    const link = { isAnyOpen, search, isSplit };
    const company: Column<Employer> = {
      ...{ key: 'company', label: t('employer.company'), sort: 'company', share: 1.5 },
      cell: (row) => <CompanyLink employer={row} isOpen={row.employerId === openId} {...link} />,
    };
    const reply: Column<Employer> = {
      ...{ key: 'replyBy', label: t('employer.replyBy'), sort: 'replyBy', share: 2 },
      cell: ({ replyBy }) => (replyBy ? <ReplyWord replyBy={replyBy} now={now} /> : none),
    };
    if (isAnyOpen)
      return [
        { ...company, share: 1.1 },
        { ...reply, share: 1.2 },
      ];
    return [
      company,
      {
        ...{ key: 'status', label: t('employer.status'), share: 2 },
        cell: (row) => (
          <Cluster as="span" gap="2" inline wrap={false} className={styles.employerStatus}>
            <EmployerStatusWord status={row.status} />
            {row.status === 'lead' && <TakeOn employer={row} />}
          </Cluster>
        ),
      },
      {
        ...{ key: 'priority', label: t('employer.priority'), sort: 'priority', firstOrder: 'desc', share: 1.05 },
        cell: (row) => <PriorityWord priority={row.priority} />,
      },
      {
        ...{ key: 'openRoles', label: t('employer.openRoles'), sort: 'openRoles', firstOrder: 'desc', share: 0.95 },
        numeric: true,
        cell: (row) => formatNumber(row.openRoles, language),
      },
      {
        ...{ key: 'contact', label: t('employer.contact'), share: 1.15, hideBelow: 'wide' },
        cell: ({ primaryContact }) => primaryContact?.name ?? none,
      },
      {
        ...{ key: 'lastTouch', label: t('employer.lastTouch'), sort: 'lastTouchAt', firstOrder: 'desc', share: 1.32 },
        hideBelow: 'medium',
        cell: ({ lastTouchAt }) =>
          lastTouchAt ? <time dateTime={lastTouchAt}>{timeWords(lastTouchAt, language, now)}</time> : none,
      },
      reply,
    ];
  }, [t, language, search, isSplit, openId, now]);
}
