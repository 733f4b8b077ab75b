/**
 * Turns the words of titles into numbered features: what they mean, which both languages share, and their stems as written,
 * which tell words apart that the lexicon gives one meaning.
 */
import type { Weight } from './title-lexicon.ts';
import type { TitleWords } from './title-meaning.ts';

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
 * Whether a title's roles speak against a known title, given the roles of the likest name and those of all its names
 * together. An assistant is so by the likest name, for known titles are named with those who help there, too.
 */
export function contradicts(title: Roles, likest: Roles, any: Roles): boolean {
  const apart = (title & ~any) | (likest & ~title) | (title & ~likest & ASSISTANT);
  return (apart & CONTRADICTING) !== 0;
}

/** The features of one title, each once. */
export interface TitleFeatures {
  ids: readonly number[];
  /** How much of it no known title has. */
  unseen: number;
  roles: Roles;
}

/** The features of the known titles by number. */
export class FeatureTable {
  readonly #meanings = new Map<string, number>();
  readonly #stems = new Map<string, number>();
  /** By feature, how much it counts before its rarity. */
  readonly parts: number[] = [];
  /** By feature, whether it is a meaning; else it is a stem. */
  readonly meant: boolean[] = [];

  /** The number of a feature, or -1 for a new one unless the table may `grow`. */
  #number(known: Map<string, number>, key: string, part: number, grow: boolean): number {
    const id = known.get(key);
    if (id !== undefined || !grow) return id ?? -1;
    known.set(key, this.parts.length);
    this.parts.push(part);
    this.meant.push(known === this.#meanings);
    return this.parts.length - 1;
  }

  /** The features of a title; new ones are numbered when the table may `grow`. */
  read({ stems, meanings }: TitleWords, grow: boolean): TitleFeatures {
    const ids: number[] = [];
    let unseen = 0;
    let roles = 0;
    const add = (id: number, part: number) => {
      if (id < 0) unseen += part;
      else if (!ids.includes(id)) ids.push(id);
    };
    for (const { atoms, weight } of meanings)
      for (const atom of atoms) {
        add(this.#number(this.#meanings, atom, PARTS[weight], grow), PARTS[weight]);
        if (weight === 'role') roles |= BITS.get(atom) ?? 0;
      }
    for (const stem of stems) add(this.#number(this.#stems, stem, PART_OF_STEM, grow), PART_OF_STEM);
    return { ids, unseen, roles };
  }

  /** Every stem that a known title is written with. */
  stems(): Iterable<string> {
    return this.#stems.keys();
  }
}
