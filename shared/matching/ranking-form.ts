/**
 * Stores what ranking asks of a reading, so that nobody's resume is prepared a second time to be compared with a job.
 *
 * A form is a few kilobytes: the features of the text and the runs of its words as plain numbers, which are most of it, and
 * everything else as JSON. Numbers are kept as they are, never rounded, so that a ranking from forms is the ranking from texts.
 * Nothing can be read in it: single words of the resume stand in it in the order of the alphabet, and no name, place in the
 * text or sentence. Dates of jobs are kept as months and never turned into an age.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { ENGINE_VERSION } from '../domain/weights.ts';
import type { Direction } from './likeness.ts';
import type { MatchResume } from './match-resume.ts';
import { type PreparedResume, prepareResume, type Use } from './prepare-resume.ts';
import { NOBODY, type RankingResume, rankingResume } from './ranking-resume.ts';
import { fromTaggedJson, toTaggedJson } from './tagged-json.ts';

/** Raised when the bytes below mean something else. */
const LAYOUT = '1';

/** The fields of a prepared resume that are not in the JSON as they are. */
type Apart = 'resume' | 'terms' | 'skills' | 'direction' | 'titleDirection' | 'runs' | 'clean';

/** Names with a blank between them, and a character for each that says which use it has: read a third faster than arrays. */
type Listed = readonly [names: string, places: string];

interface Written {
  rest: Omit<PreparedResume, Apart>;
  /** Different uses, and the words and skills that have them, by their place in the list. */
  uses: Use[];
  terms: Listed;
  skills: Listed;
  sizes: [number, number];
}

/** Lengths in 32-bit numbers of features, title's features and runs, then of the JSON in bytes. */
const HEAD = 4;
const WORD_BYTES = 4;

/** The character of the first use; those before it would be escaped. */
const FIRST_PLACE = 0x30;

function listed(uses: ReadonlyMap<string, Use>, known: Map<string, number>, all: Use[]): Listed {
  const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  const places = sorted.map(([, use]) => {
    const key = `${use.strength} ${use.proven} ${use.named === true}`;
    const place = known.get(key) ?? all.push(use) - 1;
    known.set(key, place);
    return String.fromCharCode(FIRST_PLACE + place);
  });
  return [sorted.map(([name]) => name).join(' '), places.join('')];
}

/** The form of a reading as bytes, little-endian. */
export function encodeRankingForm({ numbers, runs }: RankingResume): Uint8Array {
  const { resume: _resume, clean: _clean, runs: _runs, direction, titleDirection, terms, skills, ...rest } = numbers;
  const [known, uses] = [new Map<string, number>(), [] as Use[]];
  const written: Written = {
    rest,
    terms: listed(terms, known, uses),
    skills: listed(skills, known, uses),
    uses,
    sizes: [direction.size, titleDirection.size],
  };
  const json = new TextEncoder().encode(toTaggedJson(written));
  const [features, titles] = [direction.features.length, titleDirection.features.length];
  const numbersLength = HEAD + 2 * features + 2 * titles + runs.length;
  const bytes = new Uint8Array(numbersLength * WORD_BYTES + json.length);
  const whole = new Uint32Array(bytes.buffer, 0, numbersLength);
  whole.set([features, titles, runs.length, json.length]);
  let at = HEAD;
  for (const part of [...partsOf(direction), ...partsOf(titleDirection), runs]) {
    whole.set(new Uint32Array(part.buffer, part.byteOffset, part.length), at);
    at += part.length;
  }
  bytes.set(json, numbersLength * WORD_BYTES);
  return bytes;
}

const partsOf = ({ features, weights }: Direction): [Uint32Array, Float32Array] => [features, weights];

function usesOf([names, places]: Listed, uses: readonly Use[]): Map<string, Use> {
  const found = new Map<string, Use>();
  if (names === '') return found;
  const each = names.split(' ');
  for (let at = 0; at < each.length; at += 1) {
    const use = uses[places.charCodeAt(at) - FIRST_PLACE];
    if (use) found.set(each[at] ?? '', use);
  }
  return found;
}

const decoder = new TextDecoder();

/** What was encoded. Throws on bytes that are no form. */
export function decodeRankingForm(given: Uint8Array): RankingResume {
  // `slice` of a Node buffer copies nothing.
  const bytes = given.byteOffset % WORD_BYTES === 0 ? given : Uint8Array.from(given);
  const { buffer, byteOffset: start } = bytes;
  if (bytes.length < HEAD * WORD_BYTES) throw new Error('These bytes are no ranking form');
  const [features = 0, titles = 0, runCount = 0, jsonBytes = 0] = new Uint32Array(buffer, start, HEAD);
  const numbersLength = HEAD + 2 * features + 2 * titles + runCount;
  if (numbersLength * WORD_BYTES + jsonBytes !== bytes.length) throw new Error('These bytes are no ranking form');
  let at = start + HEAD * WORD_BYTES;
  const take = <T>(make: (from: number) => T, length: number): T => {
    const taken = make(at);
    at += length * WORD_BYTES;
    return taken;
  };
  const direction = (length: number, size: number): Direction => ({
    features: take((from) => new Uint32Array(buffer, from, length), length),
    weights: take((from) => new Float32Array(buffer, from, length), length),
    size,
  });
  const json = decoder.decode(bytes.subarray(numbersLength * WORD_BYTES));
  const { rest, uses, terms, skills, sizes } = fromTaggedJson(json) as Written;
  const numbers: PreparedResume = {
    ...rest,
    resume: NOBODY,
    clean: '',
    runs: { clause: [], long: [] },
    direction: direction(features, sizes[0]),
    titleDirection: direction(titles, sizes[1]),
    terms: usesOf(terms, uses),
    skills: usesOf(skills, uses),
  };
  return { numbers, runs: take((from) => new Uint32Array(buffer, from, runCount), runCount) };
}

/** A resume of many parts and no person: whatever changes how resumes are prepared most likely changes its form. */
const SAMPLE: MatchResume = {
  text: [
    'Experience',
    'Welder, Example Works, 01/2015 - 03/2019',
    '- MIG and TIG welding of pipes from drawings, forklift licence.',
    'Contable, Ejemplo, 04/2019 - 06/2023',
    '- Cierres mensuales con SAP y Excel, conciliación bancaria, impuestos.',
    'Skills',
    'JavaScript, Kubernetes, customer service, English C1, español nativo',
    'Education',
    'Bachelor in Business Administration, 2010 - 2014',
  ].join('\n'),
  profile: EMPTY_PROFILE,
  sources: {},
  source: 'resume',
};
let probe: string | undefined;

/** The engine's own part of a version: equal versions prepare the sample equally. */
function engineVersion(): string {
  probe ??= String(encodeRankingForm(rankingResume(prepareResume(SAMPLE, '2026-01'))));
  return `${ENGINE_VERSION}.${LAYOUT}.${fingerprint(probe).toString(36)}`;
}

/**
 * The version of a form: of the engine that made it, and the month up to which its current jobs count (`YYYY-MM`). A form
 * of the engine's own version and an earlier month ranks all but the same; one of another engine is of no use.
 */
export interface FormVersion {
  engine: string;
  month: string;
}

/** The version of forms that this engine makes in a month. */
export function formVersion(today: string): FormVersion {
  return { engine: engineVersion(), month: today };
}

/** Whether a form was made by this very engine, in whichever month. */
export function isOfThisEngine({ engine }: Pick<FormVersion, 'engine'>): boolean {
  return engine === engineVersion();
}
