/** One daily run of retention: what it removed, what failed, and whether time is left. */

/** How many of each kind went; `failed` are left for the next round, and so is the rest where it is `unfinished`. */
export interface RetentionReport {
  applications: number;
  uploads: number;
  talents: number;
  auditEntries: number;
  exports: number;
  imports: number;
  documents: number;
  /** What was kept to undo them. */
  merges: number;
  /** With other jobs, of people who may not be considered for them any more. */
  matches: number;
  messages: number;
  leads: number;
  failed: number;
  unfinished: boolean;
}

export interface Round {
  report: RetentionReport;
  /** Whether to stop here; then the report says that there was more to do. */
  isOver(): boolean;
  /** Does it, and goes on without it where it fails. */
  attempt(act: () => Promise<void>): Promise<void>;
}

export interface RoundDeps {
  hasTimeLeft(): boolean;
  /** Called with everything that failed. */
  onFailure(error: unknown): void;
}

/** A round that has removed nothing yet. */
export function retentionRound({ hasTimeLeft, onFailure }: RoundDeps): Round {
  const files = { exports: 0, imports: 0, documents: 0 };
  const counts = {
    applications: 0,
    uploads: 0,
    talents: 0,
    auditEntries: 0,
    matches: 0,
    merges: 0,
    messages: 0,
    leads: 0,
    ...files,
  };
  const report: RetentionReport = { ...counts, failed: 0, unfinished: false };
  return {
    report,
    isOver: () => {
      if (hasTimeLeft()) return false;
      report.unfinished = true;
      return true;
    },
    attempt: async (act) => {
      try {
        await act();
      } catch (error) {
        report.failed += 1;
        onFailure(error);
      }
    },
  };
}
