/** What happens to a file whose name is taken: it replaces the other, is renamed, or is skipped. */
import { isTaken } from './file-queries.ts';
import type { NewUpload } from './upload-queue.ts';

const CHECKS_AT_ONCE = 4;

export const CLASH_ANSWERS = ['both', 'replace', 'skip'] as const;
export type ClashAnswer = (typeof CLASH_ANSWERS)[number];

/** `cv.pdf` as `cv (2).pdf`, and that one as `cv (3).pdf`. */
export function nextName(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  const name = path.slice(start);
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const numbered = /^(.*) \((\d{1,6})\)$/.exec(stem);
  const [base, number] = numbered ? [numbered[1], Number(numbered[2]) + 1] : [stem, 2];
  return `${path.slice(0, start)}${base} (${number})${ending}`;
}

/** Which of some files would land on a name that is taken, in storage or among `reserved`, or twice among themselves. */
export async function clashesAmong(
  added: readonly NewUpload[],
  reserved: ReadonlySet<string>,
): Promise<Set<NewUpload>> {
  const clashes = new Set<NewUpload>();
  const seen = new Set(reserved);
  const open: NewUpload[] = [];
  for (const upload of added) {
    if (seen.has(upload.path)) clashes.add(upload);
    else open.push(upload);
    seen.add(upload.path);
  }
  const check = async () => {
    for (let upload = open.shift(); upload; upload = open.shift()) {
      if (await isTaken(upload.path)) clashes.add(upload);
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, check));
  return clashes;
}

/** The first of `cv (2).pdf`, `cv (3).pdf` ... that is free. */
async function freePath(path: string, reserved: ReadonlySet<string>): Promise<string> {
  let free = nextName(path);
  while (reserved.has(free) || (await isTaken(free))) free = nextName(free);
  return free;
}

/** The files that are to be sent once each clash has its answer, under the names that they get. */
export async function settled(
  added: readonly NewUpload[],
  answers: ReadonlyMap<NewUpload, ClashAnswer>,
  reserved: ReadonlySet<string>,
): Promise<NewUpload[]> {
  const wanted = added.filter((upload) => answers.get(upload) !== 'skip');
  const taken = new Set([...reserved, ...wanted.map(({ path }) => path)]);
  const result: NewUpload[] = [];
  for (const upload of wanted) {
    const path = answers.get(upload) === 'both' ? await freePath(upload.path, taken) : upload.path;
    taken.add(path);
    result.push({ ...upload, path });
  }
  return result;
}
