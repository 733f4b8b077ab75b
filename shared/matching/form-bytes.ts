/** The bytes of a ranking form: lists of numbers one after the other, the widest first so that each stands where its kind can be read, then a text. */

/** Little-endian, as every machine that this runs on has them; none of these is copied when it is read. */
export interface FormParts {
  reals: Float64Array;
  features: Uint32Array;
  weights: Float32Array;
  titleFeatures: Uint32Array;
  titleWeights: Float32Array;
  runs: Uint32Array;
  termKeys: Uint32Array;
  termChecks: Uint32Array;
  skillKeys: Uint32Array;
  skillChecks: Uint32Array;
  termPlaces: Uint16Array;
  skillPlaces: Uint16Array;
  /** What is no feature, word or skill of a rough score, by fingerprint, with its weight; see `heldWeights`. */
  heldKeys: Uint32Array;
  heldWeights: Float32Array;
  shorts: Uint16Array;
  text: Uint8Array;
}

/** Lengths: of reals, features, title's features, runs, terms, skills, what is held, shorts and bytes of the text. One is not used, so that reals stand where they can be read. */
const HEAD = 10;
const WORD_BYTES = 4;
const REAL_BYTES = 8;
const SHORT_BYTES = 2;

/** The form of these parts. */
export function formOf(parts: FormParts): Uint8Array {
  const { reals, features, titleFeatures, runs, termKeys, skillKeys, heldKeys, shorts, text } = parts;
  const counted = [reals, features, titleFeatures, runs, termKeys, skillKeys, heldKeys, shorts, text];
  const head = new Uint32Array(HEAD);
  head.set(counted.map(({ length }) => length));
  const words = [features, parts.weights, titleFeatures, parts.titleWeights, runs];
  const lists = [termKeys, parts.termChecks, skillKeys, parts.skillChecks, heldKeys, parts.heldWeights];
  const all = [head, reals, ...words, ...lists, parts.termPlaces, parts.skillPlaces, shorts, text];
  const bytes = new Uint8Array(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of all) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

const noForm = () => new Error('These bytes are no ranking form');

/** The same bytes where the widest numbers can be read in place. `slice` of a Node buffer copies nothing. */
function aligned(given: Uint8Array): Uint8Array {
  return given.byteOffset % REAL_BYTES === 0 ? given : Uint8Array.from(given);
}

/** Where each list of a form begins, in bytes, and how long it is. */
interface Layout {
  buffer: ArrayBufferLike;
  lengths: Uint32Array;
  reals: number;
  features: number;
  titleFeatures: number;
  runs: number;
  terms: number;
  skills: number;
  held: number;
  places: number;
}

const lengthIn = (lengths: Uint32Array, at: number) => lengths[at] as number;

/** Throws on bytes that are no form. */
function layoutOf(given: Uint8Array): Layout {
  const form = aligned(given);
  const { buffer, byteOffset } = form;
  if (form.length < HEAD * WORD_BYTES) throw noForm();
  const lengths = new Uint32Array(buffer, byteOffset, HEAD);
  const words = (at: number) => 2 * WORD_BYTES * lengthIn(lengths, at);
  const reals = byteOffset + HEAD * WORD_BYTES;
  const features = reals + REAL_BYTES * lengthIn(lengths, 0);
  const titleFeatures = features + words(1);
  const runs = titleFeatures + words(2);
  const terms = runs + WORD_BYTES * lengthIn(lengths, 3);
  const skills = terms + words(4);
  const held = skills + words(5);
  const places = held + words(6);
  const shorts = lengthIn(lengths, 4) + lengthIn(lengths, 5) + lengthIn(lengths, 7);
  if (places + SHORT_BYTES * shorts + lengthIn(lengths, 8) !== byteOffset + form.length) throw noForm();
  return { buffer, lengths, reals, features, titleFeatures, runs, terms, skills, held, places };
}

/** The parts that a rough score asks for: ten thousand forms feel what each further list costs. */
export type RoughParts = Omit<FormParts, 'runs' | 'termKeys' | 'termChecks' | 'termPlaces' | 'text' | 'shorts'>;

function roughPartsIn({ buffer, lengths, ...begins }: Layout): RoughParts {
  const [features, titles, skills] = [lengthIn(lengths, 1), lengthIn(lengths, 2), lengthIn(lengths, 5)];
  const held = lengthIn(lengths, 6);
  const whole = (at: number, length: number) => new Uint32Array(buffer, at, length);
  const real = (at: number, length: number) => new Float32Array(buffer, at, length);
  return {
    reals: new Float64Array(buffer, begins.reals, lengthIn(lengths, 0)),
    features: whole(begins.features, features),
    weights: real(begins.features + features * WORD_BYTES, features),
    titleFeatures: whole(begins.titleFeatures, titles),
    titleWeights: real(begins.titleFeatures + titles * WORD_BYTES, titles),
    skillKeys: whole(begins.skills, skills),
    skillChecks: whole(begins.skills + skills * WORD_BYTES, skills),
    heldKeys: whole(begins.held, held),
    heldWeights: real(begins.held + held * WORD_BYTES, held),
    skillPlaces: new Uint16Array(buffer, begins.places + SHORT_BYTES * lengthIn(lengths, 4), skills),
  };
}

/** The parts of a form that a rough score asks for. Throws on bytes that are no form. */
export const roughPartsOf = (given: Uint8Array): RoughParts => roughPartsIn(layoutOf(given));

/** The parts of a form. Throws on bytes that are none. */
export function partsOf(given: Uint8Array): FormParts {
  const layout = layoutOf(given);
  const { buffer, lengths, runs, terms, places } = layout;
  const [ofTerms, ofShorts] = [lengthIn(lengths, 4), lengthIn(lengths, 7)];
  const shorts = places + SHORT_BYTES * (ofTerms + lengthIn(lengths, 5));
  return {
    ...roughPartsIn(layout),
    runs: new Uint32Array(buffer, runs, lengthIn(lengths, 3)),
    termKeys: new Uint32Array(buffer, terms, ofTerms),
    termChecks: new Uint32Array(buffer, terms + WORD_BYTES * ofTerms, ofTerms),
    termPlaces: new Uint16Array(buffer, places, ofTerms),
    shorts: new Uint16Array(buffer, shorts, ofShorts),
    text: new Uint8Array(buffer, shorts + SHORT_BYTES * ofShorts, lengthIn(lengths, 8)),
  };
}
