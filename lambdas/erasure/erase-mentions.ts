/** Removes a person's name from unlikely places: saved searches, and file names in runs. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { Preferences, SavedView } from '../../shared/domain/preferences.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { allKnownBy } from '../stores/known-by.ts';
import type { PreferenceStore } from '../stores/preference-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

export interface EraseMentionsDeps {
  preferences: Pick<PreferenceStore, 'all' | 'get' | 'put'>;
  runs: Pick<RunStore, 'list' | 'get' | 'advance'>;
}

/** What a person is called and reached by, under every spelling that is known. */
export interface PersonWords {
  names: { firstName: string; lastName: string }[];
  emails: string[];
  phones: string[];
  /** Where their own files lay. */
  files: string[];
}

type Named = Pick<ApplicationRecord, 'firstName' | 'lastName' | 'email' | 'phone' | 'objectKey'>;

/** The words of a talent, as far as there is one, and of applications. */
export function wordsOf(talent: TalentRecord | undefined, applications: readonly Named[]): PersonWords {
  const known = talent ? allKnownBy(talent) : [];
  const { applied, edits } = talent ?? {};
  const edited = applied && {
    firstName: edits?.firstName ?? applied.firstName,
    lastName: edits?.lastName ?? applied.lastName,
  };
  const phones = [applied?.phone, edits?.phone, ...applications.map(({ phone }) => phone)];
  const emails = applications.flatMap(({ email }) => email ?? []);
  return {
    names: [applied, edited, ...applications].flatMap((named) => named ?? []),
    emails: [...emails, ...known.flatMap((one) => ('email' in one ? one.email : []))],
    phones: [...phones, ...known.map((one) => ('phone' in one ? one.phone : undefined))].flatMap((one) => one ?? []),
    files: applications.map(({ objectKey }) => objectKey),
  };
}

/** Of whom no address is proven: where their files lay, and nothing that may be someone else's. */
export function wordsOfFiles(applications: readonly Pick<Named, 'objectKey'>[]): PersonWords {
  return { names: [], emails: [], phones: [], files: applications.map(({ objectKey }) => objectKey) };
}

const PHONE_DIGITS_MIN = 7;
/** Without the country's code, which the same number may be written without. */
const PHONE_DIGITS_COMPARED = 9;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Text of an address is written otherwise: `lucia%20prado`, `lucia+prado`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/**
 * Whether a text names the person: by an address, a number, or a first and a last name together. One name alone is
 * many people's, and a search for it nobody's in particular.
 */
export function mentions({ names, emails, phones, files }: PersonWords, text: string): boolean {
  if (files.includes(text)) return true;
  const spellings = [text, decoded(text)];
  const words = new Set(spellings.flatMap(wordsIn));
  const hasOneOf = (name: string) => wordsIn(name).some((word) => words.has(word));
  if (names.some(({ firstName, lastName }) => hasOneOf(firstName) && hasOneOf(lastName))) return true;
  const lower = spellings.map((spelling) => spelling.toLowerCase());
  if (emails.some((email) => lower.some((one) => one.includes(normaliseEmail(email))))) return true;
  const digits = spellings.map(digitsOf);
  return phones.some((phone) => {
    const number = digitsOf(phone).slice(-PHONE_DIGITS_COMPARED);
    return number.length >= PHONE_DIGITS_MIN && digits.some((one) => one.includes(number));
  });
}

const PAGE = 100;

/** Removes saved searches that name the person, and takes their name from what runs remember of files. */
export async function eraseMentions(words: PersonWords, deps: EraseMentionsDeps): Promise<void> {
  const namesThem = (text: string | null) => text !== null && mentions(words, text);
  await forgetViews(namesThem, deps);
  let cursor: string | undefined;
  do {
    const page = await deps.runs.list({ limit: PAGE, cursor });
    for (const run of page.items) if (mayName(run, namesThem)) await forgetInRun(run.runId, namesThem, deps);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

type NamesThem = (text: string | null) => boolean;

async function forgetViews(namesThem: NamesThem, { preferences }: EraseMentionsDeps): Promise<void> {
  const isTheirs = ({ name, query }: SavedView) => namesThem(name) || namesThem(query);
  for await (const { userId, views } of preferences.all()) {
    if (!views.some(isTheirs)) continue;
    const forget = async (kept: Preferences | undefined) => {
      if (!kept) return;
      const left = kept.views.filter((view) => !isTheirs(view));
      if (!(await preferences.put(userId, { version: kept.version + 1, views: left }, kept.version))) return LOST;
    };
    await updateWithRetry(() => preferences.get(userId), forget, failBusy('Saved views'));
  }
}

/** A list leaves out what a reconciliation found, so that it has to be read. */
const mayName = ({ fileName, ignoredColumns, findingCounts }: RunRecord, namesThem: NamesThem): boolean =>
  [fileName, ...ignoredColumns].some(namesThem) || Object.values(findingCounts).some((count) => count > 0);

async function forgetInRun(runId: string, namesThem: NamesThem, { runs }: EraseMentionsDeps): Promise<void> {
  const forget = async (run: RunRecord | undefined) => {
    if (!run) return;
    const { fileName, ignoredColumns, findings } = run;
    if (![fileName, ...ignoredColumns, ...findings.map(({ fullPath }) => fullPath)].some(namesThem)) return;
    const left = {
      fileName: namesThem(fileName) ? null : fileName,
      ignoredColumns: ignoredColumns.filter((column) => !namesThem(column)),
      findings: findings.map((one) => (namesThem(one.fullPath) ? { ...one, fullPath: null } : one)),
    };
    if (!(await runs.advance(run, left))) return LOST;
  };
  await updateWithRetry(() => runs.get(runId), forget, failBusy(`Run ${runId}`));
}
