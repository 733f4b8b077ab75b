/** The parts of a record as links: the address says which is open, so that each can be reloaded, kept and sent. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../../lib/format.ts';
import { Box } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from './record.module.css';

interface RecordTabsProps<Id extends string> {
  /** Names the row of links for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  current: Id;
}

const NAME = 'tab';
/** So much of the part before stays in sight, which shows that there is one. */
const BESIDE_PX = 40;

/** Leads to another part of the same record, in its place. */
export function RecordTabLink({ id, children }: { id: string; children: ReactNode }) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const address = new URLSearchParams(params);
  address.set(NAME, id);
  return (
    <Link to={`?${address}`} replace state={state}>
      {children}
    </Link>
  );
}

/** The part that the address asks for; the first unless it asks for one. */
export function useRecordTab<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [params] = useSearchParams();
  return ids.find((id) => id === params.get(NAME)) ?? ids[0];
}

export function RecordTabs<Id extends string>({ label, tabs, current }: RecordTabsProps<Id>) {
  const { i18n } = useTranslation('admin');
  const { state } = useLocation();
  const [params] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another link to bring into the row's sight
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - BESIDE_PX;
  }, [current]);
  const addressOf = (id: Id) => {
    const address = new URLSearchParams(params);
    if (id === tabs[0]?.id) address.delete(NAME);
    else address.set(NAME, id);
    return `?${address}`;
  };
  return (
    <nav ref={row} className={styles.recordTabs} aria-label={label}>
      {tabs.map(({ id, label: words, count }) => (
        // In place of the part before, so that going back leads to the list.
        <Link key={id} to={addressOf(id)} replace state={state} aria-current={id === current ? 'page' : undefined}>
          {words}
          {count !== undefined && <span data-part="count">{formatNumber(count, i18n.language)}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The part that is open; `title` names it for screen readers, unless it brings a heading of its own. */
export function RecordPart({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (title === undefined)
    return (
      <Box place="shrink" className={styles.recordPart}>
        {children}
      </Box>
    );
  return (
    <Box as="section" place="shrink" className={styles.recordPart} aria-labelledby={id}>
      <h2 id={id} className={textStyles.visuallyHidden}>
        {title}
      </h2>
      {children}
    </Box>
  );
}
