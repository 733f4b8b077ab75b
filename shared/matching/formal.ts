/**
 * Criteria that can rule a person out: education, languages, place; `licences.ts` has those on papers. What is not said is unclear, not absent.
 *
 * Each of them gives a small part of the sum and, where the job requires it, a knockout: `passed`, `failed` or `unclear`,
 * stated apart. A recruiter must see "no licence" as such and not as 4 points less. `failed` needs a statement against:
 * a lower level of the language, a lower degree, another region. Silence is a question to ask, never a failure.
 */

import type { LanguageLevel } from '../domain/levels.ts';
import type { Knockout, Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { lineAround } from '../domain/spans.ts';
import { NICE_PART } from '../domain/weights.ts';
import { conceptById } from '../taxonomy/index.ts';
import { educationRank } from './education-level.ts';
import { type EducationRequirement, isInSubject } from './education-requirement.ts';
import { degreeProof, isOfNamedField } from './field-of-degree.ts';
import type { Finding } from './finding.ts';
import type { Degree } from './held-papers.ts';
import { levelRank } from './language-level.ts';
import type { LanguageRequirement } from './language-requirements.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { bestOf, featuresThatHold, isLikelyProof, type Proof } from './proof-likelihood.ts';
import { asWritten, type SentenceKey, say } from './sentences.ts';
import { ALL_SAID, shareSaid, termsIn } from './share-said.ts';
import { headOfTitle } from './speciality.ts';
import { tellingTerms } from './telling-terms.ts';
import { termWeight, wordsOf } from './words.ts';

/** What a verdict means for a requirement that rules people out; undefined for one that would only be nice. */
export function knockoutOf(importance: 'must' | 'nice', verdict: Verdict): Knockout['status'] | undefined {
  if (importance === 'nice') return undefined;
  if (verdict === 'met') return 'passed';
  return verdict === 'missing' ? 'failed' : 'unclear';
}

/** By rank of the levels. */
const EDUCATION_NAMES = new Map<number, SentenceKey>([
  [0.3, 'education.primary'],
  [0.7, 'education.lowerSecondary'],
  [1, 'education.upperSecondary'],
  [1.5, 'education.vocational'],
  [2, 'education.bachelor'],
  [3, 'education.master'],
  [4, 'education.doctorate'],
]);

const educationName = (rank: number) => say(EDUCATION_NAMES.get(rank) ?? 'education.unknown');

/** Words of subjects that say of none which it is. */
const VAGUE = /^(?:cienc|scienc|stud|techn|tecnolog|subject)/;
/** Between school and a degree: the titles of a trade. */
const VOCATIONAL_RANK = educationRank('other');
/** What a degree of the level asked counts in a subject that the ad does not name. */
const OTHER_SUBJECT = 0.7;

interface EducationAnswer {
  held: Degree | undefined;
  verdict: Verdict;
  score: number;
  isOtherSubject: boolean;
  /** Only a course is named. */
  isCourse?: boolean;
  proof?: Proof;
}

/** Of the words of an ad the most telling: the next ones, `English` or `hand`, are in many a degree by chance. */
const TELLING_MOST = 8;

/** Whether a degree shares a telling word with what the job is called: a vocational title in cold rooms is none of a mason's. */
const isOfTitle = ({ terms }: Degree, { title }: PreparedJob) =>
  wordsOf(headOfTitle(title)).some(({ term }) => terms.has(term) && termWeight(term) === 1);

/** Whether a degree shares one with the ad. */
const isOfAd = ({ terms }: Degree, { words }: PreparedJob) =>
  words.slice(0, TELLING_MOST).some(({ term }) => terms.has(term));

/**
 * The degrees that answer, as a reader would look for them: of a school the title asked for, then the lowest degree above it, courses
 * and trades last: for a `High school diploma` that very diploma, and no `Master Certificate in Six Sigma`.
 */
function plainestFirst({ rank }: EducationRequirement, degrees: readonly Degree[]): readonly Degree[] {
  if (rank > educationRank('high-school')) return degrees;
  const place = (degree: Degree) => (degree.rank === rank ? 0 : degree.rank >= educationRank('bachelor') ? 1 : 2);
  return degrees.toSorted((one, other) => place(one) - place(other) || one.rank - other.rank);
}

/** The highest degree held; of those that reach the level, one in a subject that the ad names or, where it names none, of its trade. */
function educationAnswer(
  requirement: EducationRequirement,
  { education }: PreparedResume,
  job: PreparedJob,
): EducationAnswer {
  const { rank, subjects, near } = requirement;
  const highest = education[0];
  if (highest === undefined) return { held: undefined, verdict: 'unclear', score: 0, isOtherSubject: false };
  if (highest.rank < rank) {
    const score = Math.max(0, 0.6 - 0.3 * (rank - highest.rank));
    return { held: highest, verdict: 'missing', score, isOtherSubject: false };
  }
  const fits = ({ terms }: Degree) => isInSubject(terms, subjects);
  const fitting = education.filter((degree) => degree.rank >= rank && fits(degree));
  if (fitting[0] === undefined)
    return { held: highest, verdict: 'claimed', score: OTHER_SUBJECT, isOtherSubject: true };
  // `Science or related` and a degree in social science have the one word in common that says little.
  const tells = [...(near ?? [])].filter((term) => !VAGUE.test(term));
  // An ad that says near what goes by its own words and the title; `técnico en marketing digital` is near no software.
  const isNear = (degree: Degree) =>
    tells.some((term) => degree.terms.has(term)) ||
    isOfTitle(degree, job) ||
    (tells.length === 0 && isOfAd(degree, job));
  const ofTrade = near ? fitting.filter(isNear) : fitting;
  const [first] = ofTrade;
  if (first === undefined) return { held: fitting[0], verdict: 'claimed', score: 1, isOtherSubject: true };
  // A certificate of a trade is what an ad for a vocational title asks; of a school or a degree a course says nothing.
  const areEnough = near !== null && rank === VOCATIONAL_RANK;
  const proofs = ofTrade.filter(({ course, stray, doubtful }) => !stray && !doubtful && (areEnough || !course));
  const named = proofs.filter((degree) => isOfNamedField(requirement, degree));
  const weighed = plainestFirst(requirement, named).map((degree) => ({
    degree,
    proof: degreeProof(requirement, degree),
  }));
  const best = bestOf('education', weighed);
  if (best) {
    const verdict = isLikelyProof('education', best.proof) ? 'met' : 'claimed';
    return { held: best.degree, verdict, score: 1, isOtherSubject: false, proof: best.proof };
  }
  if (proofs[0]) return { held: proofs[0], verdict: 'claimed', score: 1, isOtherSubject: true };
  return { held: first, verdict: 'claimed', score: 1, isOtherSubject: false, isCourse: true };
}

function educationNote({ held, verdict, isOtherSubject, isCourse }: EducationAnswer) {
  if (held === undefined) return say('education.unclear');
  if (isCourse) return say('education.course');
  const claimed = isOtherSubject ? 'education.otherSubject' : 'education.notAll';
  return say(verdict === 'claimed' ? claimed : 'education.met', { level: educationName(held.rank) });
}

/** Education by level and, where the ad names one, subject; the name of a school says nothing about a person. */
export function educationFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  const asked = job.education;
  if (asked === null) return undefined;
  const answer = educationAnswer(asked, resume, job);
  return {
    id: 'education',
    family: 'education',
    part: 1,
    importance: asked.importance,
    verdict: answer.verdict,
    score: answer.score,
    spans: answer.held ? [answer.held.span] : [],
    label: () => asked.label ?? educationName(asked.rank),
    note: () => educationNote(answer),
    knockout: knockoutOf(asked.importance, answer.verdict),
    ...(answer.proof && { proof: answer.proof }),
  };
}

/** What speaks for it that a level held is the level asked for. */
const languageProof = (requirement: LanguageRequirement, level: LanguageLevel) =>
  featuresThatHold('language', {
    ofALevel: requirement.level !== null,
    wellKnown: levelRank(level) >= levelRank('B2'),
  });

interface LanguageAnswer {
  verdict: Verdict;
  score: number;
  proof?: Proof;
}

function languageVerdict(requirement: LanguageRequirement, resume: PreparedResume): LanguageAnswer {
  const held = resume.languages.get(requirement.iso);
  if (held === undefined) {
    // A list of languages without this one is an answer; silence is none, and a text written in it half of one.
    if (resume.writtenIn === requirement.iso) return { verdict: 'unclear', score: 0 };
    return resume.languages.size >= 2 ? { verdict: 'missing', score: 0 } : { verdict: 'unclear', score: 0 };
  }
  if (held.level === null) return { verdict: 'claimed', score: requirement.level === null ? 0.8 : 0.6 };
  const gap = (requirement.level === null ? levelRank('B1') : levelRank(requirement.level)) - levelRank(held.level);
  // Who asks for English in English, and says no level, will be read and written to in it.
  if (requirement.level === null && requirement.isOwn && gap <= 0 && levelRank(held.level) < levelRank('C1'))
    return { verdict: 'claimed', score: 1 };
  // `Con los talleres hablamos en francés, así que pedimos que te manejes` says no level, and B1 may not be enough.
  const mayBeLow =
    requirement.level === null && requirement.importance === 'must' && levelRank(held.level) < levelRank('B2');
  if (mayBeLow && gap <= 0) return { verdict: 'claimed', score: 1 };
  if (gap > 0) return { verdict: 'missing', score: Math.max(0, 0.6 - 0.2 * gap) };
  const proof = languageProof(requirement, held.level);
  return { verdict: isLikelyProof('language', proof) ? 'met' : 'claimed', score: 1, proof };
}

const levelName = (level: LanguageLevel) => (level === 'native' ? say('language.native') : asWritten(level));

function languageNote(requirement: LanguageRequirement, resume: PreparedResume, verdict: Verdict) {
  const held = resume.languages.get(requirement.iso);
  if (held === undefined) {
    if (verdict === 'missing') return say('language.others');
    return say(resume.writtenIn === requirement.iso ? 'language.writtenIn' : 'language.unclear');
  }
  if (held.level === null) return say('language.noLevel');
  const level = levelName(held.level);
  if (verdict === 'met') return say('language.met', { level });
  if (verdict === 'claimed')
    return say(requirement.isOwn ? 'language.levelOfAdUnsaid' : 'language.levelUnsaid', { level });
  return requirement.level === null
    ? say('language.belowUsual', { level })
    : say('language.below', { level, asked: levelName(requirement.level) });
}

function languageFinding(requirement: LanguageRequirement, resume: PreparedResume): Finding {
  const { verdict, score, proof } = languageVerdict(requirement, resume);
  const held = resume.languages.get(requirement.iso);
  return {
    id: `language:${requirement.iso}`,
    family: 'language',
    part: requirement.importance === 'must' ? 1 : NICE_PART.language,
    importance: requirement.importance,
    verdict,
    score,
    spans: held ? [held.span] : [],
    label: () =>
      requirement.called ??
      (requirement.level
        ? say('language.withLevel', { name: requirement.label, level: levelName(requirement.level) })
        : requirement.label),
    note: () => languageNote(requirement, resume, verdict),
    knockout: knockoutOf(requirement.importance, verdict),
    ...(proof && { proof }),
  };
}

/** One finding per language asked for. */
export function languageFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  return job.languages.map((requirement) => languageFinding(requirement, resume));
}

/** Nearness of two places by city, region and country; never by postcode or distance, which sort people by income. */
function nearness(one: string, other: string): number {
  const a = conceptById(one);
  const b = conceptById(other);
  if (a?.kind !== 'place' || b?.kind !== 'place') return 0;
  if (a.id === b.id) return 1;
  if (a.region === b.id || b.region === a.id || (a.region !== undefined && a.region === b.region)) return 0.8;
  return a.country === b.country ? 0.4 : 0;
}

/**
 * Whether the line of somebody's place names all of the place that the ad's text writes, in words that no list knows: who lives in
 * Valencia does not live in `Ribarroja del Turia (Valencia)`. Of twelve shown for the town beside it three were proof.
 */
function saysPlace({ placeLabel }: PreparedJob, span: Span, { resume }: PreparedResume): boolean {
  if (placeLabel === null || resume.text === '') return true;
  const held = termsIn(lineAround(resume.text, span));
  return shareSaid(tellingTerms(placeLabel.es), held) >= ALL_SAID;
}

/** Place, for work that is not remote; undefined where the job is remote or names no known place. */
export function locationFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.remote || job.place === null) return undefined;
  const place = job.place;
  const held = resume.place;
  const score = held ? nearness(place, held.id) : 0;
  // A town of the same region may be two hours away: of seven such two were as good as the place.
  const isThere = score === 1 && held?.span !== null && held?.span !== undefined && saysPlace(job, held.span, resume);
  const verdict: Verdict = !held ? 'unclear' : score < 0.8 ? 'missing' : isThere ? 'met' : 'claimed';
  const names = conceptById(place)?.names ?? asWritten(place);
  const own = held ? conceptById(held.id)?.names : undefined;
  return {
    id: 'location',
    family: 'location',
    part: 1,
    importance: 'must',
    verdict,
    score,
    spans: held?.span ? [held.span] : [],
    label: () => job.placeLabel ?? names,
    note: () =>
      own ? say(verdict === 'missing' ? 'location.far' : 'location.lives', { place: own }) : say('location.unclear'),
    knockout: verdict === 'claimed' ? 'passed' : knockoutOf('must', verdict),
  };
}
