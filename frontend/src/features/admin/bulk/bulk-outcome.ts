/** What became of each file of a batch, in one word each and in figures. */
import type { ProcessingRow } from '../../../../../shared/contract/admin-processing.ts';

export interface BulkItem {
  id: string;
  /** On the device that it comes from. */
  name: string;
  /** Where it lies in storage. */
  path: string;
  sizeBytes: number;
  /** `lost`: a reload came before it had been sent. */
  upload: 'waiting' | 'sending' | 'sent' | 'failed' | 'lost';
  sentBytes: number;
  isTryingAgain: boolean;
  /** Code of what went wrong with the upload. */
  problem?: string;
  /** Of its bytes; the same for the same content. */
  digest?: string;
  /** What the server says of it, once it has taken it up. */
  row?: ProcessingRow;
}

/** `queued` until its turn to be read comes; `same-file` and `same-person` as an earlier one of the batch. */
export type Outcome =
  | 'waiting'
  | 'sending'
  | 'upload-failed'
  | 'lost'
  | 'queued'
  | 'reading'
  | 'unreadable'
  | 'new'
  | 'known'
  | 'same-file'
  | 'same-person';

export interface Judged {
  item: BulkItem;
  outcome: Outcome;
  /** The name of the earlier file that it is the same as. */
  sameAs?: string;
}

const OF_UPLOAD = {
  waiting: 'waiting',
  sending: 'sending',
  failed: 'upload-failed',
  lost: 'lost',
  sent: 'queued',
} as const;

function outcomeOf({ upload, row }: BulkItem): Outcome {
  if (!row) return OF_UPLOAD[upload];
  if (row.status === 'failed') return 'unreadable';
  if (row.status !== 'completed') return row.status === 'active' ? 'reading' : 'queued';
  return row.isNewTalent ? 'new' : 'known';
}

/** The earliest file with the same bytes, itself where it has none before it. */
function firstCopies(items: readonly BulkItem[]): (item: BulkItem) => BulkItem {
  const byDigest = new Map<string, BulkItem>();
  for (const item of items) if (item.digest && !byDigest.has(item.digest)) byDigest.set(item.digest, item);
  return (item) => (item.digest && byDigest.get(item.digest)) || item;
}

interface Person {
  /** The file that stands for them: whichever made them known, in the earliest of its copies. */
  first: BulkItem;
  isNew: boolean;
}

function peopleOf(items: readonly BulkItem[], firstCopy: (item: BulkItem) => BulkItem): Map<string, Person> {
  const people = new Map<string, Person>();
  for (const item of items) {
    const { status, talentId, isNewTalent = false } = item.row ?? {};
    if (status !== 'completed' || !talentId || (people.has(talentId) && !isNewTalent)) continue;
    people.set(talentId, { first: firstCopy(item), isNew: isNewTalent });
  }
  return people;
}

const FAILED: readonly Outcome[] = ['upload-failed', 'lost', 'unreadable'];

export const hasFailed = ({ outcome }: Pick<Judged, 'outcome'>) => FAILED.includes(outcome);

/** Each file with what became of it; files of one person, and copies of one file, refer to the first. */
export function judged(items: readonly BulkItem[]): Judged[] {
  const firstCopy = firstCopies(items);
  const people = peopleOf(items, firstCopy);
  return items.map((item) => {
    const outcome = outcomeOf(item);
    if (outcome !== 'known' && outcome !== 'new') return { item, outcome };
    const copied = firstCopy(item);
    if (copied !== item) return { item, outcome: 'same-file', sameAs: copied.name };
    const person = people.get(item.row?.talentId ?? '');
    if (person && person.first !== item) return { item, outcome: 'same-person', sameAs: person.first.name };
    return { item, outcome: person?.isNew ? 'new' : 'known' };
  });
}

const UNDER_WAY: readonly Outcome[] = ['waiting', 'sending', 'queued', 'reading'];

/** Whether something is still going to happen by itself. */
export const isUnderWay = ({ outcome }: Pick<Judged, 'outcome'>) => UNDER_WAY.includes(outcome);

export interface BulkFigures {
  all: number;
  sent: number;
  ended: number;
  /** Of what was to be sent, 0..100. */
  sentPercent: number;
  /** People who are in the list of talents now because of the batch, and people it added to. */
  newTalents: number;
  knownTalents: number;
  /** Files that were read and are of one of these people once more. */
  doubles: number;
  failed: number;
}

export function figuresOf(results: readonly Judged[]): BulkFigures {
  const items = results.map(({ item }) => item);
  const count = (...outcomes: Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0);
  const bytes = sum(items.map(({ sizeBytes }) => sizeBytes));
  const people = new Set(
    results.flatMap(({ item }) => (item.row?.status === 'completed' ? (item.row.talentId ?? []) : [])),
  );
  const made = new Set(results.flatMap(({ item }) => (item.row?.isNewTalent ? (item.row.talentId ?? []) : [])));
  return {
    all: items.length,
    sent: items.filter(({ upload, row }) => upload === 'sent' || row).length,
    ended: results.filter((each) => !isUnderWay(each)).length,
    sentPercent: bytes === 0 ? 0 : Math.floor((100 * sum(items.map(({ sentBytes }) => sentBytes))) / bytes),
    newTalents: made.size,
    knownTalents: people.size - made.size,
    doubles: count('new', 'known', 'same-file', 'same-person') - people.size,
    failed: count(...FAILED),
  };
}
