/**
 * Stores what ranking asks of a reading, so that nobody's resume is prepared a second time to be compared with a job.
 *
 * A form is a few kilobytes of numbers, and a short text of what is no number: ids, words of titles and degrees, languages. Numbers
 * are kept as they are, never rounded, so that a ranking from forms is the ranking from texts. Nobody can be read in it: no name,
 * sentence or place in the text. Dates of jobs are kept as months and never turned into an age.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { ENGINE_VERSION } from '../domain/weights.ts';
import { formOf, partsOf } from './form-bytes.ts';
import { jsonIn, namesIn, setIn, sharedNames } from './form-lines.ts';
import { listedUses, usesNamed, type WantedNames, wantedNames } from './listed-uses.ts';
import type { MatchResume } from './match-resume.ts';
import { NO_RUNS } from './pasted.ts';
import {
  type HeldOccupation,
  type PreparedResume,
  type PreparedRole,
  prepareResume,
  type Use,
} from './prepare-resume.ts';
import { NO_SPAN, NOBODY, type RankingResume, rankingResume } from './ranking-resume.ts';
import { heldWeights, roughKeyText } from './rough-keys.ts';
import { toTagged } from './tagged-json.ts';

/** Raised when the bytes below mean something else. */
const LAYOUT = '5';

/** The fields of a prepared resume that have a place of their own. */
type Apart =
  | ('resume' | 'terms' | 'skills' | 'direction' | 'titleDirection' | 'runs' | 'clean')
  | ('roles' | 'occupations' | 'trades');

/** Words and skills that a comparison asks for. */
export interface WantedUses {
  terms: WantedNames;
  skills: WantedNames;
}

const [PROVEN, NAMED] = [1, 2];

const flagsOf = ({ proven, named }: Use) => (proven ? PROVEN : 0) + (named ? NAMED : 0);

function unplaced(strength: number, flags: number): Use {
  const use = { ...NO_SPAN, strength, proven: (flags & PROVEN) !== 0 };
  return flags & NAMED ? { ...use, named: true } : use;
}

/** The different ones of a resume, some twenty, and where among them each is. */
function differentUses() {
  const [known, uses] = [new Map<string, number>(), [] as Use[]];
  const placeOf = (use: Use): number => {
    const key = `${use.strength} ${flagsOf(use)}`;
    const place = known.get(key) ?? known.size;
    if (place === known.size) uses.push(use);
    known.set(key, place);
    return place;
  };
  return { uses, placeOf };
}

/** What is neither a list of uses nor a part of its own: numbers, and anything else as JSON, whatever the engine prepares. */
function namedFields(rest: object) {
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined);
  const numbers = fields.filter(([, value]) => typeof value === 'number') as [string, number][];
  const others = fields.filter(([, value]) => typeof value !== 'number');
  const names = (some: readonly (readonly [string, unknown])[]) => some.map(([name]) => name).join(' ');
  const lines = [names(numbers), names(others), ...others.map(([, value]) => JSON.stringify(toTagged(value)))];
  return { numbers: numbers.map(([, value]) => value), lines };
}

/** The numbers of a form's lists and roles, in the order in which they are read, and the text that names what they belong to. */
function figuresOf(numbers: RankingResume['numbers'], uses: readonly Use[], skillPlaces: ReadonlyMap<string, number>) {
  const { resume: _resume, clean: _clean, runs: _runs, direction, titleDirection, terms: _terms, ...others } = numbers;
  const { skills: _skills, roles, occupations, trades, ...rest } = others;
  const fields = namedFields(rest);
  const strengths = (some: readonly Use[]) => some.map(({ strength }) => strength);
  const reals = [
    ...[direction.size, titleDirection.size, ...strengths(uses), ...fields.numbers, ...trades.values()],
    ...[...strengths(occupations), ...roles.flatMap(({ strength, from, to }) => [strength, from, to])],
  ];
  const ofRoles = roles.flatMap(({ trial, skills }) => [
    ...[trial ? 1 : 0, skills.size],
    ...[...skills].map((id) => skillPlaces.get(id) ?? 0),
  ]);
  const ids = [[...trades.keys()], occupations.map(({ id }) => id)].map((some) => some.join(' '));
  const titles = roles.map(({ occupation = '', titleTerms }) => [occupation, ...titleTerms].join(' '));
  return {
    reals: Float64Array.from(reals),
    shorts: Uint16Array.from([uses.length, ...uses.map(flagsOf), ...occupations.map(flagsOf), ...ofRoles]),
    text: new TextEncoder().encode([...fields.lines, ...ids, ...titles].join('\n')),
  };
}

/** The form of a reading as bytes. */
export function encodeRankingForm({ numbers, runs }: RankingResume): Uint8Array {
  const { direction, titleDirection, roles, terms, skills } = numbers;
  const { uses, placeOf } = differentUses();
  const skillNames = wantedNames([...skills.keys(), ...roles.flatMap((role) => [...role.skills])]);
  const listedTerms = listedUses(wantedNames(terms.keys()), terms, placeOf);
  const listedSkills = listedUses(skillNames, skills, placeOf);
  const held = heldWeights(numbers);
  return formOf({
    ...figuresOf(numbers, uses, new Map(skillNames.texts.map((name, at) => [name, at]))),
    features: direction.features,
    weights: direction.weights,
    titleFeatures: titleDirection.features,
    titleWeights: titleDirection.weights,
    runs,
    termKeys: listedTerms.keys,
    termChecks: listedTerms.checks,
    skillKeys: listedSkills.keys,
    skillChecks: listedSkills.checks,
    heldKeys: Uint32Array.from(held, ([key]) => fingerprint(roughKeyText(key))),
    heldWeights: Float32Array.from(held, ([, weight]) => weight),
    termPlaces: listedTerms.places,
    skillPlaces: listedSkills.places,
  });
}

/** The features of a form's text, which are all that a count of the base asks of it. */
export function featuresOfForm(form: Uint8Array): Uint32Array {
  return partsOf(form).features;
}

const decoder = new TextDecoder();

/** Answers some numbers one after the other. */
function inTurn(numbers: ArrayLike<number>): () => number {
  let at = 0;
  return () => numbers[at++] ?? 0;
}

type Next = () => number;

function usesIn(count: number, real: Next, short: Next): Use[] {
  const uses: Use[] = [];
  for (let at = 0; at < count; at += 1) uses.push(unplaced(real(), short()));
  return uses;
}

const NO_SKILLS: ReadonlySet<string> = new Set();

/** Of the skills of a role those that are `inList` by their places. */
function skillsOfRole(short: Next, inList: readonly (string | undefined)[]): ReadonlySet<string> {
  let skills: Set<string> | undefined;
  for (let left = short(); left > 0; left -= 1) {
    const id = inList[short()];
    if (id !== undefined) skills = (skills ?? new Set()).add(id);
  }
  return skills ?? NO_SKILLS;
}

function roleOf(title: string, real: Next, short: Next, inList: readonly (string | undefined)[]): PreparedRole {
  const space = title.indexOf(' ');
  const occupation = space < 0 ? title : title.slice(0, space);
  return {
    title: NO_SPAN,
    titleTerms: setIn(space < 0 ? '' : title.slice(space + 1)),
    occupation: occupation === '' ? undefined : occupation,
    strength: real(),
    from: real(),
    to: real(),
    trial: short() === 1,
    skills: skillsOfRole(short, inList),
  };
}

/** What the text of a form names, with the numbers that belong to it. */
function readText(lines: readonly string[], real: Next, short: Next, inList: readonly (string | undefined)[]) {
  const fields: Record<string, unknown> = {};
  for (const name of sharedNames(lines[0])) fields[name] = real();
  let line = 2;
  for (const name of sharedNames(lines[1])) fields[name] = jsonIn(lines[line++]);
  const trades = new Map<string, number>();
  for (const id of namesIn(lines[line++])) trades.set(id, real());
  const held = namesIn(lines[line++]);
  const occupations = held.map((id): HeldOccupation => ({ id, ...unplaced(real(), short()) }));
  const roles = lines.slice(line).map((title) => roleOf(title, real, short, inList));
  return { ...(fields as Omit<PreparedResume, Apart>), trades, occupations, roles };
}

/** What was encoded; of words and skills those that are wanted. Throws on bytes that are no form. */
export function decodeRankingForm(form: Uint8Array, wanted: WantedUses): RankingResume {
  const parts = partsOf(form);
  const [real, short] = [inTurn(parts.reals), inTurn(parts.shorts)];
  const [size, titleSize] = [real(), real()];
  const uses = usesIn(short(), real, short);
  const { termKeys, termChecks, termPlaces, skillKeys, skillChecks, skillPlaces } = parts;
  const inList = new Array<string | undefined>(skillKeys.length);
  const terms = usesNamed({ keys: termKeys, checks: termChecks, places: termPlaces }, uses, wanted.terms);
  const listedSkills = { keys: skillKeys, checks: skillChecks, places: skillPlaces };
  const skills = usesNamed(listedSkills, uses, wanted.skills, inList);
  const numbers: PreparedResume = {
    ...readText(decoder.decode(parts.text).split('\n'), real, short, inList),
    resume: NOBODY,
    clean: '',
    runs: NO_RUNS,
    direction: { features: parts.features, weights: parts.weights, size },
    titleDirection: { features: parts.titleFeatures, weights: parts.titleWeights, size: titleSize },
    terms,
    skills,
  };
  return { numbers, runs: parts.runs };
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
