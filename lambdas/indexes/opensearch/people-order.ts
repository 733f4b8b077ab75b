/** The order of a list of people, as OpenSearch sorts and as recent people are put between those that it shows. */
import { TALENT_STATUSES } from '../../../shared/domain/talent.ts';
import { talentOf } from '../../stores/talent-view.ts';
import { SPANISH } from '../collated-places.ts';
import type { TalentQuery } from '../talent-queries.ts';
import { type IndexedTalent, sortTextsOf } from '../talent-rows.ts';
import type { Sort } from './search-all.ts';

type Order = Pick<TalentQuery, 'sort' | 'order'>;

const BY_UPDATE = [{ updatedAt: 'desc' }, { talentId: 'asc' }] as const;

/** Equal ones last changed first; who has no such text comes last in either direction. */
export function sortOf({ sort, order }: Order): Sort {
  if (sort === 'updatedAt') return order === 'asc' ? [{ updatedAt: 'asc' }, { talentId: 'desc' }] : BY_UPDATE;
  const direction = order === 'desc' ? 'desc' : 'asc';
  if (sort === 'status') return [{ statusPlace: direction }, ...BY_UPDATE];
  return [{ [sort]: { order: direction, missing: '_last' } }, ...BY_UPDATE];
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The last changed first, then by id. */
export const byUpdate = (one: IndexedTalent, other: IndexedTalent): number =>
  byText(other.updatedAt, one.updatedAt) || byText(one.talentId, other.talentId);

/** Compares two people as `sortOf` does. */
export function comparedBy({ sort, order }: Order): (one: IndexedTalent, other: IndexedTalent) => number {
  if (sort === 'updatedAt') return order === 'asc' ? (one, other) => byUpdate(other, one) : byUpdate;
  const sign = order === 'desc' ? -1 : 1;
  if (sort === 'status') {
    const place = ({ status }: IndexedTalent) => TALENT_STATUSES.indexOf(status);
    return (one, other) => sign * (place(one) - place(other)) || byUpdate(one, other);
  }
  const text = (talent: IndexedTalent) => sortTextsOf(talentOf(talent), talent.talentId)[sort];
  return (one, other) => {
    const [a, b] = [text(one), text(other)];
    if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
    return sign * SPANISH.compare(a, b) || byUpdate(one, other);
  };
}
