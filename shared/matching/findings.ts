/** Asks every criterion of the engine about one pair. Which of them answer depends on the job alone. */
import { adjusted } from './adjust.ts';
import { asOnePaper } from './either-paper.ts';
import { asOneRoute } from './either-route.ts';
import { experienceFinding, seniorityFinding } from './experience.ts';
import type { Finding } from './finding.ts';
import { educationFinding, languageFindings, locationFinding } from './formal.ts';
import { licenceFindings } from './licences.ts';
import { occupationFinding } from './occupation.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { skillFindings } from './skills.ts';
import { fieldFinding, textFinding } from './text.ts';

/** One finding per criterion of the job, with the recruiter's changes. */
export function findingsOf(job: PreparedJob, resume: PreparedResume): Finding[] {
  const some = [
    occupationFinding(job, resume),
    ...skillFindings(job, resume),
    experienceFinding(job, resume),
    seniorityFinding(job, resume),
    educationFinding(job, resume),
    ...languageFindings(job, resume),
    ...licenceFindings(job, resume),
    locationFinding(job, resume),
    fieldFinding(job, resume),
    textFinding(job, resume),
  ];
  const found = some.filter((finding) => finding !== undefined);
  const routes = job.isEitherRoute ? asOneRoute(found, job.education?.label !== undefined) : found;
  return adjusted(asOnePaper(routes, job), job);
}
