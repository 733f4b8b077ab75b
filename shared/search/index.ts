/** The public interface of the search: what a query asks for, and how well records meet it, in both languages. */
export { coordinates, distanceKm, pointsOf, townNear } from './coordinates.ts';
export { fieldLabel, fieldsOf } from './fields.ts';
export { type FoundJobs, findJobs, type JobSource, jobsMeetingAll, searchJobs } from './find-jobs.ts';
export { jobSearchForm } from './job-form.ts';
export { askedOf, matchesQuery, meetsAll } from './matches.ts';
export { formPacker, type PackedForm } from './packed-form.ts';
export { locationConcept } from './places.ts';
export { nearestRecords, type Ranked, RELEVANT_SHARE, rankRecords, recordsMeetingAll } from './rank.ts';
export { type SearchableRecord, type SearchForm, searchFormOf, searchFormsVersion } from './search-form.ts';
export { type FilterableJob, type SearchableJob, searchable } from './searchable-job.ts';
export { oneEditFrom, wordBorders } from './spelling.ts';
export { countedIn, mayBeHeld, TOKENS, tokenOf, tokensOf } from './tokens.ts';
export { understandQuery } from './understand.ts';
export type { CalledWords, CountedWords, Term, Understood, Vocabulary } from './understood.ts';
export { partsOf } from './understood-parts.ts';
export { spellingsOf, vocabularyOf } from './vocabulary.ts';
export { nearTokens, type WantedTokens, wantedTokens } from './wanted-tokens.ts';
