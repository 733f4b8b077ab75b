/** Provides the form of every reading in a ranking: cached, stored with the reading, or computed from its text. */
import type { Resume } from '../../shared/domain/talent.ts';
import { ENGINE_VERSION, encodeRankingForm, formVersion } from '../../shared/matching/index.ts';
import { NO_MONTH, type RankingForms, type StoredForm } from '../indexes/ranking-forms.ts';
import { storedForms } from '../indexes/stored-forms.ts';
import type { ReadingKey, ResumeStore } from '../stores/resume-store.ts';
import { type Matcher, TOO_COMPLEX } from './matcher.ts';

export interface ReadingFormsDeps {
  forms: RankingForms;
  resumes: Pick<ResumeStore, 'getMany' | 'formsOf' | 'keepForm' | 'markTooComplex'>;
  matcher: Pick<Matcher, 'ranking'>;
  /** `YYYY-MM`, up to which current jobs count. */
  today(): string;
}

/** DynamoDB's limit for one batch. */
const BATCH = 100;
/** Batches asked for before they are needed. */
const AHEAD = 4;
/** Readings prepared before the forms made so far are kept and other work gets its turn: some 100 ms. */
const MADE_AT_ONCE = 20;
/**
 * Forms of an earlier month, whether kept here or stored with their readings, that one ranking brings up to date; the others
 * rank as they stood then, which is all but the same.
 */
const RENEWED_MAX = 200;

export interface KeepFormDeps extends Pick<ReadingFormsDeps, 'matcher' | 'today'> {
  resumes: Pick<ResumeStore, 'keepForm' | 'markTooComplex'>;
}

/** Stores the form of one reading with it, or that there is none, which also the ranking of another container finds. */
export async function keepReadingForm(resume: Resume, { matcher, resumes, today }: KeepFormDeps): Promise<StoredForm> {
  const version = formVersion(today());
  const ranking = await matcher.ranking(resume, today());
  const { resumeId } = resume;
  if (ranking === TOO_COMPLEX) {
    await resumes.markTooComplex(resume, ENGINE_VERSION);
    return { resumeId, ...version, bytes: null };
  }
  const form = { ...version, bytes: encodeRankingForm(ranking) };
  await resumes.keepForm(resume, form);
  return { resumeId, ...form };
}

interface OldForm extends ReadingKey {
  month: string;
}

/** So that no form is passed over again and again, however few rankings a month has. */
const oldestFirst = (old: readonly OldForm[]) => old.toSorted((a, b) => a.month.localeCompare(b.month));

/** Readings without a form of this engine, and a few of those whose form is of an earlier month. */
export function lacking(readings: readonly ReadingKey[], { forms, today }: ReadingFormsDeps): ReadingKey[] {
  const months = forms.notOf(
    readings.map(({ resumeId }) => resumeId),
    formVersion(today()),
  );
  if (months.size === 0) return [];
  const of = readings.flatMap((key) => {
    const month = months.get(key.resumeId);
    return month === undefined ? [] : [{ ...key, month }];
  });
  const isMissing = ({ month }: OldForm) => month === NO_MONTH;
  const old = oldestFirst(of.filter((key) => !isMissing(key))).slice(0, RENEWED_MAX);
  const missing = of.filter(isMissing).map(({ talentId, resumeId }) => ({ talentId, resumeId }));
  return [...missing, ...old];
}

/** Makes sure of these forms and says after each few how many are there; what was kept before an end stays kept. */
export async function* completeForms(keys: readonly ReadingKey[], deps: ReadingFormsDeps): AsyncGenerator<number> {
  const version = formVersion(deps.today());
  let done = 0;
  const [none, old]: [ReadingKey[], OldForm[]] = [[], []];
  for await (const { found, batch } of batched(keys, (some) => deps.resumes.formsOf(some))) {
    const stored = storedForms(found, version);
    deps.forms.put(stored);
    const months = new Map(stored.map(({ resumeId, month }) => [resumeId, month]));
    for (const key of batch) {
      const month = months.get(key.resumeId);
      if (month === undefined) none.push(key);
      else if (month !== version.month) old.push({ ...key, month });
    }
    done += stored.length;
    yield done - Math.min(old.length, RENEWED_MAX);
  }
  const renewed = oldestFirst(old).slice(0, RENEWED_MAX);
  done -= renewed.length;
  for await (const made of makeForms([...none, ...renewed], deps)) yield done + made;
}

/** Makes these of the texts and says after each few how many are there; a reading that is gone needs none. */
async function* makeForms(keys: readonly ReadingKey[], deps: ReadingFormsDeps): AsyncGenerator<number> {
  let done = 0;
  const toMake = keys.map(({ talentId, resumeId }) => ({ talentId, resumeId }));
  for await (const { found, batch } of batched(toMake, (some) => deps.resumes.getMany(some))) {
    done += batch.length - found.length;
    for (let at = 0; at < found.length; at += MADE_AT_ONCE) {
      const some = found.slice(at, at + MADE_AT_ONCE);
      deps.forms.put(await Promise.all(some.map((resume) => keepReadingForm(resume, deps))));
      done += some.length;
      yield done;
    }
  }
}

/** Asks for a hundred at a time, several batches on their way at once. */
export async function* batched<T>(
  keys: readonly ReadingKey[],
  ask: (keys: ReadingKey[]) => Promise<T[]>,
): AsyncGenerator<{ batch: readonly ReadingKey[]; found: T[] }> {
  const onTheWay: { batch: readonly ReadingKey[]; answer: Promise<T[]> }[] = [];
  let next = 0;
  const askNext = () => {
    const batch = keys.slice(next, next + BATCH);
    next += BATCH;
    if (batch.length === 0) return;
    const answer = ask(batch);
    // Awaited in its turn; until then its failure must not count as unhandled.
    answer.catch(() => undefined);
    onTheWay.push({ batch, answer });
  };
  while (onTheWay.length < AHEAD && next < keys.length) askNext();
  for (let one = onTheWay.shift(); one; one = onTheWay.shift()) {
    const found = await one.answer;
    askNext();
    yield { batch: one.batch, found };
  }
}
