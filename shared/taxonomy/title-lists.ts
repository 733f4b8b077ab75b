/** Files the names of the known titles by their features, in arrays of numbers: forty thousand names are read at the first question. */
import type { TitleName } from './specific-titles.ts';
import type { FeatureTable, Roles, TitleFeatures } from './title-features.ts';
import { titleWordsOf } from './title-meaning.ts';

/** Lists of numbers by number, in two arrays: the list of `n` goes from `starts[n]` to `starts[n + 1]`. */
export interface Lists {
  starts: Int32Array;
  entries: Int32Array;
}

/** Files each entry under the key in the same place; keys are below `count`. */
export function listsOf(keys: readonly number[], entries: readonly number[], count: number): Lists {
  const starts = new Int32Array(count + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < count; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const filed = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at++) {
    const place = next[keys[at] ?? 0] ?? 0;
    filed[place] = entries[at] ?? 0;
    next[keys[at] ?? 0] = place + 1;
  }
  return { starts, entries: filed };
}

/** A known title, with the roles that any of its names has. */
export interface KnownTitle {
  id: string;
  isco: string;
  roles: Roles;
}

/** The names of the known titles as read: of each name its title and roles, of each feature of a name both numbers. */
export class ReadNames {
  readonly titles: KnownTitle[] = [];
  readonly titleOfName: number[] = [];
  readonly rolesOfName: Roles[] = [];
  readonly mainNames: boolean[] = [];
  readonly features: number[] = [];
  readonly nameOfFeature: number[] = [];
  /** Features of titles, each once for a title, with the title. */
  readonly featuresOfTitles: number[] = [];
  readonly titleOfFeature: number[] = [];
  readonly #lastTitle: number[] = [];

  constructor(names: readonly TitleName[], table: FeatureTable) {
    for (const [id, own] of Map.groupBy(names, (name) => name.id)) {
      const title = { id, isco: own[0]?.isco ?? '', roles: 0 };
      this.titles.push(title);
      for (const { stems, main } of own) this.#add(table.read(titleWordsOf(stems), true), title, main);
    }
  }

  #add({ ids, roles }: TitleFeatures, title: KnownTitle, main: boolean): void {
    const number = this.titles.length - 1;
    for (const feature of ids) {
      this.features.push(feature);
      this.nameOfFeature.push(this.titleOfName.length);
      if (this.#lastTitle[feature] === number) continue;
      this.#lastTitle[feature] = number;
      this.featuresOfTitles.push(feature);
      this.titleOfFeature.push(number);
    }
    this.titleOfName.push(number);
    this.rolesOfName.push(roles);
    this.mainNames.push(main);
    title.roles |= roles;
  }
}
