/**
 * Turns the words of titles into numbered features: what they mean, which both languages share, and their stems as written,
 * which tell words apart that the lexicon gives one meaning.
 */
import type { Meaning, Weight } from './lexicon.ts';
import type { TitleWords } from './title-meaning.ts';
import type { TitleToken } from './title-tokens.ts';

/** How much a feature counts before its rarity: what a word means by its weight in titles, a stem a little. */
const PARTS: Readonly<Record<Weight, number>> = { full: 1, role: 0.8, light: 0.5, none: 0 };
const PART_OF_STEM = 0.1;

/** Roles that make another job of the same subject, each a bit; at most 31. */
const ROLES = (
  'manager engineer engineering-technician assistant seller wholesaler buyer teacher designer inspector driver mechanic ' +
  'distributor coordinator broker drafter administrator consultant repairer analyst programmer developer cleaner therapist ' +
  'architect auditor tester planner controller'
).split(' ');
const BITS = new Map(ROLES.map((role, at) => [role, 1 << at]));
/** The first of them contradict each other: the designer of a pump is neither its driver nor its seller. */
const CONTRADICTING = (1 << (ROLES.indexOf('distributor') + 1)) - 1;
const ASSISTANT = BITS.get('assistant') ?? 0;

/** Roles of a title as bits. */
export type Roles = number;

/** How many roles only one of two titles has. */
export function differentRoles(one: Roles, other: Roles): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Whether a title's roles speak against a known title, given the roles of the closest name and those of all its names
 * together. An assistant is so by the closest name, for known titles are named with those who help there, too.
 */
export function contradicts(title: Roles, closest: Roles, any: Roles): boolean {
  const apart = (title & ~any) | (closest & ~title) | (title & ~closest & ASSISTANT);
  return (apart & CONTRADICTING) !== 0;
}

/** The features of one title, each once. */
export interface TitleFeatures {
  ids: readonly number[];
  /** How much of it no known title has. */
  unseen: number;
  roles: Roles;
}

/** The features of one meaning. */
interface FeaturesOfMeaning {
  ids: readonly number[];
  unseen: number;
  roles: Roles;
}

/** The features of the known titles by number. */
export class FeatureTable {
  readonly #atoms = new Map<string, number>();
  readonly #ofMeaning = new Map<Meaning, FeaturesOfMeaning>();
  /** By the number of a word, its feature plus one. */
  readonly #ofToken: number[] = [];
  /** By feature, how much it counts before its rarity. */
  readonly parts: number[] = [];
  /** By feature, whether it is a meaning; else it is a stem. */
  readonly meant: boolean[] = [];

  #newFeature(part: number, meant: boolean): number {
    this.parts.push(part);
    this.meant.push(meant);
    return this.parts.length - 1;
  }

  #ofAtom(atom: string, part: number, grow: boolean): number {
    const known = this.#atoms.get(atom);
    if (known !== undefined || !grow) return known ?? -1;
    const feature = this.#newFeature(part, true);
    this.#atoms.set(atom, feature);
    return feature;
  }

  #meaning(meaning: Meaning, grow: boolean): FeaturesOfMeaning {
    const known = this.#ofMeaning.get(meaning);
    if (known) return known;
    const { atoms, weight } = meaning;
    const part = PARTS[weight];
    const all = atoms.map((atom) => this.#ofAtom(atom, part, grow));
    const ids = all.filter((id) => id >= 0);
    const roles = weight === 'role' ? atoms.reduce((bits, atom) => bits | (BITS.get(atom) ?? 0), 0) : 0;
    const features = { ids, unseen: part * (all.length - ids.length), roles };
    if (grow) this.#ofMeaning.set(meaning, features);
    return features;
  }

  #token({ number }: TitleToken, grow: boolean): number {
    const known = this.#ofToken[number] ?? 0;
    if (known > 0 || !grow) return known - 1;
    const feature = this.#newFeature(PART_OF_STEM, false);
    this.#ofToken[number] = feature + 1;
    return feature;
  }

  /** The features of a title; new ones are numbered when the table may `grow`. */
  read({ tokens, meanings }: TitleWords, grow: boolean): TitleFeatures {
    const ids: number[] = [];
    let unseen = 0;
    let roles = 0;
    for (const meaning of meanings) {
      const features = this.#meaning(meaning, grow);
      for (const id of features.ids) if (!ids.includes(id)) ids.push(id);
      unseen += features.unseen;
      roles |= features.roles;
    }
    for (const token of tokens) {
      const id = this.#token(token, grow);
      if (id < 0) unseen += PART_OF_STEM;
      else if (!ids.includes(id)) ids.push(id);
    }
    return { ids, unseen, roles };
  }

  /** Whether a known title is written with a word. */
  knows({ number }: TitleToken): boolean {
    return (this.#ofToken[number] ?? 0) > 0;
  }
}
