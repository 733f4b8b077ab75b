/** Criteria on the texts as a whole: how alike their words are, and whether they speak of the same trade. */
import { both, type Finding } from './finding.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';

/** Share of the ad's words at which two texts are as alike as an ad and a fitting resume usually get. */
const ALIKE = 0.4;

/**
 * Likeness of words: the share of the ad's words that the resume uses, each weighted (as by IDF, with a fixed,
 * hand-made weighting, since a pair has no collection to count in) and each saturating in its count (as in BM25), so
 * that a repeated word gains nothing. A cosine was tried and ranks no better, but falls when true words are added.
 */
export function textFinding(job: PreparedJob, resume: PreparedResume): Finding {
  let covered = 0;
  for (const [term, share] of job.terms) covered += share * (resume.terms.get(term)?.weight ?? 0);
  const score = Math.min(1, covered / ALIKE);
  const spans = () =>
    job.terms
      .flatMap(([term, weight]) => {
        const use = resume.terms.get(term);
        return use ? [{ start: use.start, end: use.end, gain: weight * use.weight }] : [];
      })
      .sort((a, b) => b.gain - a.gain || a.start - b.start)
      .slice(0, 3);
  return {
    id: 'text',
    family: 'text',
    part: 1,
    importance: 'nice',
    verdict: score >= 0.25 ? 'claimed' : 'missing',
    score,
    get spans() {
      return score >= 0.25 ? spans() : [];
    },
    label: () => both('Vocabulario del puesto', 'Vocabulary of the job'),
    note: () =>
      score >= 0.25
        ? both('El currículum usa palabras propias del puesto.', 'The resume uses words of the job.')
        : both('El currículum apenas usa palabras del puesto.', 'The resume hardly uses words of the job.'),
  };
}

/** Share of one trade that a resume of that trade reaches; everybody also does something else. */
const MOSTLY = 0.7;

/**
 * Field of work: half the share of what the resume shows that belongs to the job's trades (software, health, finance, ...),
 * half how much of what is typical of the occupation the resume shows. It carries what ads leave unsaid.
 */
export function fieldFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.trades.size === 0) return undefined;
  let trades = 0;
  for (const [trade, share] of job.trades) trades += share * (resume.trades.get(trade) ?? 0);
  let typical = 0;
  for (const [id, share] of job.typical) typical += share * (resume.skills.get(id)?.strength ?? 0);
  // Half of an occupation's typical skills is as much as a resume usually shows.
  const score = Math.min(
    1,
    job.typical.length > 0
      ? 0.5 * Math.min(1, trades / MOSTLY) + 0.5 * Math.min(1, typical / 0.5)
      : Math.min(1, trades / MOSTLY),
  );
  const known = resume.trades.size > 0;
  return {
    id: 'field',
    family: 'field',
    part: 1,
    importance: 'nice',
    verdict: known ? (score >= 0.5 ? 'claimed' : 'missing') : 'unclear',
    score,
    spans: [],
    label: () => both('Ramo', 'Field of work'),
    note: () =>
      !known
        ? both('El currículum no deja ver el ramo.', 'The resume does not show the field.')
        : score >= 0.5
          ? both('La mayor parte de lo que nombra es de este ramo.', 'Most of what it names belongs to this field.')
          : both('La mayor parte de lo que nombra es de otro ramo.', 'Most of what it names belongs to another field.'),
  };
}
