/**
 * Criteria: years in work like this one, and the step of the career.
 *
 * Years are months of relevant roles, merged, so that two jobs at once count once and gaps do not count. What is relevant
 * is decided role by role, by a near occupation, most of the title, or three skills of the trade: a nurse who asks for an office job keeps no years, a nurse who moves from ward to
 * intensive care keeps all. The step comes from the latest title, else from those years.
 */

import { mergedMonths } from '../domain/months.ts';
import { findMentions } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { tradeOf } from './concepts.ts';
import type { Finding } from './finding.ts';
import { stepIn, stepOfYears } from './level.ts';
import { lineOfWork } from './line-of-work.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume, PreparedRole } from './prepare-resume.ts';
import { featuresThatHold, isLikelyProof, type Proof } from './proof-likelihood.ts';
import { skillsIn } from './requirement.ts';
import { say } from './sentences.ts';
import { ALL_SAID, shareSaid, termsIn } from './share-said.ts';
import { headOfTitle, isOfSpeciality, shareHeld } from './speciality.ts';
import { tellingTerms } from './telling-terms.ts';
import { termWeight } from './words.ts';
import type { YearsRequirement } from './years-requirement.ts';

/** Nearness from which on another occupation is work like the job's: a guard of the site is no technician of it. */
const NEAR_ENOUGH = 0.6;
/** From here on it is the same work and no neighbour of it. */
const SAME = 0.9;
/** Share of the title's rarity that a role's title has to have in common: `leader` alone leads nowhere. */
const TITLE_SHARE = 0.5;
/** Skills of its trade in one role that make it work like the job, whatever it is called. */
const SKILLS_IN_COMMON = 3;

function sharesTitle({ titleTerms }: PreparedJob, role: PreparedRole): boolean {
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarityOf(term) * termWeight(term), 0);
  const common = titleTerms.filter((term) => role.titleTerms.has(term));
  return common.length > 0 && weigh(common) >= TITLE_SHARE * weigh(titleTerms);
}

/** Whether a role is work like the job: a near occupation, most of its title, or several skills of its trade. */
function isRelevant(job: PreparedJob, role: PreparedRole): boolean {
  if (role.occupation !== undefined && (job.nearOccupations.get(role.occupation) ?? 0) >= NEAR_ENOUGH) return true;
  if (sharesTitle(job, role)) return true;
  let shared = 0;
  for (const { id } of skillsIn(job.skills)) {
    if (role.skills.has(id) && tradeOf(id) !== undefined && ++shared === SKILLS_IN_COMMON) return true;
  }
  return false;
}

/**
 * Whether a role is the job itself, by its occupation or by its name: years of it are years as they were asked for. Years of any
 * consultant are none of an acoustic consultant.
 */
function isSame(job: PreparedJob, resume: PreparedResume, role: PreparedRole): boolean {
  if (!isOfSpeciality(job, resume, resume.roles.indexOf(role))) return false;
  if (role.occupation !== undefined && (job.nearOccupations.get(role.occupation) ?? 0) >= SAME) return true;
  return sharesTitle(job, role);
}

/** Months of the relevant roles, merged, and those roles. */
function relevantMonths(job: PreparedJob, resume: PreparedResume): { months: number; roles: PreparedRole[] } {
  const roles = resume.roles.filter(
    (role) => !Number.isNaN(role.from) && !Number.isNaN(role.to) && isRelevant(job, role),
  );
  return { months: mergedMonths(roles), roles };
}

const yearsText = (count: number) => say('years', { count });

function yearsNote(count: number, verdict: Finding['verdict'], inSame: boolean) {
  if (count === 0) return say('experience.none');
  const years = yearsText(count);
  if (verdict === 'claimed') return say(inSame ? 'experience.ofWhat' : 'experience.related', { years });
  return say(verdict === 'met' ? 'experience.met' : 'experience.less', { years });
}

/** Share of the words beside the years, by rarity, that a role has to hold: years of any welding are none of structures. */
const OF_WHAT = 0.75;

/** Words from which on an ask of years says more than how many and of what: `..., two of them in a supervisory position`. */
const FEW_WORDS = 9;
/** What parts one condition of the years from the next. */
const CLAUSE = /[,;]/;
/** Little words of an ask. */
const WORD = /[\p{L}\p{N}]{3,}/gu;

/** What only adds to an ask: brackets, and whatever would be better still: `(required), preferably in logistics`. */
const ADDED = /\([^)]*\)|\b(?:preferabl[ey]|ideally|preferiblemente|preferentemente|idealmente)\b.*$/gis;
/** What closes a clause behind which nothing is left. */
const CLOSED = /[\s,;.\u00bb\u201d]+$/;

/** Whether years are asked in one short clause, brackets and preferences apart. */
function isPlainAsk(asked: string): boolean {
  const bare = asked.replace(ADDED, '').replace(CLOSED, '');
  return (bare.match(WORD) ?? []).length <= FEW_WORDS && !CLAUSE.test(bare);
}

/** Whether the title of a role names one of the fields in whatever words: `Enfermera de UCI` for years in `cuidados intensivos`. */
const titleNames = (fields: readonly string[], { title }: PreparedRole, { clean }: PreparedResume) =>
  fields.length > 0 &&
  findMentions(clean.slice(title.start, title.end), ['skill']).some(({ id }) => fields.includes(id));

/** What speaks for it that the years of a role are years as they were asked for. */
function yearsProof(
  job: PreparedJob,
  { label, settings, fields }: YearsRequirement,
  role: PreparedRole,
  resume: PreparedResume,
): Proof {
  const held = termsIn(resume.clean.slice(role.title.start, role.title.end));
  const isPlain = isPlainAsk(label?.[job.writtenIn] ?? '');
  return featuresThatHold('experience', {
    saysOfWhat:
      isPlain &&
      (settings.some((terms) => terms.length > 0 && shareSaid(terms, held) >= ALL_SAID) ||
        titleNames(fields, role, resume)),
    saysTheJob: isPlain && shareSaid(tellingTerms(headOfTitle(job.title)), held) >= ALL_SAID,
    ofItsWork: (job.nearOccupations.get(role.occupation ?? '') ?? 0) >= SAME,
  });
}

/** The relevant roles that are of the very work that years are asked of. */
function rolesAsAsked(
  job: PreparedJob,
  { settings, fields }: YearsRequirement,
  roles: readonly PreparedRole[],
  resume: PreparedResume,
) {
  // Years of work that is hardly like the ad's, or of which nothing says that it was what the years are asked of, are a claim.
  const line = lineOfWork(job, resume);
  const isOfWhat = (role: PreparedRole) =>
    settings.some((terms) => shareHeld(terms, resume, resume.roles.indexOf(role)) >= OF_WHAT) ||
    titleNames(fields, role, resume);
  return roles.filter((role) => isSame(job, resume, role) && line.isClose(role.title) && isOfWhat(role));
}

/** Years in work like this, against the years asked for; undefined where the job asks for none. */
export function experienceFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  const asked = job.years;
  if (asked === null) return undefined;
  const { months, roles } = relevantMonths(job, resume);
  const years = Math.round((months / 12) * 10) / 10;
  const wanted = asked.value * 12;
  const counted = rolesAsAsked(job, asked, roles, resume);
  const inSame = mergedMonths(counted) >= wanted;
  const [quoted] = counted;
  const proof = inSame && quoted && resume.clean !== '' ? yearsProof(job, asked, quoted, resume) : undefined;
  const isProven = inSame && (proof === undefined || isLikelyProof('experience', proof));
  const shown = isProven ? 'met' : months >= wanted ? 'claimed' : 'missing';
  const dated = resume.months > 0;
  return {
    id: 'experience',
    family: 'experience',
    part: 1,
    importance: asked.importance,
    verdict: dated ? shown : 'unclear',
    score: Math.min(1, months / 12 / asked.value),
    spans: (inSame ? counted : roles).map(({ title }) => title),
    label: () => asked.label ?? say('experience', { years: yearsText(asked.value) }),
    note: () => (dated ? yearsNote(years, shown, inSame) : say('experience.unclear')),
    ...(proof && { proof }),
  };
}

/** Points lost per step too low. Being further along costs nothing: "overqualified" is often another word for age. */
const BELOW = 0.35;
/** By step of `level.ts`, from 0 on. */
const STEP_NAMES = ['step.entry', 'step.mid', 'step.senior', 'step.lead', 'step.executive'] as const;

const stepName = (step: number) => say(STEP_NAMES[Math.min(4, Math.max(0, Math.floor(step)))] ?? 'step.mid');

function stepNote(held: number, wanted: number | null) {
  const step = stepName(held);
  return wanted === null
    ? say('seniority.reached', { step })
    : say('seniority.below', { step, sought: stepName(wanted) });
}

/** Steps beyond the one sought from which on it is another job: it costs nothing and proves nothing. */
const STEPS_BEYOND = 1.5;

/**
 * The role whose title says the step that is sought. A senior recruiter is no senior engineer, and a head of department shows no
 * junior: only work that is alike proves the level, by its own name; years only suggest it.
 */
function titleOfStep(wanted: number, roles: readonly PreparedRole[], { clean }: PreparedResume) {
  return roles.find(({ title }) => {
    const said = stepIn(clean.slice(title.start, title.end));
    return said !== null && Math.abs(said - wanted) <= 0.5;
  });
}

/** Step of the career by the latest title, or by years where the title says none; undefined where the job says none. */
export function seniorityFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.step === null) return undefined;
  const relevant = relevantMonths(job, resume);
  const years = relevant.months / 12;
  const step = resume.step === null ? stepOfYears(years) : Math.max(resume.step, stepOfYears(years) - 1);
  const wanted = job.step;
  const gap = wanted - step;
  const titled = titleOfStep(wanted, relevant.roles, resume);
  // A senior accountant is no senior payroll officer: of eight titles judged the one of another occupation did not prove.
  const isAlike = titled !== undefined && isSame(job, resume, titled) && lineOfWork(job, resume).isClose(titled.title);
  const reached = isAlike && step - wanted < STEPS_BEYOND ? 'met' : 'claimed';
  const known = resume.months > 0;
  const score = Math.max(0, 1 - BELOW * Math.max(0, gap));
  const latest = resume.roles.reduce<PreparedRole | undefined>(
    (best, role) => (best && best.to >= role.to ? best : role),
    undefined,
  );
  return {
    id: 'seniority',
    family: 'seniority',
    part: 1,
    importance: 'nice',
    verdict: known ? (gap <= 0.5 ? reached : 'missing') : 'unclear',
    score,
    spans: titled ? [titled.title] : latest ? [latest.title] : [],
    label: () => say('seniority', { step: stepName(wanted) }),
    note: () => (known ? stepNote(step, gap <= 0.5 ? null : wanted) : say('seniority.unclear')),
  };
}
