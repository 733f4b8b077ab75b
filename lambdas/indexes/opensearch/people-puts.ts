/** Puts people into the collection, and the ids of those who are gone, a batch at a time. */
import { type FormVersion, formVersion } from '../../../shared/matching/index.ts';
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { ResumeStore } from '../../stores/resume-store.ts';
import type { TalentRecord } from '../../stores/talent-record.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import { storedForms } from '../stored-forms.ts';
import { type Written, writeInBulk } from './bulk.ts';
import { goneDocument, personDocument, timeOf } from './people-document.ts';

export interface PeopleReport {
  written: number;
  late: number;
  refused: number;
  gone: number;
  compared: boolean;
  behindSeconds: number;
}

export const noneYet = (): PeopleReport => ({
  written: 0,
  late: 0,
  refused: 0,
  gone: 0,
  compared: false,
  behindSeconds: 0,
});

/** DynamoDB's limit for one batch, and documents built before they are sent. */
export const BATCH = 100;

export type Gone = Awaited<ReturnType<TalentStore['changedSince']>>['gone'][number];

export interface PeoplePutsDeps {
  search: SearchClient;
  index: string;
  resumes: Pick<ResumeStore, 'formsOf'>;
  /** `YYYY-MM`. */
  today(): string;
}

export class PeoplePuts {
  readonly #deps: PeoplePutsDeps;

  constructor(deps: PeoplePutsDeps) {
    this.#deps = deps;
  }

  /** Of the forms that are stored today. */
  version(): FormVersion {
    return formVersion(this.#deps.today());
  }

  async documents(documents: readonly Written[], report: PeopleReport): Promise<void> {
    const { search, index } = this.#deps;
    const { written, late, refused } = await writeInBulk(search, index, documents);
    report.written += written;
    report.late += late;
    report.refused += refused;
  }

  /** Their documents, with the forms that are stored with their readings. */
  async people(people: readonly TalentRecord[], report: PeopleReport): Promise<void> {
    for (let at = 0; at < people.length; at += BATCH) {
      const some = people.slice(at, at + BATCH);
      const keys = some.flatMap(({ talentId, resumeId }) => (resumeId === undefined ? [] : [{ talentId, resumeId }]));
      const stored = keys.length === 0 ? [] : storedForms(await this.#deps.resumes.formsOf(keys), this.version());
      const forms = new Map(stored.map((form) => [form.resumeId, form]));
      const documents = some.map((talent): Written => {
        const document = personDocument(talent, forms.get(talent.resumeId ?? ''));
        return { id: talent.talentId, version: document.updatedAt, document };
      });
      await this.documents(documents, report);
    }
  }

  async gone(gone: readonly Pick<Gone, 'goneId' | 'updatedAt'>[], report: PeopleReport): Promise<void> {
    const documents = gone.map(({ goneId, updatedAt }): Written => {
      const at = timeOf(updatedAt);
      return { id: goneId, version: at, document: goneDocument(goneId, at) };
    });
    report.gone += documents.length;
    await this.documents(documents, report);
  }
}
