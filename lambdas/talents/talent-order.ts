/** Puts talents in the order in which a recruiter reads them. */

import type * as z from 'zod';
import type { adminTalentsQuerySchema } from '../../shared/contract/admin-talents.ts';
import { calledOf } from '../../shared/domain/called.ts';
import { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';

type Query = z.infer<typeof adminTalentsQuerySchema>;
export type TalentOrder = Pick<Query, 'sort' | 'order'>;

/** Making one is slow, asking it is quick. */
const SPANISH = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** What a talent is compared by; `null` and nothing come last in either direction. */
const TEXT_OF: Record<'name' | 'headline' | 'location', (record: TalentRecord) => string> = {
  name: (record) => {
    return calledOf({ ...talentOf(record), id: record.talentId });
  },
  headline: (record) => record.applied.headline ?? '',
  location: (record) => talentOf(record).location ?? '',
};

const lastChangedFirst = (a: TalentRecord, b: TalentRecord): number =>
  compared(b.updatedAt, a.updatedAt) || compared(a.talentId, b.talentId);

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorting thousands takes longer than everything else; as long as nobody changed, the order is the same. */
const orders = new WeakMap<readonly TalentRecord[], Map<string, readonly TalentRecord[]>>();

/** The talents in this order; of equal ones, the last changed first. */
export function inOrder(talents: readonly TalentRecord[], { sort, order }: TalentOrder): readonly TalentRecord[] {
  const known = orders.get(talents) ?? new Map<string, readonly TalentRecord[]>();
  orders.set(talents, known);
  const key = `${sort} ${order}`;
  const sorted = known.get(key) ?? sortedBy(talents, { sort, order });
  known.set(key, sorted);
  return sorted;
}

function sortedBy(talents: readonly TalentRecord[], { sort, order }: TalentOrder): TalentRecord[] {
  if (sort === 'updatedAt') {
    const direction = order === 'asc' ? -1 : 1;
    return talents.toSorted((a, b) => direction * lastChangedFirst(a, b));
  }
  const direction = order === 'desc' ? -1 : 1;
  if (sort === 'status') {
    const rank = ({ status }: TalentRecord) => TALENT_STATUSES.indexOf(status);
    return talents.toSorted((a, b) => direction * (rank(a) - rank(b)) || lastChangedFirst(a, b));
  }
  const keyed = talents.map((record) => ({ record, text: TEXT_OF[sort](record) }));
  const isBlank = ({ text }: { text: string }) => Number(text === '');
  return keyed
    .sort(
      (a, b) =>
        isBlank(a) - isBlank(b) || direction * SPANISH.compare(a.text, b.text) || lastChangedFirst(a.record, b.record),
    )
    .map(({ record }) => record);
}
