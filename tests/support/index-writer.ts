/** A process that rewrites everybody in an index file round after round, until somebody kills it. */
import { openTalentFile, putTalents } from '../../lambdas/stores/talent-file.ts';
import { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import { aTalent } from '../lambdas/records.ts';

const [path = ''] = process.argv.slice(2);
const file = openTalentFile(path);

for (let round = 0; ; round += 1) {
  const status = TALENT_STATUSES[round % TALENT_STATUSES.length] ?? 'new';
  const updatedAt = new Date().toISOString();
  const people = Array.from({ length: 40 }, (_, at) =>
    aTalent({ talentId: `t${at}`, email: `${at}@p.example`, status, updatedAt, writeId: `${process.pid} ${round}` }),
  );
  file.atOnce(() => {
    putTalents(file, people);
    file.setNote('round', String(round % TALENT_STATUSES.length));
  });
  if (round === 0) console.log('written');
}
