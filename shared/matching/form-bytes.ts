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
  shorts: Uint16Array;
  text: Uint8Array;
}

/** Lengths: of reals, features, title's features, runs, terms, skills, shorts and bytes of the text. */
const HEAD = 8;
const WORD_BYTES = 4;
const REAL_BYTES = 8;
const SHORT_BYTES = 2;

/** The form of these parts. */
export function formOf(parts: FormParts): Uint8Array {
  const { reals, features, titleFeatures, runs, termKeys, skillKeys, shorts, text } = parts;
  const counted = [reals, features, titleFeatures, runs, termKeys, skillKeys, shorts, text];
  const head = Uint32Array.from(counted, ({ length }) => length);
  const words = [features, parts.weights, titleFeatures, parts.titleWeights, runs];
  const lists = [termKeys, parts.termChecks, skillKeys, parts.skillChecks];
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

/** The parts of a form. Throws on bytes that are none. */
export function partsOf(given: Uint8Array): FormParts {
  const form = aligned(given);
  if (form.length < HEAD * WORD_BYTES) throw noForm();
  const { buffer, byteOffset } = form;
  const head = new Uint32Array(buffer, byteOffset, HEAD);
  const [reals = 0, features = 0, titles = 0, runs = 0, terms = 0, skills = 0, shorts = 0, text = 0] = head;
  const words = HEAD + 2 * (features + titles + terms + skills) + runs;
  if (REAL_BYTES * reals + WORD_BYTES * words + SHORT_BYTES * (terms + skills + shorts) + text !== form.length)
    throw noForm();
  let at = byteOffset + HEAD * WORD_BYTES;
  const taken = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const whole = (length: number) => new Uint32Array(buffer, taken(length * WORD_BYTES), length);
  const real = (length: number) => new Float32Array(buffer, taken(length * WORD_BYTES), length);
  const short = (length: number) => new Uint16Array(buffer, taken(length * SHORT_BYTES), length);
  return {
    reals: new Float64Array(buffer, taken(reals * REAL_BYTES), reals),
    features: whole(features),
    weights: real(features),
    titleFeatures: whole(titles),
    titleWeights: real(titles),
    runs: whole(runs),
    termKeys: whole(terms),
    termChecks: whole(terms),
    skillKeys: whole(skills),
    skillChecks: whole(skills),
    termPlaces: short(terms),
    skillPlaces: short(skills),
    shorts: short(shorts),
    text: new Uint8Array(buffer, taken(text), text),
  };
}
