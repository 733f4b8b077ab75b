/** Adds forms for rankings to documents that were put in before their forms were made. */
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { ReadingKey, ResumeStore } from '../../stores/resume-store.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import { storedForms } from '../stored-forms.ts';
import { BATCH, noneYet, type PeoplePuts, type PeopleReport } from './people-puts.ts';
import { has, without } from './query.ts';
import { searchIn } from './search-all.ts';

/** Documents that lack a form, of which one round looks twice at so many. */
const FORMS_AT_ONCE = 500;

export interface FormAdderDeps {
  search: SearchClient;
  index: string;
  puts: PeoplePuts;
  talents: Pick<TalentStore, 'get'>;
  resumes: Pick<ResumeStore, 'formsOf'>;
}

/** Puts in again those of them whose form is there by now. */
async function addForms(keys: readonly ReadingKey[], { puts, talents, resumes }: FormAdderDeps): Promise<PeopleReport> {
  const report = noneYet();
  for (let at = 0; at < keys.length; at += BATCH) {
    const some = keys.slice(at, at + BATCH);
    const made = new Set(storedForms(await resumes.formsOf(some), puts.version()).map(({ resumeId }) => resumeId));
    const ids = some.filter(({ resumeId }) => made.has(resumeId)).map(({ talentId }) => talentId);
    const people = (await Promise.all(ids.map((id) => talents.get(id)))).filter((talent) => talent !== undefined);
    // Who stands beside somebody has no document: lists show those who stand for themselves.
    await puts.people(
      people.filter(({ besideId }) => besideId === undefined),
      report,
    );
  }
  return report;
}

/**
 * Forms are made after readings are settled, and change no talent: documents that lack one are made again once it is there.
 * A round looks at those who changed last, and at others from where the round before ended; it returns `true` where a look
 * at all of them has found no form to add.
 */
export function formAdder(deps: FormAdderDeps): (report: PeopleReport) => Promise<boolean> {
  const { search, index, puts } = deps;
  const sort = [{ updatedAt: 'desc' }, { talentId: 'asc' }];
  let [after, isAdding]: [unknown[] | undefined, boolean] = [undefined, false];

  /** The next that lack a form; the place of the last one, where more may follow. */
  const look = async (from: unknown[] | undefined, report: PeopleReport): Promise<unknown[] | undefined> => {
    const query = without(has('resumeId'), [{ term: { engine: puts.version().engine } }]);
    const body = { query, sort, size: FORMS_AT_ONCE, _source: ['resumeId'], ...(from && { search_after: from }) };
    const { hits } = (await searchIn<{ resumeId: string }>(search, index, body)).hits;
    const { written, late, refused } = await addForms(
      hits.map(({ _id, _source }) => ({ talentId: _id, resumeId: _source.resumeId })),
      deps,
    );
    report.written += written;
    report.late += late;
    report.refused += refused;
    isAdding ||= written + late > 0;
    return hits.length < FORMS_AT_ONCE ? undefined : hits.at(-1)?.sort;
  };

  return async (report) => {
    const first = await look(undefined, report);
    after = first && (await look(after ?? first, report));
    if (after) return false;
    const isDone = !isAdding;
    isAdding = false;
    return isDone;
  };
}
