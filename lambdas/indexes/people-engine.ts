/** Chooses the engine of the index of people: a collection of OpenSearch where the stage has one, else files of SQLite. */
import { once } from '../runtime/once.ts';
import type { SearchClient } from '../runtime/search-requests.ts';
import type { GenerationStore } from '../stores/generation-store.ts';
import { peopleIndex } from './opensearch/people-index.ts';
import { type PeopleIndex, sharedTalentIndex, type TalentIndexDeps } from './talent-index.ts';

/** The index of this process. */
export const sharedPeople = once(
  (talents: TalentIndexDeps['talents'], generations: GenerationStore, search: SearchClient | undefined): PeopleIndex =>
    search ? peopleIndex({ search, talents }) : sharedTalentIndex(talents, generations),
);
