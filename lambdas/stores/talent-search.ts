/** Finds talents by what recruiters type: who somebody is by words, what they do and can by meaning, in either language. */
import { calledOf } from '../../shared/domain/called.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import {
  meetsAll,
  partsOf,
  type SearchForm,
  searchFormOf,
  understandQuery,
  type Vocabulary,
  vocabularyOf,
} from '../../shared/search/index.ts';
import { type TalentRecord, talentOf } from './talent-store.ts';

/** A record with what it is searched by. */
interface Described {
  form: SearchForm;
  words: string;
}

/** Worked out once for each state of a talent: records are never changed, but replaced. */
const descriptions = new WeakMap<TalentRecord, Described>();

function describedIn(record: TalentRecord): Described {
  const known = descriptions.get(record);
  if (known) return known;
  const { firstName, lastName, email, location, headline } = talentOf(record);
  const person = [firstName, lastName, calledOf({ ...talentOf(record), id: record.talentId }), email].join(' ');
  const described = {
    form: searchFormOf({
      title: headline ?? '',
      person,
      location: location ?? '',
      skills: record.skillIds ?? [],
    }),
    words: folded([firstName, lastName, email, location, headline].join(' ')),
  };
  descriptions.set(record, described);
  return described;
}

const vocabularies = new WeakMap<readonly TalentRecord[], Vocabulary>();

function vocabularyOfTalents(talents: readonly TalentRecord[]): Vocabulary {
  const kept = vocabularies.get(talents) ?? vocabularyOf(talents.map((talent) => describedIn(talent).form));
  vocabularies.set(talents, kept);
  return kept;
}

export interface TalentSearch {
  fits(talent: TalentRecord): boolean;
  understood: UnderstoodPart[];
  suggestion?: string;
}

/**
 * What `text` asks of `talents`: whoever has all its words somewhere in name, address, place and title fits, and whoever meets
 * every part of it by meaning; without text everybody does.
 */
export function talentSearch(talents: readonly TalentRecord[], text = ''): TalentSearch {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { fits: () => true, understood: [] };
  const understood = understandQuery(text, vocabularyOfTalents(talents));
  const { suggestion } = understood;
  return {
    fits: (talent) => {
      const described = describedIn(talent);
      if (words.every((word) => described.words.includes(word))) return true;
      return understood.terms.length > 0 && meetsAll(described.form, understood);
    },
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Whether the talent lives where these words say. */
export function livesIn(talents: readonly TalentRecord[], place: string): (record: TalentRecord) => boolean {
  const words = folded(place).split(/\s+/).filter(Boolean);
  const { terms } = understandQuery(place, vocabularyOfTalents(talents));
  const places = terms.filter(({ kind }) => kind === 'place');
  return (record) => {
    const known = folded(talentOf(record).location ?? '');
    if (words.every((word) => known.includes(word))) return true;
    const { ids } = describedIn(record).form.place;
    return places.length > 0 && places.every(({ id }) => id !== undefined && ids.includes(id));
  };
}
