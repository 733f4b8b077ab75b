/** A value of the trail as people read it: words, dates, lists, and what was never there. */
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useAuditWords } from './audit-words.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

interface ChangeValueProps {
  kind: string;
  field: string;
  value: unknown;
  /** The value on the other side: what a list has more than that stands out. */
  other?: unknown;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function Parts({ kind, value }: { kind: string; value: object }) {
  const words = useAuditWords();
  return (
    <dl className="audit-parts">
      {Object.entries(value)
        .filter(([, part]) => !isEmpty(part))
        .map(([name, part]) => (
          <div key={name}>
            <dt>{words.field(name)}</dt>
            <dd>
              <ChangeValue kind={kind} field={name} value={part} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Whether a list on the other side has it too; without a list there, nothing stands out. */
const isOnBoth = (part: unknown, other: unknown) =>
  !Array.isArray(other) || other.some((one) => JSON.stringify(one) === JSON.stringify(part));

export function ChangeValue({ kind, field, value, other }: ChangeValueProps) {
  const { t, i18n } = useTranslation('admin-audit');
  const words = useAuditWords();
  if (isEmpty(value)) return <span className="quiet">{t('admin:none')}</span>;
  if (typeof value === 'boolean') return t(value ? 'admin:yes' : 'admin:no');
  if (typeof value === 'number') return formatNumber(value, i18n.language);
  if (typeof value === 'string') {
    if (!TIME.test(value)) return words.value(kind, field, value);
    return <time dateTime={value}>{formatMoment(value, i18n.language)}</time>;
  }
  if (Array.isArray(value)) {
    return (
      <ul className="audit-values">
        {value.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of the past does not change, and may hold the same twice
          <li key={index} className={isOnBoth(part, other) ? undefined : 'audit-differs'}>
            <ChangeValue kind={kind} field={field} value={part} />
          </li>
        ))}
      </ul>
    );
  }
  return <Parts kind={kind} value={value as object} />;
}
