/** Runs every probe against the site in parallel and reports the result of each. */
import { PROBE_NAMES, type ProbeName } from '../../shared/contract/probes.ts';
import { type Ask, PROBES } from './probes.ts';

export interface Probed {
  probe: ProbeName;
  seconds: number;
  /** What is wrong, for a log; missing where all is well. */
  wrong?: string;
}

export interface ProbeSiteDeps {
  siteOrigin: string;
  ask: Ask;
}

/** Never rejects: a probe that got no answer is one that failed. */
export async function probeSite({ siteOrigin, ask }: ProbeSiteDeps): Promise<Probed[]> {
  return Promise.all(
    PROBE_NAMES.map(async (probe) => {
      const startedAt = performance.now();
      const wrong = await PROBES[probe](siteOrigin, ask).catch(nameOf);
      return { probe, seconds: (performance.now() - startedAt) / 1000, ...(wrong !== undefined && { wrong }) };
    }),
  );
}

/** Without the message, which may quote what was answered. */
const nameOf = (error: unknown): string => `no answer: ${error instanceof Error ? error.name : typeof error}`;
