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
import { allUses, type ListedUses, listedUses, namesIn, usesNamed, type WantedNames } from './listed-uses.ts';
import type { MatchResume } from './match-resume.ts';
import {
  type HeldOccupation,
  type PreparedResume,
  type PreparedRole,
  prepareResume,
  type Use,
} from './prepare-resume.ts';
import { NO_SPAN, NOBODY, type RankingResume, rankingResume } from './ranking-resume.ts';
import { fromTagged, toTagged } from './tagged-json.ts';

/** Raised when the bytes below mean something else. */
const LAYOUT = '3';

/** The fields of a prepared resume that are not in the JSON as they are. */
type Apart =
  | ('resume' | 'terms' | 'skills' | 'direction' | 'titleDirection' | 'runs' | 'clean')
  | ('roles' | 'occupations' | 'trades');

/** A skill by its place among those of the resume, or by its name where it is none of them. */
type ListedSkill = number | string;
/** A role without places in a text; months that are unknown are `null`. */
type RoleRow = [
  titleTerms: readonly string[],
  occupation: string | null,
  skills: readonly ListedSkill[],
  strength: number,
  from: number | null,
  to: number | null,
  trial: 0 | 1,
];
type OccupationRow = [id: string, strength: number, flags: number];

/** Rows in place of objects, so that there is less to read for everybody whom a job is compared with. */
interface Written {
  /** Tagged. */
  rest: unknown;
  trades: [ids: readonly string[], shares: readonly number[]];
  roles: RoleRow[];
  occupations: OccupationRow[];
  /** Of each different use its strength and what `PROVEN` and `NAMED` say of it. */
  uses: number[];
  sizes: [number, number];
}

/** Words and skills that a comparison asks for. */
export interface WantedUses {
  terms: WantedNames;
  skills: WantedNames;
}

/** Lengths: of features, title's features and runs in 32-bit numbers, of words and skills in names and bytes, of the JSON in bytes. */
const HEAD = 8;
const WORD_BYTES = 4;
const [PROVEN, NAMED] = [1, 2];

const flagsOf = ({ proven, named }: Use) => (proven ? PROVEN : 0) + (named ? NAMED : 0);

/** The different ones of a resume, some twenty, and where among them each is. */
function differentUses() {
  const [known, uses] = [new Map<string, number>(), [] as number[]];
  const placeOf = (use: Use): number => {
    const key = `${use.strength} ${flagsOf(use)}`;
    const place = known.get(key) ?? known.size;
    if (place === known.size) uses.push(use.strength, flagsOf(use));
    known.set(key, place);
    return place;
  };
  return { uses, placeOf };
}

const knownMonth = (month: number): number | null => (Number.isNaN(month) ? null : month);

/** A role as it is written; `listed` are the skills of the resume in their order. */
function roleRow(role: PreparedRole, listed: ReadonlyMap<string, number>): RoleRow {
  const { titleTerms, occupation = null, skills, strength, from, to, trial } = role;
  const places = [...skills].map((id) => listed.get(id) ?? id);
  return [[...titleTerms], occupation, places, strength, knownMonth(from), knownMonth(to), trial ? 1 : 0];
}

/** What was written, with those of its skills that are in `listed` by their places. */
function roleOf(row: RoleRow, listed: readonly (string | undefined)[]): PreparedRole {
  const [titleTerms, occupation, places, strength, from, to, trial] = row;
  const skills = new Set<string>();
  for (const place of places) {
    const id = typeof place === 'number' ? listed[place] : place;
    if (id !== undefined) skills.add(id);
  }
  return {
    ...{ title: NO_SPAN, titleTerms: new Set(titleTerms), occupation: occupation ?? undefined, skills, strength },
    ...{ from: from ?? Number.NaN, to: to ?? Number.NaN, trial: trial === 1 },
  };
}

const occupationOf = ([id, strength, flags]: OccupationRow): HeldOccupation => ({ id, ...unplaced(strength, flags) });

function tradesOf([ids, shares]: Written['trades']): Map<string, number> {
  const trades = new Map<string, number>();
  for (let at = 0; at < ids.length; at += 1) trades.set(ids[at] as string, shares[at] as number);
  return trades;
}

/** The form of a reading as bytes, little-endian. */
export function encodeRankingForm({ numbers, runs }: RankingResume): Uint8Array {
  const { resume: _resume, clean: _clean, runs: _runs, direction, titleDirection, terms, skills, ...others } = numbers;
  const { roles, occupations, trades, ...rest } = others;
  const { uses, placeOf } = differentUses();
  const listed = [listedUses(terms, placeOf), listedUses(skills, placeOf)] as const;
  const skillPlaces = new Map(namesIn(listed[1]).map((name, at) => [name, at]));
  const written: Written = {
    rest: toTagged(rest),
    trades: [[...trades.keys()], [...trades.values()]],
    roles: roles.map((role) => roleRow(role, skillPlaces)),
    occupations: occupations.map((held) => [held.id, held.strength, flagsOf(held)]),
    uses,
    sizes: [direction.size, titleDirection.size],
  };
  const json = new TextEncoder().encode(JSON.stringify(written));
  const lists = listed.flatMap(({ names, places }) => [places.length / 2, names.length]);
  const head = [direction.features.length, titleDirection.features.length, runs.length, ...lists, json.length];
  const keys = listed.map((list) => list.keys);
  const numberParts = [Uint32Array.from(head), ...partsOf(direction), ...partsOf(titleDirection), runs, ...keys];
  const bytesOf = (part: Uint32Array | Float32Array) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  const byteParts = [...listed.flatMap(({ names, places }) => [places, names]), json];
  return joined([...numberParts.map(bytesOf), ...byteParts]);
}

const partsOf = ({ features, weights }: Direction): [Uint32Array, Float32Array] => [features, weights];

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const decoder = new TextDecoder();

function unplaced(strength: number, flags: number): Use {
  const use = { ...NO_SPAN, strength, proven: (flags & PROVEN) !== 0 };
  return flags & NAMED ? { ...use, named: true } : use;
}

function readJson(bytes: Uint8Array) {
  const { rest, trades, roles, occupations, uses: flat, sizes } = JSON.parse(decoder.decode(bytes)) as Written;
  const uses: Use[] = [];
  for (let at = 0; at < flat.length; at += 2) uses.push(unplaced(flat[at] ?? 0, flat[at + 1] ?? 0));
  return {
    rest: fromTagged(rest) as Omit<PreparedResume, Apart>,
    trades: tradesOf(trades),
    roles,
    occupations: occupations.map(occupationOf),
    uses,
    sizes,
  };
}

/** Takes the parts of a form one after the other, none of them copied. */
function partReader({ buffer, byteOffset }: Uint8Array) {
  let at = byteOffset;
  const taken = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const whole = (length: number) => new Uint32Array(buffer, taken(length * WORD_BYTES), length);
  const real = (length: number) => new Float32Array(buffer, taken(length * WORD_BYTES), length);
  const bytes = (length: number) => new Uint8Array(buffer, taken(length), length);
  return { whole, real, bytes };
}

/** The features of a form's text, which are all that a count of the base asks of it. */
export function featuresOfForm(given: Uint8Array): Uint32Array {
  const form = Uint8Array.from(given);
  if (form.length < HEAD * WORD_BYTES) throw new Error('These bytes are no ranking form');
  const { whole } = partReader(form);
  const [features = 0] = whole(HEAD);
  return whole(features);
}

/** What was encoded; of words and skills those that are wanted, or all of them. Throws on bytes that are no form. */
export function decodeRankingForm(given: Uint8Array, wanted?: WantedUses): RankingResume {
  // `slice` of a Node buffer copies nothing.
  const form = given.byteOffset % WORD_BYTES === 0 ? given : Uint8Array.from(given);
  if (form.length < HEAD * WORD_BYTES) throw new Error('These bytes are no ranking form');
  const { whole, real, bytes } = partReader(form);
  const [features = 0, titles = 0, runCount = 0, ...lengths] = whole(HEAD);
  const [termCount = 0, termBytes = 0, skillCount = 0, skillBytes = 0, jsonBytes = 0] = lengths;
  const numbersLength = HEAD + 2 * features + 2 * titles + runCount + termCount + skillCount;
  const listBytes = 2 * (termCount + skillCount) + termBytes + skillBytes;
  if (numbersLength * WORD_BYTES + listBytes + jsonBytes !== form.length)
    throw new Error('These bytes are no ranking form');
  const direction = { features: whole(features), weights: real(features) };
  const titleDirection = { features: whole(titles), weights: real(titles) };
  const runs = whole(runCount);
  const [termKeys, skillKeys] = [whole(termCount), whole(skillCount)];
  const terms: ListedUses = { keys: termKeys, places: bytes(2 * termCount), names: bytes(termBytes) };
  const skills: ListedUses = { keys: skillKeys, places: bytes(2 * skillCount), names: bytes(skillBytes) };
  const { rest, trades, roles, occupations, uses, sizes } = readJson(bytes(jsonBytes));
  const inList = wanted ? new Array<string | undefined>(skillCount) : namesIn(skills);
  const usedSkills = wanted ? usesNamed(skills, uses, wanted.skills, inList) : allUses(skills, uses);
  const numbers: PreparedResume = {
    ...rest,
    trades,
    roles: roles.map((role) => roleOf(role, inList)),
    occupations,
    resume: NOBODY,
    clean: '',
    runs: { clause: [], long: [] },
    direction: { ...direction, size: sizes[0] },
    titleDirection: { ...titleDirection, size: sizes[1] },
    terms: wanted ? usesNamed(terms, uses, wanted.terms) : allUses(terms, uses),
    skills: usedSkills,
  };
  return { numbers, runs };
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
