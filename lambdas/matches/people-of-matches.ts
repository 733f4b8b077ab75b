/** Joins matches with the current data of their people, which may have changed since. */
import { calledOf } from '../../shared/domain/called.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';

/** The same matches under the names that their people have; those of people who are gone as they were stored. */
export async function withPeople(matches: readonly Match[], talents: Pick<TalentStore, 'get'>): Promise<Match[]> {
  const ids = [...new Set(matches.map(({ talentId }) => talentId))];
  const records = await Promise.all(ids.map((talentId) => talents.get(talentId)));
  const people = new Map(records.flatMap((record) => (record ? [[record.talentId, talentOf(record)]] : [])));
  return matches.map((match) => {
    const person = people.get(match.talentId);
    if (!person) return match;
    const talentName = calledOf({ ...person, id: person.talentId });
    return { ...match, talentName, emailConfirmed: person.emailConfirmed };
  });
}
