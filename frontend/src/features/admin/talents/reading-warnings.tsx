/** Says calmly what was written past human readers; each find as plain text, with its kind and page. A person decides. */
import { useTranslation } from 'react-i18next';
import type { ReadingWarning } from '../../../../../shared/domain/reading-warning.ts';
import type { Resume } from '../../../../../shared/domain/talent.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Attention } from '../matches/attention-button.tsx';
import { factIds } from './career-facts.ts';
import { StatedFact } from './stated-fact.tsx';
import './reading-warnings.css';

const READABLE: readonly ReadingWarning['kind'][] = ['keyword-stuffing', 'machine-instruction'];

interface ReadingWarningsProps {
  resume: Resume;
  /** Where the text is shown beside: then readable finds light up in it. */
  attention?: Attention | undefined;
  /** Named where the person sent several files. */
  isNamed: boolean;
}

function Find({
  warning,
  index,
  attention,
}: {
  warning: ReadingWarning;
  index: number;
  attention?: Attention | undefined;
}) {
  const { t, i18n } = useTranslation('admin-talents');
  const { kind, page, excerpt, span } = warning;
  const where = t('warnings.where', { kind: t(`warnings.kinds.${kind}`), page: formatNumber(page, i18n.language) });
  return (
    <li>
      {span && attention ? (
        <StatedFact id={factIds.warning(index)} quote={excerpt} attention={attention}>
          {where}
        </StatedFact>
      ) : (
        <span className="warning-kind">{where}</span>
      )}
      <blockquote>{excerpt}</blockquote>
    </li>
  );
}

export function ReadingWarnings({ resume, attention, isNamed }: ReadingWarningsProps) {
  const { t } = useTranslation('admin-talents');
  const { warnings = [], fileName } = resume;
  if (warnings.length === 0) return null;
  const isHidden = warnings.some(({ kind }) => !READABLE.includes(kind));
  const title = t(isHidden ? 'warnings.hidden' : 'warnings.readable');
  return (
    <section className="reading-warnings" aria-label={title}>
      <h3>
        <Icon name="alert" size={18} />
        <span>{title}</span>
        {isNamed && fileName && <span className="quiet">{fileName}</span>}
      </h3>
      <p>{t(isHidden ? 'warnings.hiddenNote' : 'warnings.readableNote')}</p>
      <ul>
        {warnings.map((warning, index) => (
          // The order never changes: a reading is stored once.
          // biome-ignore lint/suspicious/noArrayIndexKey: two finds may say the same on the same page.
          <Find key={index} warning={warning} index={index} attention={attention} />
        ))}
      </ul>
    </section>
  );
}
