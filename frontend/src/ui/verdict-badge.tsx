/** A verdict as icon and word; its colour only repeats what they say. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/domain/match.ts';
import { Icon, type IconName } from './icon.tsx';
import './match.css';

const ICON_OF: Record<Verdict, IconName> = { met: 'check', claimed: 'claim', missing: 'cross', unclear: 'question' };

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('site');
  return (
    <span className={`verdict verdict-${verdict}`}>
      <span className="verdict-icon">
        <Icon name={ICON_OF[verdict]} size={14} />
      </span>
      {t(`match.verdict.${verdict}`)}
    </span>
  );
}
