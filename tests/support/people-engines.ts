/** The engines of the index of people, each over a table in memory: files of SQLite, and a collection of OpenSearch on this machine. */

import { type LocalOpenSearch, startOpenSearch } from '../../infra/local/opensearch/opensearch.ts';
import { peopleIndex } from '../../lambdas/indexes/opensearch/people-index.ts';
import { peopleWriter } from '../../lambdas/indexes/opensearch/people-writer.ts';
import { type PeopleIndex, talentIndex } from '../../lambdas/indexes/talent-index.ts';
import { searchClient } from '../../lambdas/runtime/search-client.ts';
import type { ResumeStore } from '../../lambdas/stores/resume-store.ts';
import type { TalentStore } from '../../lambdas/stores/talent-store.ts';
import type { Clock } from './fakes.ts';

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'nobody' };

export interface Engine {
  index: PeopleIndex;
  /** Has everything taken in that is stored, and shown. */
  settle(): Promise<void>;
}

export interface EngineMaker {
  name: string;
  make(talents: TalentStore, clock: Clock, resumes?: Pick<ResumeStore, 'formsOf'>): Promise<Engine>;
  end(): Promise<void>;
}

export const SQLITE: EngineMaker = {
  name: 'files of SQLite',
  make: async (talents, clock) => {
    const index = talentIndex({ talents, path: ':memory:', now: () => Date.parse(clock.now()) });
    return { index, settle: async () => clock.pass(120) };
  },
  end: async () => undefined,
};

const noForms = { formsOf: async () => [] };

/** A client of the stand-in. */
export const localSearch = ({ endpoint }: LocalOpenSearch) =>
  searchClient({ endpoint, region: 'eu-west-1', credentials: CREDENTIALS });

export const startLocalOpenSearch = (showsAtOnce = true) => startOpenSearch({ credentials: CREDENTIALS, showsAtOnce });

/** The writer of a collection over a store of talents, by its clock. */
export function writerOf(
  local: LocalOpenSearch,
  talents: TalentStore,
  clock: Clock,
  resumes: Pick<ResumeStore, 'formsOf'> = noForms,
) {
  const now = () => Date.parse(clock.now());
  const today = () => clock.now().slice(0, 7);
  return peopleWriter({ search: localSearch(local), talents, resumes, now, today });
}

export const OPENSEARCH: EngineMaker = (() => {
  const started: LocalOpenSearch[] = [];
  return {
    name: 'a collection of OpenSearch',
    make: async (talents, clock, resumes) => {
      const local = await startLocalOpenSearch(false);
      started.push(local);
      const writer = writerOf(local, talents, clock, resumes);
      const now = () => Date.parse(clock.now());
      const settle = async () => {
        clock.pass(60);
        await writer.round();
        local.refresh();
        clock.pass(90);
      };
      await settle();
      return { index: peopleIndex({ search: localSearch(local), talents, now }), settle };
    },
    end: async () => {
      for (const local of started.splice(0)) await local.close();
    },
  };
})();
