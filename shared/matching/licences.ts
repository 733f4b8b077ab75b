/**
 * Criterion: each licence or certificate that the job asks for, whether the resume names that very one, and whether it is in force.
 *
 * `AWS D1.1` is a norm of welders and no cloud, a licence ends at the border of its country, and a first aid course lapses. What is
 * named and may be another one is a claim; what is not named is a question.
 */
import type { Verdict } from '../domain/match.ts';
import { NICE_PART } from '../domain/weights.ts';
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { areOfTwoCountries, countryOf, countryOfResume } from './country.ts';
import { betterOf } from './either-paper.ts';
import type { Finding } from './finding.ts';
import { knockoutOf } from './formal.ts';
import type { HeldLicence } from './held-papers.ts';
import { asksForPaper, isOfAnotherKind, isOfTemplate, isOnlyAPart, saysWhatIsJoined } from './joined-to-paper.ts';
import { passagesOf } from './passages.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { featuresThatHold, isLikelyProof, type Proof } from './proof-likelihood.ts';
import type { LicenceRequirement } from './requirements.ts';
import { say } from './sentences.ts';
import { termsIn } from './share-said.ts';
import { wordsOf } from './words.ts';

/** Whose paper an ad asks for, where it says so: a licence is issued by a country. */
const BRITISH = /\b(?:uk|british|gb|dbs|england|scotland|wales|cipd|gphc|nmc|gmc|qts|qualified teacher|nvq)\b/;
/** The number by which norms and cards of one family differ: `ISO 45001`, `EN 9606`; `en 2018` is a year. */
const NORM = /\b(?:iso|une|en(?= ?-?(?!(?:19|20)\d\d\b))|bs|aws|d)[ -]?(\d{3,6}|\d\.\d)\b/g;
/** Processes that a welder is certified for; one is not the other. The American letters name the same as the European ones. */
const PROCESS = /\b(?:gtaw|tig|gmaw|mig|smaw|fcaw)\b/g;
const SAME_PROCESS: Record<string, string> = { gtaw: 'tig', gmaw: 'mig' };

/** Levels by which courses of one kind differ: `Level 3 food safety`. */
const LEVEL = /\b(?:(?:level|nivel) (\d)|(black|green|yellow|white) belt)\b/g;
/** And levels in words, where hours say the same: `nivel básico` is one of 30 hours and more. */
const LEVEL_IN_WORDS = /\bnivel (?:basico|intermedio|superior|avanzado)\b/;
/** Hours by which courses of one kind differ: of prevention of risks 20 or 60. */
const HOURS = /\b(\d{2,3}) ?(?:h|hs|hrs?|horas|hours)\b/g;

/** The letters and figures by which a register calls a course: `First Aid HLTAID011`. */
const CODE = /\b[a-z]{3,}\d{3,}\b/g;

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

/**
 * Whether what the resume names may be another one than the ad means: of another country, norm or process. `clause` is what its line
 * says of it alone: `Six Sigma Yellow Belt 2019. Green Belt: no hay certificado` is no green belt.
 */
function isAnother({ id, written }: LicenceRequirement, held: HeldLicence, clause: string): boolean {
  if (BRITISH.test(written) && !BRITISH.test(held.written)) return true;
  const levels = levelsIn(written);
  if (levels.length > 0 && !levels.some((level) => levelsIn(clause).includes(level))) return true;
  if (LEVEL_IN_WORDS.test(written) && !/\bnivel\b/.test(clause) && hoursIn(clause).length === 0) return true;
  if (isOfAnotherKind(written, namedAs(written, id), held.written) || isOnlyAPart(id, written, held.written))
    return true;
  if (isOfTemplate(held.written)) return true;
  const hours = hoursIn(written);
  if (hours.length > 0 && !hoursIn(held.written).some((some) => some >= Math.min(...hours))) return true;
  const codes = written.match(CODE) ?? [];
  if (codes.length > 0 && !codes.some((code) => held.written.includes(code))) return true;
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

/** Whether papers of a country, where it is known, are such as the job's: an English ad in Spain takes the `carnet B` of a Spaniard. */
const isOfOneSystem = (country: string | undefined, job: PreparedJob, resume: PreparedResume) =>
  job.writtenIn === resume.writtenIn || (country !== undefined && country === job.country);

/**
 * Whether what the resume names is another country's than the ad means: each by what its line says, else by where the work is and
 * where most of the resume is.
 */
function isForeign(
  { id, written }: LicenceRequirement,
  held: HeldLicence,
  job: PreparedJob,
  resume: PreparedResume,
): boolean {
  if (!NATIONAL.test(id)) return false;
  // A foreign driving licence drives for a while nearly everywhere: only an ad that says whose wants that one.
  const asked = countryOf(written, 1) ?? (id.startsWith('licence:driving-') ? undefined : job.country);
  const own = countryOf(held.written, 1) ?? countryOfResume(resume);
  // Where one of them does not say, the country of the work does, or the language: `Valid AL driver's license` is no permiso B.
  if (asked === undefined || own === undefined) return !isOfOneSystem(own, job, resume);
  return areOfTwoCountries(asked, own, OF_THE_UNION.test(id));
}

/** Share of the words behind the name of a paper, by rarity, that the resume has to say of it: `NMLS licence in Ohio`. */
const OF_WHICH = 0.4;

/** Whether the line of a paper says which one it is, as the ad does. */
function isThatOne({ which }: LicenceRequirement, held: HeldLicence): boolean {
  const said = new Set(wordsOf(held.written).map(({ term }) => term));
  return raritySum(which.filter((term) => said.has(term))) >= OF_WHICH * raritySum(which);
}

/** What the line of a paper says of it, up to the next one, folded; the whole line of a form that has no text. */
function clauseOf(clean: string, { start, end, written }: HeldLicence): string {
  if (clean === '') return written;
  const before = clean.slice(clean.lastIndexOf('\n', start) + 1, start).split(/[.;|]\s/);
  const after = clean.slice(end).split(/\n|[.;|]\s/, 1);
  return fold(`${before.at(-1)}${clean.slice(start, end)}${after[0]}`);
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
function mayHaveLapsed(requirement: LicenceRequirement, { written }: HeldLicence, today: string): boolean {
  const thisYear = Number(today.slice(0, 4));
  const [, until] = UNTIL.exec(written) ?? [];
  if (until !== undefined) return Number(until) < thisYear;
  const isAskedInForce = IN_FORCE.test(requirement.written) || ACTIVE.test(requirement.written);
  if ((!LAPSING.has(requirement.id) && !isAskedInForce) || IN_FORCE.test(written) || ACTIVE.test(written)) return false;
  const years = [...written.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  if (years.length === 0) return LAPSING.has(requirement.id) && isAskedInForce;
  return Math.max(...years) < thisYear - VALID_YEARS;
}

/** The first letters of a name: `BLS` of Basic life support. */
const initialsOf = (name: string) => (fold(name).match(/[a-z]+/g) ?? []).map((word) => word.charAt(0)).join('');
const initialsWithoutLittle = (name: string) =>
  initialsOf(name.replace(/\b(?:de|del|la|el|los|las|of|the|and|y)\b/gi, ' '));

/** What a folded line says where it names a paper. */
const namedAs = (folded: string, id: string) =>
  findMentions(folded, ['licence']).flatMap((one) => (one.id === id ? [folded.slice(one.start, one.end)] : []));

/** Words that say no more than that something is a paper: of `OSHA 30-hour card` the name is OSHA. */
const PAPER_TERM = /^(?:certif|licen|carn|card|tarjet|permis|curs|cours|titul|diplom|vigen|current|valid|hour|hor)/;
/** Letters by which a word and another of its root are known as one: `manipulación` and `manipulador de alimentos`. */
const ROOT = 5;

/** The words of a name that say which paper it is; all of them where there is no other. */
function namingTerms(name: string): string[] {
  const terms = [...termsIn(name)];
  const naming = terms.filter((term) => !PAPER_TERM.test(term));
  return naming.length > 0 ? naming : terms;
}

/**
 * Whether a line calls a paper by one of its names, their first letters, or as the ad does: `ServSafe` may be for a food handler, and
 * `Certified Teacher` no qualified teacher status. Licences to drive are called in as many ways as there are countries.
 */
function callsByName({ id, label, written: asked }: LicenceRequirement, { written }: HeldLicence): boolean {
  if (id.startsWith('licence:driving-')) return true;
  const own = namedAs(written, id);
  if (namedAs(asked, id).some((name) => own.includes(name))) return true;
  const names = Object.values(conceptById(id)?.names ?? {});
  const held = termsIn(written);
  const words = new Set(written.match(/[a-z]+/g) ?? []);
  const roots = new Set([...held].map((term) => term.slice(0, ROOT)));
  const isSaid = (term: string) => held.has(term) || (term.length >= ROOT && roots.has(term.slice(0, ROOT)));
  const isCalled = (name: string) =>
    words.has(initialsOf(name)) || words.has(initialsWithoutLittle(name)) || namingTerms(name).every(isSaid);
  return [...names, ...Object.values(label)].some(isCalled);
}

/** What speaks for it that the paper named is the one that the ad means. */
function licenceProof(
  requirement: LicenceRequirement,
  held: HeldLicence,
  job: PreparedJob,
  resume: PreparedResume,
): Proof {
  return featuresThatHold('licence', {
    byItsName: callsByName(requirement, held),
    inOneSystem: isOfOneSystem(countryOf(held.written, 1) ?? countryOfResume(resume), job, resume),
    ofNoRole: passagesOf(resume.resume, resume.today).at(held.start).role < 0,
  });
}

function licenceNote(verdict: Verdict, isOld: boolean, isAll: boolean) {
  if (verdict === 'met') return say('licence.met');
  if (verdict !== 'claimed') return say('licence.unclear');
  if (!isAll) return say('licence.notAll');
  return say(isOld ? 'licence.lapsed' : 'licence.another');
}

/** What answers one paper, or any that the ad takes in its place. */
function licenceFinding(requirement: LicenceRequirement, job: PreparedJob, resume: PreparedResume): Finding {
  const { id, label, instead = [] } = requirement;
  const own = findingOfOne(requirement, job, resume);
  const best = instead.map((one) => findingOfOne(one, job, resume)).reduce(betterOf, own);
  return { ...best, id, label: () => label, importance: own.importance, part: own.part };
}

function findingOfOne(requirement: LicenceRequirement, job: PreparedJob, resume: PreparedResume): Finding {
  const held = resume.licences.get(requirement.id);
  const isThis =
    held?.paper === true &&
    isThatOne(requirement, held) &&
    asksForPaper(requirement.written, namedAs(requirement.written, requirement.id)) &&
    !isAnother(requirement, held, clauseOf(resume.clean, held)) &&
    !isForeign(requirement, held, job, resume) &&
    !isOfEndedRole(held, resume);
  // Of a form kept for ranking no line is known, and only its score is asked.
  const isAll = held === undefined || held.written === '' || saysWhatIsJoined(requirement.label.es, held.written);
  const isWhole = isThis && isAll;
  const isOld = isThis && mayHaveLapsed(requirement, held, resume.today);
  const proof = isWhole && !isOld && resume.clean !== '' ? licenceProof(requirement, held, job, resume) : undefined;
  const isShown = isWhole && !isOld && (proof === undefined || isLikelyProof('licence', proof));
  const verdict: Verdict = held ? (isShown ? 'met' : 'claimed') : 'unclear';
  return {
    id: requirement.id,
    family: 'licence',
    part: requirement.importance === 'must' ? 1 : NICE_PART.licence,
    importance: requirement.importance,
    verdict,
    score: held ? 1 : 0,
    spans: held ? [held] : [],
    label: () => requirement.label,
    note: () => licenceNote(verdict, isOld, !isThis || isAll),
    knockout: knockoutOf(requirement.importance, verdict),
    ...(proof && { proof }),
  };
}

/** One finding per licence or certificate asked for. Resumes often leave them out, so silence is unclear. */
export function licenceFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  return job.licences.map((requirement) => licenceFinding(requirement, job, resume));
}
