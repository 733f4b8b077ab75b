/** Searches talents by looking at each of them in turn: what the index of talents has to agree with. */
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import { talentOf } from '../../lambdas/stores/talent-view.ts';
import { calledOf } from '../../shared/domain/called.ts';
import { folded } from '../../shared/domain/folded.ts';
import {
  askedOf,
  formPacker,
  meetsAll,
  type PackedForm,
  partsOf,
  type SearchForm,
  searchFormOf,
  understandQuery,
  vocabularyOf,
} from '../../shared/search/index.ts';

interface Described {
  talentId: string;
  form: SearchForm;
  packed: PackedForm;
  words: string;
  place: string;
}

const pack = formPacker();

function described(record: TalentRecord): Described {
  const talent = talentOf(record);
  const { firstName, lastName, email, location, headline } = talent;
  const person = [firstName, lastName, calledOf({ ...talent, id: record.talentId }), email].join(' ');
  const { talentId, skillIds: skills = [] } = record;
  const form = searchFormOf({ title: headline ?? '', person, location: location ?? '', skills });
  return {
    talentId,
    form,
    packed: pack(form),
    words: folded([firstName, lastName, email, location, headline].join(' ')),
    place: folded(location ?? ''),
  };
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);

/** A search over these people, their forms worked out once. */
export function talentsByScan(records: readonly TalentRecord[]) {
  const people = records.map(described);
  const vocabulary = vocabularyOf(people.map(({ form }) => form));
  const ids = (fits: (one: Described) => boolean) =>
    people
      .filter(fits)
      .map(({ talentId }) => talentId)
      .sort();
  return {
    vocabulary,
    search: (text: string) => {
      const words = wordsOf(text.replace(/["“”«»]/g, ' '));
      const understood = understandQuery(text, vocabulary);
      const asked = askedOf(
        understood,
        people.map(({ packed }) => packed),
      );
      const found = ids(
        (one) =>
          words.every((word) => one.words.includes(word)) ||
          (understood.terms.length > 0 && meetsAll(one.packed, asked)),
      );
      return { found, understood: partsOf(understood), suggestion: understood.suggestion };
    },
    livingIn: (place: string) => {
      const places = understandQuery(place, vocabulary).terms.filter(({ kind }) => kind === 'place');
      return ids(
        (one) =>
          wordsOf(place).every((word) => one.place.includes(word)) ||
          (places.length > 0 && places.every(({ id }) => id !== undefined && one.form.place.ids.includes(id))),
      );
    },
  };
}
