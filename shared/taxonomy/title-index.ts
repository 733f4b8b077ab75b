/**
 * Ranks the known titles by how alike their names are to a title, in either language: by the share of features in common,
 * rare ones weighing more. A known title is as similar as its closest name, and a little more when its other names say what
 * that one does not.
 */
import { contradicts, differentRoles, type FeatureTable, type Roles, type TitleFeatures } from './title-features.ts';
import { type KnownTitle, type Lists, listsOf, type ReadNames } from './title-lists.ts';
import type { TitleWords } from './title-meaning.ts';
import type { TitleToken } from './title-tokens.ts';

/** A known title, with how like it is to the title asked about: about 1 for the same. */
export interface Ranked {
  id: string;
  /** Unit group of ISCO-08, four digits. */
  isco: string;
  likeness: number;
  /** Whether the one is, say, a manager and the other none. */
  contradicts: boolean;
}

/** How many of the closest titles are returned. */
const MOST_RANKED = 10;
/** What the closest name counts; the rest is the share of the title's meanings that all names together have. */
const SHARE_OF_NAME = 0.85;
/** What a role costs that only one of the two has, of at most two roles. */
const COST_OF_ROLE = 0.15;
/** What it adds that the closest name is what the job is called first. */
const BONUS_OF_MAIN = 0.1;
/** What a word that no known title has weighs, of the most that a rare word weighs. */
const SHARE_OF_UNSEEN = 0.7;

const NOT_MET = Number.NEGATIVE_INFINITY;

/** The names of the known titles by their features. */
export class TitleIndex {
  readonly #table: FeatureTable;
  readonly #titles: readonly KnownTitle[];
  readonly #titleOfName: Int32Array;
  readonly #rolesOfName: Int32Array;
  readonly #bonusOfName: Float64Array;
  readonly #weightOfName: Float64Array;
  readonly #namesWith: Lists;
  readonly #titlesWith: Lists;
  readonly #weights: Float64Array;
  readonly #unseen: number;
  /** What one question adds up by name and by title; empty between questions. */
  readonly #shared: Float64Array;
  readonly #covered: Float64Array;
  readonly #likeness: Float64Array;
  readonly #rolesOfLikest: Int32Array;

  constructor(read: ReadNames) {
    this.#table = read.table;
    const { parts } = this.#table;
    this.#titles = read.titles;
    this.#titleOfName = Int32Array.from(read.titleOfName);
    this.#rolesOfName = Int32Array.from(read.rolesOfName);
    this.#bonusOfName = Float64Array.from(read.mainNames, (main) => (main ? BONUS_OF_MAIN : 0));
    this.#namesWith = listsOf(read.features, read.nameOfFeature, parts.length);
    this.#titlesWith = listsOf(read.featuresOfTitles, read.titleOfFeature, parts.length);
    const { starts } = this.#titlesWith;
    const count = (feature: number) => (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);
    this.#weights = Float64Array.from(parts, (part, at) => part * Math.log(1 + read.titles.length / count(at)));
    this.#unseen = SHARE_OF_UNSEEN * Math.log(1 + 2 * read.titles.length);
    this.#weightOfName = new Float64Array(read.titleOfName.length);
    for (const [at, feature] of read.features.entries()) {
      const name = read.nameOfFeature[at] ?? 0;
      this.#weightOfName[name] = (this.#weightOfName[name] ?? 0) + (this.#weights[feature] ?? 0);
    }
    this.#shared = new Float64Array(read.titleOfName.length);
    this.#covered = new Float64Array(read.titles.length);
    this.#likeness = new Float64Array(read.titles.length).fill(NOT_MET);
    this.#rolesOfLikest = new Int32Array(read.titles.length);
  }

  /** Whether a known title is written with a word. */
  knows(token: TitleToken): boolean {
    return this.#table.knows(token);
  }

  /** The closest known titles, best first; none when no word is known. */
  rank(words: TitleWords): Ranked[] {
    const features = this.#table.read(words, false);
    const unseen = features.unseen * this.#unseen;
    const own = features.ids.reduce((sum, feature) => sum + (this.#weights[feature] ?? 0), unseen);
    const titles = this.#compare(features.roles, own, this.#addShared(features));
    const ranked = this.#closest(titles, features.roles, unseen + this.#addCovered(features));
    for (const title of titles) {
      this.#likeness[title] = NOT_MET;
      this.#covered[title] = 0;
    }
    return ranked;
  }

  /** Adds up what each name has in common with the title, and tells the names that have anything. */
  #addShared({ ids }: TitleFeatures): number[] {
    const { starts, entries } = this.#namesWith;
    const met: number[] = [];
    for (const feature of ids) {
      const weight = this.#weights[feature] ?? 0;
      for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
        const name = entries[at] ?? 0;
        const before = this.#shared[name] ?? 0;
        if (before === 0) met.push(name);
        this.#shared[name] = before + weight;
      }
    }
    return met;
  }

  /** Finds the closest name of each title met, and returns those titles. */
  #compare(roles: Roles, own: number, met: readonly number[]): number[] {
    const titles: number[] = [];
    for (const name of met) {
      const shared = this.#shared[name] ?? 0;
      this.#shared[name] = 0;
      const rolesOfName = this.#rolesOfName[name] ?? 0;
      const cost = COST_OF_ROLE * Math.min(2, differentRoles(roles, rolesOfName));
      const same = shared / (own + (this.#weightOfName[name] ?? 0) - shared);
      const likeness = same - cost + (this.#bonusOfName[name] ?? 0);
      const title = this.#titleOfName[name] ?? 0;
      const best = this.#likeness[title] ?? 0;
      if (best === NOT_MET) titles.push(title);
      if (likeness <= best) continue;
      this.#likeness[title] = likeness;
      this.#rolesOfLikest[title] = rolesOfName;
    }
    return titles;
  }

  /** Adds up by title what all its names together have of the title's meanings; gives what known ones there are. */
  #addCovered({ ids }: TitleFeatures): number {
    const { starts, entries } = this.#titlesWith;
    let sum = 0;
    for (const feature of ids) {
      if (!this.#table.meant[feature]) continue;
      const weight = this.#weights[feature] ?? 0;
      sum += weight;
      for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
        const title = entries[at] ?? 0;
        this.#covered[title] = (this.#covered[title] ?? 0) + weight;
      }
    }
    return sum;
  }

  #closest(titles: readonly number[], roles: Roles, meant: number): Ranked[] {
    const top: { title: number; likeness: number }[] = [];
    for (const title of titles) {
      const covered = meant > 0 ? (this.#covered[title] ?? 0) / meant : 0;
      const likeness = SHARE_OF_NAME * (this.#likeness[title] ?? 0) + (1 - SHARE_OF_NAME) * covered;
      const last = top[MOST_RANKED - 1];
      if (last && last.likeness >= likeness) continue;
      if (last) top.pop();
      let place = top.length;
      while (place > 0 && (top[place - 1]?.likeness ?? 0) < likeness) place--;
      top.splice(place, 0, { title, likeness });
    }
    return top.map(({ title, likeness }) => this.#ranked(title, likeness, roles));
  }

  #ranked(title: number, likeness: number, roles: Roles): Ranked {
    const { id, isco, roles: any } = this.#titles[title] ?? { id: '', isco: '', roles: 0 };
    return { id, isco, likeness, contradicts: contradicts(roles, this.#rolesOfLikest[title] ?? 0, any) };
  }
}
