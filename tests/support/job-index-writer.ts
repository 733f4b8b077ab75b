/** A process that writes a file of the index of jobs: the same jobs round after round until somebody kills it, or `count` jobs of its own and as many shared ones. */
import { openJobFile, putJob, removeJob } from '../../lambdas/indexes/job-file.ts';
import { jobRow } from '../../lambdas/indexes/job-rows.ts';
import { aJob } from '../lambdas/records.ts';

const [path = '', name, count] = process.argv.slice(2);
const file = openJobFile(path);
const put = (jobId: string, version: number) => putJob(file, jobRow(aJob({ jobId, version }), 'x'));

function writeOnce(name: string, count: number): void {
  for (let at = 0; at < count; at += 1)
    file.atOnce(() => {
      put(`${name}${at}`, 1);
      put(`shared${at}`, 1);
    });
  file.close();
  process.exit(0);
}

if (name) writeOnce(name, Number(count));
for (let round = 1; ; round += 1) {
  file.atOnce(() => {
    for (let at = 0; at < 20; at += 1) put(`job${at}`, round);
    if (round % 2 === 0) removeJob(file, 'job0');
    file.setNote('round', String(round));
  });
  if (round === 1) console.log('written');
}
