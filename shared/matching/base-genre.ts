/**
 * How common words and concepts are among the agency's own people, counted in the stored forms of their resumes.
 *
 * The figures that ship know fictional texts; what everybody in a base of nurses writes is telling nowhere else. The more people
 * were counted, the more their shares take the place of those shipped. A form holds fingerprints, so a count names no word, and what
 * fewer than three people wrote is left out of it.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { type Genre, SHIPPED_GENRE } from './genre.ts';
import { featuresOfForm } from './ranking-form.ts';

/** A count, as it is stored. */
export interface BaseCounts {
  /** Names the count. */
  version: string;
  people: number;
  /** Pairs of fingerprint and number of people, 32 bits each, little-endian. */
  pairs: Uint8Array;
}

/** What fewer people wrote might be one person's own. */
const PEOPLE_LEAST = 3;
/** The commonest features, 240 kB: what is rarer tells as much as what nobody wrote. */
const FEATURES_MOST = 30_000;

/** Counts forms, one for each person. */
export function baseCounter() {
  const counts = new Map<number, number>();
  let people = 0;
  return {
    add: (form: Uint8Array): void => {
      people += 1;
      for (const feature of featuresOfForm(form)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    },
    counted: (version: string): BaseCounts => {
      const some = [...counts].filter(([, count]) => count >= PEOPLE_LEAST);
      some.sort(([a, one], [b, other]) => other - one || a - b);
      const numbers = Uint32Array.from(some.slice(0, FEATURES_MOST).flat());
      return { version, people, pairs: new Uint8Array(numbers.buffer) };
    },
  };
}

/** So many people of the base weigh as much as all that was shipped: fitted on published resumes, flat from 100 to 300. */
const SHIPPED_COUNTS_AS = 200;

function countsByFeature({ pairs }: BaseCounts): Map<number, number> {
  const view = new DataView(pairs.buffer, pairs.byteOffset, pairs.byteLength);
  const counts = new Map<number, number>();
  for (let at = 0; at + 8 <= pairs.byteLength; at += 8)
    counts.set(view.getUint32(at, true), view.getUint32(at + 4, true));
  return counts;
}

/** The shipped figures and the count of the base, each by how much it rests on. */
export function genreOfBase(base: BaseCounts): Genre {
  const counts = countsByFeature(base);
  const all = base.people + SHIPPED_COUNTS_AS;
  return {
    version: base.version,
    shareOf: (feature) =>
      ((counts.get(fingerprint(feature)) ?? 0) + SHIPPED_COUNTS_AS * SHIPPED_GENRE.shareOf(feature)) / all,
  };
}
