/** Links from a list to a record and back, which restores the list's filter, pages and scroll position. */
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../../../ui/icons.tsx';
import { Cluster } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from '../admin-area.module.css';

interface LinkProps {
  to: string;
  children: ReactNode;
}

/** A link to a record that notes which page it was followed from. */
export function RecordLink({ to, children }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} state={{ cameFrom: pathname }}>
      {children}
    </Link>
  );
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : undefined;
}

interface BackArrowProps extends LinkProps {
  /** For the page it leads to. */
  state?: unknown;
  onClick?: (event: MouseEvent) => void;
}

/** How every way back looks. */
export function BackArrow({ to, state, onClick, children }: BackArrowProps) {
  return (
    <Cluster
      as={Link}
      gap="2"
      inline
      wrap={false}
      tall="32"
      place="start"
      to={to}
      state={state}
      className={`${styles.backLink} ${textStyles.quiet} ${textStyles.unlined}`}
      data-part="back-link"
      onClick={onClick}
    >
      <Icon name="back" size={16} />
      {children}
    </Cluster>
  );
}

/** Goes back in the history when the page before was `to`, whatever its filters, else opens `to` again. */
export function BackLink({ to, children }: LinkProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || cameFrom(state) !== to.split('?')[0]) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <BackArrow to={to} onClick={goBack}>
      {children}
    </BackArrow>
  );
}
