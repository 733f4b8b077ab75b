/** Erases a person and all their data. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { type EraseCopiesDeps, eraseExports, eraseImports } from '../erasure/erase-copies.ts';
import {
  type EraseMentionsDeps,
  eraseMentions,
  type PersonWords,
  wordsOf,
  wordsOfFiles,
} from '../erasure/erase-mentions.ts';
import {
  type EraseNotesDeps,
  type EraseRecordDeps,
  eraseFileAndRecord,
  eraseNotes,
  eraseUnjoined,
} from '../erasure/erase-traces.ts';
import { type IsTheirs, ownUnderAddress } from '../erasure/own-under-address.ts';
import type { ActionInput } from '../runtime/http.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import { allKnownBy } from '../stores/known-by.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { ErasedIds, WasConfirmed } from '../stores/talent-tombstones.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type EraseMessagesDeps, eraseMessagesOf } from './erase-messages-of.ts';

export interface DeleteTalentDeps extends EraseNotesDeps, EraseCopiesDeps, EraseMentionsDeps {
  talents: Pick<TalentStore, 'get' | 'besides' | 'placeAnew' | 'releaseClaim' | 'remove'>;
  erasedIds: ErasedIds;
  wasConfirmed: WasConfirmed;
  applications: Pick<ApplicationStore, 'get' | 'list' | 'listUnjoined' | 'remove'>;
  resumes: Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  outbox: EraseRecordDeps['outbox'];
  messages: EraseMessagesDeps['messages'];
  uploads: Pick<UploadStore, 'removeAllVersions' | 'removeVersions' | 'listVersions'>;
  runs: EraseCopiesDeps['runs'] & EraseMentionsDeps['runs'];
  audit: Audit;
}

type Input = Pick<ActionInput<typeof routes.deleteTalent>, 'params' | 'correlationId'>;

/** Employers' and jobs' exports are about others, and the trail holds ids. */
const EXPORTS_OF_PEOPLE = ['talents', 'applications', 'messages'] as const;

/**
 * Anyone who stands beside the talent gave the same address or number, and goes first; of an unconfirmed one only those of
 * the same name (`ownUnderAddress`), and the others get the address. The talent itself goes last: if anything fails before,
 * it is still there, and deleting it again goes on. That of one who is gone already removes what came late. It is noted
 * before the talent goes, so that no erasure is without a note. Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`.
 */
export async function deleteTalent(input: Input, actor: Actor, deps: DeleteTalentDeps): Promise<void> {
  authorise(actor, 'records.delete');
  const { id } = input.params;
  const erase = (talent: TalentRecord | undefined) =>
    talent ? eraseTalent(talent, input, actor, deps) : eraseAgain(input, actor, deps);
  await updateWithRetry(() => deps.talents.get(id), erase);
}

async function eraseTalent(
  talent: TalentRecord,
  input: Input,
  actor: Actor,
  deps: DeleteTalentDeps,
): Promise<typeof LOST | undefined> {
  const { talentId } = talent;
  const applications = await applicationsOf(talent, deps);
  const isTheirs = ownUnderAddress(talent, wordsOf(talent, applications).names);
  // One who is confirmed is about to get the address.
  const isSame = ({ applied, confirmedAt }: TalentRecord) =>
    isTheirs(applied) && (talent.confirmedAt !== undefined || confirmedAt === undefined);
  const deleteOwnBesides = () => deleteBesides({ ids: idsOf(talent), isSame }, input, actor, deps);
  const others = await deleteOwnBesides();
  const words = await eraseTraces({ talent, applications, isTheirs }, deps);
  const record = { recordKind: 'talent', recordId: talentId, correlationId: input.correlationId } as const;
  await deps.audit(actor, { action: 'talent.erase', ...record, changes: [], once: talent.createdAt });
  // Without the talent nothing would say any more which addresses were theirs.
  for (const known of allKnownBy(talent)) await deps.talents.releaseClaim(known, talentId);
  for (const other of others) await deps.talents.placeAnew(other);
  // Not so when an application came in meanwhile: then that goes too.
  if (!(await deps.talents.remove(talent))) return LOST;
  // Read while all that went by, one may have come to stand beside them after the first look.
  for (const other of await deleteOwnBesides()) await deps.talents.placeAnew(other);
  await eraseMentions(words, deps);
  await eraseLate(idsOf(talent), deps);
}

const idsOf = ({ talentId, mergedIds = [] }: TalentRecord) => [talentId, ...mergedIds];

/** Deletes those who are the same person; the others, oldest first. */
async function deleteBesides(
  { ids, isSame }: { ids: readonly string[]; isSame: (beside: TalentRecord) => boolean },
  input: Input,
  actor: Actor,
  deps: DeleteTalentDeps,
): Promise<TalentRecord[]> {
  const found = (await Promise.all(ids.map((id) => deps.talents.besides(id)))).flat();
  for (const { talentId } of found.filter(isSame)) {
    await deleteTalent({ ...input, params: { id: talentId } }, actor, deps);
  }
  return found.filter((beside) => !isSame(beside)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

interface Traces {
  talent: TalentRecord;
  applications: readonly ApplicationRecord[];
  isTheirs: IsTheirs;
}

/** Removes everything but the talent; answers what the person was called, for whatever else may name them. */
async function eraseTraces({ talent, applications, isTheirs }: Traces, deps: DeleteTalentDeps): Promise<PersonWords> {
  // A talent beside another gave that one's address: only their files are known to be theirs.
  const isBeside = talent.besideId !== undefined;
  const words = isBeside ? wordsOfFiles(applications) : wordsOf(talent, applications);
  await eraseImports(talent.confirmedAt === undefined ? { ...words, onlyUnder: words.names } : words, deps);
  // Before what contains the words, so that an erasure that was interrupted still knows them when it goes on.
  await eraseMentions(words, deps);
  const messageIds = await eraseMessagesOf({ emails: words.emails, isTheirs }, deps);
  // Before the applications, whose names say what is theirs: an erasure that goes on still knows them.
  if (!isBeside) await eraseUnjoined(talent, isTheirs, deps);
  for (const application of applications) await eraseFileAndRecord(application, deps);
  for (const talentId of idsOf(talent)) {
    await deps.resumes.removeAll(talentId);
    await deps.matches.removeOfTalent(talentId);
  }
  await eraseNotes(idsOf(talent), deps);
  const applicationIds = applications.map(({ applicationId }) => applicationId);
  const ids = [...idsOf(talent), ...applicationIds, ...messageIds];
  await eraseExports({ ids, records: EXPORTS_OF_PEOPLE }, deps);
  return words;
}

/** What someone noted, exported or matched while all that went by. */
async function eraseLate(ids: readonly string[], deps: DeleteTalentDeps): Promise<void> {
  for (const talentId of ids) await deps.matches.removeOfTalent(talentId);
  await eraseNotes(ids, deps);
  await eraseExports({ ids, records: EXPORTS_OF_PEOPLE }, deps);
}

/**
 * The earlier erasure may have been interrupted right after; imports were notified before. By what an unconfirmed person
 * was called is not known any more: a person who came to stand beside them meanwhile may be someone else, and gets the address.
 */
async function eraseAgain(input: Input, actor: Actor, deps: DeleteTalentDeps): Promise<void> {
  const ids = await deps.erasedIds(input.params.id);
  if (!ids) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const isAll = await deps.wasConfirmed(input.params.id);
  for (const other of await deleteBesides({ ids, isSame: () => isAll }, input, actor, deps)) {
    await deps.talents.placeAnew(other);
  }
  for (const talentId of ids) await deps.resumes.removeAll(talentId);
  await eraseLate(ids, deps);
}
