/** A value of the trail in readable form: words, dates, lists, or empty. */
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { useAuditWords } from './audit-words.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

interface ChangeValueProps {
  kind: string;
  field: string;
  value: unknown;
  /** The value on the other side: of lists and parts, what both have alike is left out or does not stand out. */
  other?: unknown;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What identifies an item of a list: it stays visible although it is the same on both sides. */
const NAMING = 'id';

function Parts({ kind, value, other }: { kind: string; value: object; other: unknown }) {
  const words = useAuditWords();
  const before = isObject(other) ? other : undefined;
  const isToSee = (name: string, part: unknown) => name === NAMING || !before || !isSame(part, before[name]);
  return (
    <Stack as="dl" gap="1">
      {Object.entries(value)
        .filter(([name, part]) => !isEmpty(part) && isToSee(name, part))
        .map(([name, part]) => (
          <Cluster gap="0 4" align="stretch" key={name}>
            <dt className={textStyles.quiet}>{words.field(name)}</dt>
            <dd>
              <ChangeValue kind={kind} field={name} value={part} other={before?.[name]} />
            </dd>
          </Cluster>
        ))}
    </Stack>
  );
}

/** Whether a list on the other side has it too; without a list there, nothing stands out. */
const isOnBoth = (part: unknown, other: unknown) => !Array.isArray(other) || other.some((one) => isSame(one, part));

/** Of a list of objects those that differ; all of them where only their order does. */
function shownOf(value: readonly unknown[], other: unknown): readonly unknown[] {
  if (!Array.isArray(other) || !value.every(isObject)) return value;
  const different = value.filter((part) => !isOnBoth(part, other));
  const isOrder = different.length === 0 && other.every((part) => isOnBoth(part, value));
  return isOrder ? value : different;
}

/** The same thing in the list of the other side. */
const partnerOf = (part: unknown, other: unknown) =>
  isObject(part) && part[NAMING] !== undefined && Array.isArray(other)
    ? other.find((one) => isObject(one) && one[NAMING] === part[NAMING])
    : undefined;

export function ChangeValue({ kind, field, value, other }: ChangeValueProps) {
  const { t, i18n } = useTranslation('admin-audit');
  const words = useAuditWords();
  if (isEmpty(value)) return <span className={textStyles.quiet}>{t('admin:none')}</span>;
  if (typeof value === 'boolean') return t(value ? 'admin:yes' : 'admin:no');
  if (typeof value === 'number') return formatNumber(value, i18n.language);
  if (typeof value === 'string') {
    if (!TIME.test(value)) return words.value(kind, field, value);
    return <time dateTime={value}>{formatMoment(value, i18n.language)}</time>;
  }
  if (Array.isArray(value)) {
    const parts = shownOf(value, other);
    if (parts.length === 0) return <span className={textStyles.quiet}>{t('admin:none')}</span>;
    return (
      <ul className={typeStyles.bullets}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of the past does not change, and may hold the same twice
          <li key={index} className={isOnBoth(part, other) ? undefined : textStyles.strong}>
            <ChangeValue kind={kind} field={field} value={part} other={partnerOf(part, other)} />
          </li>
        ))}
      </ul>
    );
  }
  return <Parts kind={kind} value={value as object} other={other} />;
}
