/** The changed fields with old and new values; for some, only that they changed. */
import { useTranslation } from 'react-i18next';
import type { AuditEntry, FieldChange } from '../../../../../shared/domain/audit.ts';
import { Table } from '../../../ui/table.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { useAuditWords } from './audit-words.ts';
import { ChangeValue } from './change-value.tsx';

type Side = 'before' | 'after';

const has = (change: FieldChange, side: Side) => change[side] !== undefined;

/** Which sides say anything: of a new record there is no before, of a removed one no after. */
function sidesOf(changes: readonly FieldChange[]): Side[] {
  return (['before', 'after'] as const).filter((side) => changes.some((change) => has(change, side)));
}

function Row({ kind, change, sides }: { kind: string; change: FieldChange; sides: Side[] }) {
  const { t } = useTranslation('admin-audit');
  const words = useAuditWords();
  const isSilent = !has(change, 'before') && !has(change, 'after');
  return (
    <tr>
      <th scope="row">{words.field(change.field)}</th>
      {isSilent ? (
        <td colSpan={Math.max(sides.length, 1)} className={textStyles.quiet}>
          {t('onlyThatItChanged')}
        </td>
      ) : (
        sides.map((side) => (
          <td key={side} data-label={sides.length > 1 ? t(side) : undefined}>
            <ChangeValue
              kind={kind}
              field={change.field}
              value={change[side]}
              other={change[side === 'before' ? 'after' : 'before']}
            />
          </td>
        ))
      )}
    </tr>
  );
}

export function ChangeTable({ entry: { recordKind, changes } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  if (changes.length === 0) return <p className={textStyles.quiet}>{t('noValues')}</p>;
  const sides = sidesOf(changes);
  const heads = sides.length > 1 ? sides.map((side) => t(side)) : [t('value')];
  return (
    <Table even phone="blocks" className={typeStyles.asTyped}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Row key={change.field} kind={recordKind} change={change} sides={sides} />
        ))}
      </tbody>
    </Table>
  );
}
