/** The weights by which documents are found: for each name, the places of documents with their weights. */

/** Weights of one name: places of documents with their weights. */
export interface Postings {
  places: Uint32Array;
  weights: Float32Array;
  length: number;
}

/** As Lucene keeps the frequency that a weight is stored as: nine significant bits. */
const bits = new DataView(new ArrayBuffer(4));
export function rounded(weight: number): number {
  bits.setFloat32(0, weight);
  bits.setInt32(0, (bits.getInt32(0) >> 15) << 15);
  return bits.getFloat32(0);
}

export class PostingLists {
  readonly #lists = new Map<string, Postings>();

  of(field: string, name: string): Postings | undefined {
    return this.#lists.get(`${field}.${name}`);
  }

  add(field: string, name: string, { place, weight }: { place: number; weight: number }): void {
    const list = this.#listOf(`${field}.${name}`);
    if (list.length === list.places.length) grow(list);
    list.places[list.length] = place;
    list.weights[list.length] = rounded(weight);
    list.length += 1;
  }

  #listOf(key: string): Postings {
    const known = this.#lists.get(key);
    if (known) return known;
    const list = { places: new Uint32Array(4), weights: new Float32Array(4), length: 0 };
    this.#lists.set(key, list);
    return list;
  }
}

function grow(list: Postings): void {
  const [places, weights] = [new Uint32Array(list.length * 2), new Float32Array(list.length * 2)];
  places.set(list.places);
  weights.set(list.weights);
  list.places = places;
  list.weights = weights;
}
