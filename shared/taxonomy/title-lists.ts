/** Files the names of the known titles by their features, in arrays of numbers, for there are a hundred thousand. */
import { FeatureTable, type Roles } from './title-features.ts';
import { titleWordsOf } from './title-meaning.ts';
import type { TitleToken } from './title-tokens.ts';

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

/** A name as its words, and whether it is one of those that the job is called first. */
export interface NameTokens {
  tokens: readonly TitleToken[];
  main: boolean;
}

/** The names of the known titles as read: of each name its title and roles, of each feature of a name both numbers. */
export class ReadNames {
  readonly table = new FeatureTable();
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

  /** Adds a title with its names. */
  add(id: string, isco: string, names: readonly NameTokens[]): void {
    const title = { id, isco, roles: 0 };
    this.titles.push(title);
    for (const { tokens, main } of names) {
      const { ids, roles } = this.table.read(titleWordsOf(tokens), true);
      for (const feature of ids) this.#addFeature(feature);
      this.titleOfName.push(this.titles.length - 1);
      this.rolesOfName.push(roles);
      this.mainNames.push(main);
      title.roles |= roles;
    }
  }

  #addFeature(feature: number): void {
    const title = this.titles.length - 1;
    this.features.push(feature);
    this.nameOfFeature.push(this.titleOfName.length);
    if (this.#lastTitle[feature] === title) return;
    this.#lastTitle[feature] = title;
    this.featuresOfTitles.push(feature);
    this.titleOfFeature.push(title);
  }
}
