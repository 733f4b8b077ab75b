/** Compares a job with the stored form of a resume, of which it reads no more than the job asks about. */
import { wantedNames } from './listed-uses.ts';
import type { PreparedJob } from './prepare-job.ts';
import { decodeRankingForm, type WantedUses } from './ranking-form.ts';
import { rankingPercent } from './ranking-resume.ts';
import { skillsIn } from './requirement.ts';

const kept = new WeakMap<PreparedJob, WantedUses>();

/** The words and skills that a comparison with the job looks up in a resume, each once. */
export function wantedUses(job: PreparedJob): WantedUses {
  const known = kept.get(job);
  if (known) return known;
  const requirements = skillsIn(job.skills).flatMap((requirement) =>
    requirement.inWords ? [requirement, requirement.inWords] : [requirement],
  );
  const wanted = {
    terms: wantedNames(requirements.flatMap(({ terms }) => terms)),
    skills: wantedNames([
      ...requirements.flatMap(({ id, near, instead }) => [id, ...near.map(([other]) => other), ...instead]),
      ...job.typical.map(([id]) => id),
    ]),
  };
  kept.set(job, wanted);
  return wanted;
}

/**
 * What `scorePercent` gives the whole resume, 0..100, from the bytes of its form. `undefined` where the resume may repeat sentences of
 * the job (see `rankingPercent`). Throws on bytes that are no form.
 */
export function rankingFormPercent(job: PreparedJob, form: Uint8Array): number | undefined {
  return rankingPercent(job, decodeRankingForm(form, wantedUses(job)));
}
