/**
 * Criteria that can rule a person out: education, languages, licences, place. What is not said is unclear, not absent.
 *
 * Each of them gives a small part of the sum and, where the job requires it, a knockout: `passed`, `failed` or `unclear`,
 * stated apart. A recruiter must see "no licence" as such and not as 4 points less. `failed` needs a statement against:
 * a lower level of the language, a lower degree, another region. Silence is a question to ask, never a failure.
 */

import type { LanguageLevel } from '../domain/levels.ts';
import type { Knockout, Verdict } from '../domain/match.ts';
import { NICE_PART } from '../domain/weights.ts';
import { conceptById } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { areOfTwoCountries, countryOf, countryOfResume } from './country.ts';
import { educationRank } from './education-level.ts';
import { type EducationWish, isInSubject } from './education-wish.ts';
import { isOfNamedField } from './field-of-degree.ts';
import type { Finding } from './finding.ts';
import type { Degree, HeldLicence } from './held-papers.ts';
import { levelRank } from './language-level.ts';
import type { LanguageWish } from './language-wishes.ts';
import { passagesOf } from './passages.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { asWritten, type SentenceKey, say } from './sentences.ts';
import { headOfTitle } from './speciality.ts';
import type { LicenceWish } from './wishes.ts';
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
}

/** Of the words of an ad the most telling: the next ones, `English` or `hand`, are in many a degree by chance. */
const TELLING_MOST = 8;

/** Whether a degree shares a telling word with what the job is called: a vocational title in cold rooms is none of a mason's. */
const isOfTitle = ({ terms }: Degree, { title }: PreparedJob) =>
  wordsOf(headOfTitle(title)).some(({ term }) => terms.has(term) && termWeight(term) === 1);

/** Whether a degree shares one with the ad. */
const isOfAd = ({ terms }: Degree, { words }: PreparedJob) =>
  words.slice(0, TELLING_MOST).some(({ term }) => terms.has(term));

/** The highest degree held; of those that reach the level, one in a subject that the ad names or, where it names none, of its trade. */
function educationAnswer(wish: EducationWish, { education }: PreparedResume, job: PreparedJob): EducationAnswer {
  const { rank, subjects, near } = wish;
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
  const proof = proofs.find((degree) => isOfNamedField(wish, degree));
  if (proof) return { held: proof, verdict: 'met', score: 1, isOtherSubject: false };
  if (proofs[0]) return { held: proofs[0], verdict: 'claimed', score: 1, isOtherSubject: true };
  return { held: first, verdict: 'claimed', score: 1, isOtherSubject: false, isCourse: true };
}

function educationNote({ held, isOtherSubject, isCourse }: EducationAnswer) {
  if (held === undefined) return say('education.unclear');
  if (isCourse) return say('education.course');
  return say(isOtherSubject ? 'education.otherSubject' : 'education.met', { level: educationName(held.rank) });
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
  };
}

function languageVerdict(wish: LanguageWish, resume: PreparedResume): { verdict: Verdict; score: number } {
  const held = resume.languages.get(wish.iso);
  if (held === undefined) {
    // A list of languages without this one is an answer; silence is none, and a text written in it half of one.
    if (resume.writtenIn === wish.iso) return { verdict: 'unclear', score: 0 };
    return resume.languages.size >= 2 ? { verdict: 'missing', score: 0 } : { verdict: 'unclear', score: 0 };
  }
  if (held.level === null) return { verdict: 'claimed', score: wish.level === null ? 0.8 : 0.6 };
  const gap = (wish.level === null ? levelRank('B1') : levelRank(wish.level)) - levelRank(held.level);
  // Who asks for English in English, and says no level, will be read and written to in it.
  if (wish.level === null && wish.isOwn && gap <= 0 && levelRank(held.level) < levelRank('C1'))
    return { verdict: 'claimed', score: 1 };
  return gap <= 0 ? { verdict: 'met', score: 1 } : { verdict: 'missing', score: Math.max(0, 0.6 - 0.2 * gap) };
}

const levelName = (level: LanguageLevel) => (level === 'native' ? say('language.native') : asWritten(level));

function languageNote(wish: LanguageWish, resume: PreparedResume, verdict: Verdict) {
  const held = resume.languages.get(wish.iso);
  if (held === undefined) {
    if (verdict === 'missing') return say('language.others');
    return say(resume.writtenIn === wish.iso ? 'language.writtenIn' : 'language.unclear');
  }
  if (held.level === null) return say('language.noLevel');
  const level = levelName(held.level);
  if (verdict === 'met') return say('language.met', { level });
  if (verdict === 'claimed') return say('language.levelOfAdUnsaid', { level });
  return wish.level === null
    ? say('language.belowUsual', { level })
    : say('language.below', { level, asked: levelName(wish.level) });
}

function languageFinding(wish: LanguageWish, resume: PreparedResume): Finding {
  const { verdict, score } = languageVerdict(wish, resume);
  const held = resume.languages.get(wish.iso);
  return {
    id: `language:${wish.iso}`,
    family: 'language',
    part: wish.importance === 'must' ? 1 : NICE_PART.language,
    importance: wish.importance,
    verdict,
    score,
    spans: held ? [held.span] : [],
    label: () =>
      wish.called ??
      (wish.level ? say('language.withLevel', { name: wish.label, level: levelName(wish.level) }) : wish.label),
    note: () => languageNote(wish, resume, verdict),
    knockout: knockoutOf(wish.importance, verdict),
  };
}

/** One finding per language asked for. */
export function languageFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  return job.languages.map((wish) => languageFinding(wish, resume));
}

/** Whose paper an ad asks for, where it says so: a licence is issued by a country. */
const BRITISH = /\b(?:uk|british|gb|dbs|england|scotland|wales|cipd|gphc|nmc|gmc)\b/;
/** The number by which norms and cards of one family differ: `ISO 45001`, `EN 9606`; `en 2018` is a year. */
const NORM = /\b(?:iso|une|en(?= ?-?(?!(?:19|20)\d\d\b))|bs|aws|d)[ -]?(\d{3,6}|\d\.\d)\b/g;
/** Processes that a welder is certified for; one is not the other. The American letters name the same as the European ones. */
const PROCESS = /\b(?:gtaw|tig|gmaw|mig|smaw|fcaw)\b/g;
const SAME_PROCESS: Record<string, string> = { gtaw: 'tig', gmaw: 'mig' };

/** Levels by which courses of one kind differ: `Level 3 food safety`. */
const LEVEL = /\b(?:(?:level|nivel) (\d)|(black|green|yellow|white) belt)\b/g;
/** Hours by which courses of one kind differ: of prevention of risks 20 or 60. */
const HOURS = /\b(\d{2,3}) ?(?:h|hs|hrs?|horas|hours)\b/g;

/** Bodies whose papers are of one kind and not one: a CMA is no CPA. */
const BODY = /\b(?:cpa|acca|cima|cma|aca|cfa|phr|sphr|shrm|cipd|pmp|prince2|capm)\b/g;

const bodiesIn = (written: string) => [...written.matchAll(BODY)].map(([name]) => name);
const levelsIn = (written: string) => [...written.matchAll(LEVEL)].map(([, number, belt]) => number ?? belt ?? '');
const hoursIn = (written: string) => [...written.matchAll(HOURS)].map(([, number]) => Number(number));
const normsIn = (written: string) => [...written.matchAll(NORM)].map(([, number = '']) => number);
const processesIn = (written: string) => [...written.matchAll(PROCESS)].map(([name]) => SAME_PROCESS[name] ?? name);

/** Whether both say which, and not one that both say. */
const differ = (asked: readonly string[], held: readonly string[]) =>
  asked.length > 0 && held.length > 0 && !asked.some((one) => held.includes(one));

/** Whether what the resume names may be another one than the ad means: of another country, norm or process. */
function isAnother({ written }: LicenceWish, held: HeldLicence): boolean {
  if (BRITISH.test(written) && !BRITISH.test(held.written)) return true;
  const levels = levelsIn(written);
  if (levels.length > 0 && !levels.some((level) => levelsIn(held.written).includes(level))) return true;
  const hours = hoursIn(written);
  if (hours.length > 0 && !hoursIn(held.written).some((some) => some >= Math.min(...hours))) return true;
  if (differ(bodiesIn(written), bodiesIn(held.written))) return true;
  const norms = normsIn(written);
  if (norms.length > 0 && !norms.some((norm) => normsIn(held.written).includes(norm))) return true;
  return differ(processesIn(written), processesIn(held.written));
}

/** Papers that a country issues for itself: licences, registers, titles that a trade may be worked by. */
const NATIONAL =
  /^licence:(?:driving-|cdl|cpa$|food-handler$|btp$|cap-driver$|cna$|lpn|tpc$|teaching|security-guard|access-controller|bar-admission$|procurador$|graduado-social$|gas-installer$|[a-z]+-installer$|refrigeration|emt$|aircraft-maintenance$|[a-z]+-pilot$|notary|statutory-auditor$|tax-preparer$|customs-agent$|professional-engineer$|sociosanitary$|private-detective$|firearms$|[a-z-]+-licence$|[a-z]+-registration$)/;
/** Those that one member of the European Union issues for all. */
const OF_THE_UNION =
  /^licence:(?:driving-|food-handler$|cap-driver$|aircraft-maintenance$|[a-z]+-pilot$|refrigeration)/;

/**
 * Whether what the resume names is another country's than the ad means: each by what its line says, else by where the work is and
 * where most of the resume is.
 */
function isForeign({ id, written }: LicenceWish, held: HeldLicence, job: PreparedJob, resume: PreparedResume): boolean {
  if (!NATIONAL.test(id)) return false;
  // A foreign driving licence drives for a while nearly everywhere: only an ad that says whose wants that one.
  const asked = countryOf(written, 1) ?? (id.startsWith('licence:driving-') ? undefined : job.country);
  const own = countryOf(held.written, 1) ?? countryOfResume(resume);
  // An English ad for work in Spain takes the `carnet B` of somebody in Spain.
  if (asked === undefined && own !== undefined && own === job.country) return false;
  // Where one of them does not say, the language does: `Valid AL driver's license` is no permiso B.
  if (asked === undefined || own === undefined) return job.writtenIn !== resume.writtenIn;
  return areOfTwoCountries(asked, own, OF_THE_UNION.test(id));
}

/** Share of the words behind the name of a paper, by rarity, that the resume has to say of it: `NMLS licence in Ohio`. */
const OF_WHICH = 0.4;

/** Whether the line of a paper says which one it is, as the ad does. */
function isThatOne({ which }: LicenceWish, held: HeldLicence): boolean {
  const said = new Set(wordsOf(held.written).map(({ term }) => term));
  return raritySum(which.filter((term) => said.has(term))) >= OF_WHICH * raritySum(which);
}

/** Whether a paper is named as part of a job that ended before the latest one did. */
function isOfEndedRole({ start }: HeldLicence, { resume, roles, today, clean }: PreparedResume): boolean {
  if (clean === '') return false;
  const to = roles[passagesOf(resume, today).at(start).role]?.to ?? Number.NaN;
  return to < Math.max(...roles.map((role) => (Number.isNaN(role.to) ? 0 : role.to)));
}

/** Courses that lapse after two years or so, and are asked for in force. */
const LAPSING: ReadonlySet<string> = new Set(
  ['first-aid', 'bls', 'aed', 'acls', 'pals', 'trauma-life-support', 'mental-health-first-aid'].map(
    (id) => `licence:${id}`,
  ),
);
const IN_FORCE =
  /(?<!\b(?:no|not|longer) )\b(?:vigentes?|en vigor|al dia|valid|current|in force|in date|up to date|renew\w*|renova\w*|recicla\w*)\b/;
/** How an ad asks for a paper in force besides. */
const ACTIVE = /\bactiv[aeo]s?\b/;
const VALID_YEARS = 2;

/** What says until when a paper holds. */
const UNTIL =
  /\b(?:expir\w*|venc\w*|caduca\w*|valid[oa]? (?:until|hasta|through)|hasta)\b[^.;]{0,30}?\b((?:19|20)\d\d)\b/;

/**
 * Whether a paper may have lapsed: its line says so; or it is a course that lapses or is asked for in force, and its line names years
 * of long ago alone, or none of such a course.
 */
function mayHaveLapsed(wish: LicenceWish, { written }: HeldLicence, today: string): boolean {
  const thisYear = Number(today.slice(0, 4));
  const [, until] = UNTIL.exec(written) ?? [];
  if (until !== undefined) return Number(until) < thisYear;
  const isAskedInForce = IN_FORCE.test(wish.written) || ACTIVE.test(wish.written);
  if ((!LAPSING.has(wish.id) && !isAskedInForce) || IN_FORCE.test(written) || ACTIVE.test(written)) return false;
  const years = [...written.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  if (years.length === 0) return LAPSING.has(wish.id) && isAskedInForce;
  return Math.max(...years) < thisYear - VALID_YEARS;
}

function licenceNote(verdict: Verdict, isOld: boolean) {
  if (verdict === 'met') return say('licence.met');
  if (verdict !== 'claimed') return say('licence.unclear');
  return say(isOld ? 'licence.lapsed' : 'licence.another');
}

function licenceFinding(wish: LicenceWish, job: PreparedJob, resume: PreparedResume): Finding {
  const held = resume.licences.get(wish.id);
  const isThis =
    held?.paper === true &&
    isThatOne(wish, held) &&
    !isAnother(wish, held) &&
    !isForeign(wish, held, job, resume) &&
    !isOfEndedRole(held, resume);
  const isOld = isThis && mayHaveLapsed(wish, held, resume.today);
  const isShown = isThis && !isOld;
  const verdict: Verdict = held ? (isShown ? 'met' : 'claimed') : 'unclear';
  return {
    id: wish.id,
    family: 'licence',
    part: wish.importance === 'must' ? 1 : NICE_PART.licence,
    importance: wish.importance,
    verdict,
    score: held ? 1 : 0,
    spans: held ? [held] : [],
    label: () => wish.label,
    note: () => licenceNote(verdict, isOld),
    knockout: knockoutOf(wish.importance, verdict),
  };
}

/** One finding per licence or certificate asked for. Resumes often leave them out, so silence is unclear. */
export function licenceFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  return job.licences.map((wish) => licenceFinding(wish, job, resume));
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

/** Place, for work that is not remote; undefined where the job is remote or names no known place. */
export function locationFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.remote || job.place === null) return undefined;
  const place = job.place;
  const held = resume.place;
  const score = held ? nearness(place, held.id) : 0;
  const verdict: Verdict = !held ? 'unclear' : score < 0.8 ? 'missing' : held.span ? 'met' : 'claimed';
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
