/** Time promises for background work, and the counts that show whether they are kept. */

/** Work of a queue: `ended` counts what was done or given up, `late` what of it took longer than promised since it was asked for. */
export interface QueuePromise {
  ended: 'ReadingsEnded' | 'MatchingsEnded';
  late: 'ReadingsLate' | 'MatchingsLate';
  withinSeconds: number;
}

/** A resume is read, and a person compared, within two minutes; a scan counts once for each of its two steps. */
export const QUEUE_PROMISES = {
  read: { ended: 'ReadingsEnded', late: 'ReadingsLate', withinSeconds: 120 },
  match: { ended: 'MatchingsEnded', late: 'MatchingsLate', withinSeconds: 120 },
} as const satisfies Record<string, QueuePromise>;
