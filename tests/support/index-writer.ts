/** A process that writes an index file: everybody round after round until somebody kills it, or `count` people of its own and as many shared ones. */
import { openTalentFile, putTalents } from '../../lambdas/indexes/talent-file.ts';
import { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import { aTalent } from '../lambdas/records.ts';

const [path = '', name, count] = process.argv.slice(2);
const file = openTalentFile(path);

function writeOnce(name: string, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const people = [`${name}${at}`, `shared${at}`].map((talentId) =>
      aTalent({ talentId, email: `${talentId}@p.example`, writeId: name }),
    );
    file.atOnce(() => putTalents(file, people));
  }
  file.close();
  process.exit(0);
}

if (name) writeOnce(name, Number(count));
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
