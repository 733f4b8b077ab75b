/**
 * Criterion: has this person done this job, or one near it?
 *
 * The best occupation held is looked for in two ways and the better counts: by concept (titles in either language and gender
 * are one occupation, and near ones are known), and by the words of the titles, for the many titles that no list holds. Beside
 * it stands how much all titles together are like the job's. Recency weighs through the role's strength. An occupation that a person only claims in the summary
 * counts half and is never `met`.
 */
import { conceptById } from '../taxonomy/index.ts';
import type { Finding } from './finding.ts';
import { stepIn } from './level.ts';
import { cosine } from './likeness.ts';
import { lineOfWork } from './line-of-work.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { HeldOccupation, PreparedResume } from './prepare-resume.ts';
import { featuresThatHold, isLikelyProof, type Proof } from './proof-likelihood.ts';
import { say } from './sentences.ts';
import { ALL_SAID, shareSaid, termsIn } from './share-said.ts';
import { headOfTitle, isOfSpeciality, isTitledSo } from './speciality.ts';
import { termWeight } from './words.ts';

interface Held {
  score: number;
  /** The same occupation, or the same words in the title. */
  same: boolean;
  proven: boolean;
  span: { start: number; end: number };
  id?: string;
}

/** Whether one of the roles of this occupation shows what the job's title says beyond it; what is only claimed is not asked. */
function isOfItsKind(held: HeldOccupation, job: PreparedJob, resume: PreparedResume): boolean {
  if (!held.proven) return true;
  return resume.roles.some(({ occupation }, at) => occupation === held.id && isOfSpeciality(job, resume, at));
}

/** Occupations by their nearness in the taxonomy: declared relations and distance in ISCO-08. */
function byConcept(job: PreparedJob, resume: PreparedResume): Held[] {
  return resume.occupations.flatMap((held) => {
    const near = job.nearOccupations.get(held.id) ?? 0;
    if (near === 0) return [];
    const same = near === 1 && isOfItsKind(held, job, resume);
    return [{ score: near * held.strength, same, proven: held.proven, span: held, id: held.id }];
  });
}

/** Titles that the taxonomy does not know, or knows apart, by the weight of the words they share with the job's. */
function byTitle(job: PreparedJob, resume: PreparedResume): Held[] {
  const total = job.titleTerms.reduce((sum, term) => sum + termWeight(term), 0);
  if (total === 0) return [];
  return resume.roles.flatMap((role) => {
    const shared =
      job.titleTerms.reduce((sum, term) => sum + (role.titleTerms.has(term) ? termWeight(term) : 0), 0) / total;
    // Words alone are weaker than a known occupation: a "marketing assistant" shares half of "marketing manager".
    const score = (shared > 0.95 ? 1 : shared * 0.6) * role.strength;
    return shared >= 0.3
      ? [{ score, same: shared > 0.95, proven: !Number.isNaN(role.to) && !role.trial, span: role.title }]
      : [];
  });
}

function bestOf(job: PreparedJob, resume: PreparedResume): Held | undefined {
  return [...byConcept(job, resume), ...byTitle(job, resume)].reduce<Held | undefined>(
    (best, held) => (best && best.score >= held.score ? best : held),
    undefined,
  );
}

function noteOf(held: Held | undefined, known: boolean, isOfTheTitle: boolean, isProven: boolean) {
  if (!held) return say(known ? 'occupation.missing' : 'occupation.unclear');
  if (held.proven && isOfTheTitle && !isProven) return say('occupation.notAll');
  if (held.same && held.proven && !isOfTheTitle) return say('occupation.otherWork');
  if (held.same) return say(held.proven ? 'occupation.held' : 'occupation.claimed');
  const name = held.id ? conceptById(held.id)?.names : undefined;
  if (!name) return say('occupation.alikeTitle');
  return say(held.proven ? 'occupation.near' : 'occupation.nearClaimed', { name });
}

/** No title is longer, whatever its line goes on to. */
const TITLE_SIDE_CHARS = 100;

/** The line around what was held, as far as it may be a title. */
function titleAround(clean: string, { start, end }: Held['span']): string {
  const before =
    clean
      .slice(Math.max(0, start - TITLE_SIDE_CHARS), start)
      .split('\n')
      .at(-1) ?? '';
  const [after = ''] = clean.slice(end, end + TITLE_SIDE_CHARS).split('\n', 1);
  return `${before}${clean.slice(start, end)}${after}`;
}

/** Two trades of one occupation are told apart by what a title says beyond it: `Royalty` accountant, electricista `de obra`. */
function proofOf(job: PreparedJob, heldTitle: string): Proof {
  const [sought, held] = [stepIn(job.title), stepIn(heldTitle)];
  return featuresThatHold('occupation', {
    ofOneName: job.speciality.length === 0,
    inTheTitle: shareSaid(job.speciality, termsIn(heldTitle)) >= ALL_SAID,
    ofItsStep: sought === null || held === null || sought === held,
  });
}

/** Cosine at which two titles name the same work. */
const SAME_TITLE = 0.6;
/** What the best occupation held counts; the rest is for how much all titles together are like the job's. */
const HELD_SHARE = 0.43;

/**
 * Two parts. The best occupation held says what work it was; all titles together say of which kind: a teacher of history
 * held the occupation of a science teacher and not the job.
 */
function occupationScore(job: PreparedJob, resume: PreparedResume, held: Held | undefined): number {
  const alike = Math.min(1, cosine(job.soughtTitle, resume.titleDirection) / SAME_TITLE);
  return HELD_SHARE * (held?.score ?? 0) + (1 - HELD_SHARE) * alike;
}

/**
 * One finding: nearness of the best occupation held times what its role proves (recency), and likeness of all titles. Undefined
 * where the ad does not say what it calls the job: a wrong occupation would outweigh every ask that is right.
 */
export function occupationFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.title === '' && job.occupations.length === 0) return undefined;
  const held = bestOf(job, resume);
  const known = resume.occupations.length > 0 || resume.roles.some(({ titleTerms }) => titleTerms.size > 0);
  const isOfTheTitle = held?.same === true && lineOfWork(job, resume).isClose(held.span);
  const isNamedSo =
    held !== undefined &&
    (held.id === undefined || held.id === job.occupations[0]) &&
    isTitledSo(job.title, titleAround(resume.clean, held.span));
  const isShown = held?.proven === true && isOfTheTitle && isNamedSo;
  // A form kept for ranking has no text: there what is found is taken for granted.
  const proof = isShown && resume.clean !== '' ? proofOf(job, titleAround(resume.clean, held.span)) : undefined;
  const isProven = isShown && (proof === undefined || isLikelyProof('occupation', proof));
  const verdict = held ? (isProven ? 'met' : 'claimed') : known ? 'missing' : 'unclear';
  return {
    id: 'occupation',
    family: 'occupation',
    part: 1,
    importance: 'must',
    verdict,
    score: occupationScore(job, resume, held),
    spans: held ? [held.span] : [],
    label: () => {
      // Where the occupation is only the head of the title, the ad's own words say what is sought.
      const own = job.speciality.length > 0 ? headOfTitle(job.title) : undefined;
      const names = own === undefined ? conceptById(job.occupations[0] ?? '')?.names : undefined;
      return say('occupation', { name: names ?? own ?? job.title });
    },
    note: () => noteOf(held, known, isOfTheTitle && isNamedSo, isProven),
    ...(proof && { proof }),
  };
}
