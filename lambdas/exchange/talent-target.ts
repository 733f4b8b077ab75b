/** Imports talents: each row becomes an application with a text that is read and quoted like any resume. */
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import type { ImportedTalent } from '../../shared/domain/exchange-talents.ts';
import { profileText } from '../../shared/resume/index.ts';
import { isErasedRow } from '../erasure/erased-digest.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { KnownBy } from '../stores/known-by.ts';
import type { RunRecord } from '../stores/run-store.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { GoodRow, ImportTarget } from './import-target.ts';
import { type TakeBackDeps, takeBackApplication } from './take-back-application.ts';

export interface TalentTargetDeps extends TakeBackDeps {
  applications: TakeBackDeps['applications'] & Pick<ApplicationStore, 'insert'>;
  uploads: TakeBackDeps['uploads'] & Pick<UploadStore, 'writeOnce'>;
  ownerOf: OwnerOf;
  derivedId(...parts: string[]): string;
}

const TEXT_TYPE = 'text/plain';

const knownBy = ({ email, phone }: ImportedTalent): KnownBy =>
  email === undefined ? { phone: phone ?? '' } : { email };

const orAbsent = <T>(items: readonly T[]): T[] | undefined => (items.length > 0 ? [...items] : undefined);

/** The text that is read, and that all evidence about this person quotes. */
export function importedText({ summary, certificates, ...talent }: ImportedTalent): string {
  const typed = Object.fromEntries(Object.entries(talent).filter(([, value]) => value !== undefined)) as typeof talent;
  const entered = { ...typed, phone: talent.phone ?? '', certificates: certificates.join('\n') || undefined };
  const text = profileText({ ...entered, ...(summary !== undefined && { aboutMe: summary }) } as Parameters<
    typeof profileText
  >[0]);
  return text;
}

/** What was given in fields of their own; it wins over what is read. */
function typedFields(talent: ImportedTalent): ApplicationRecord['profileForm'] {
  const { summary, certificates, educationLevel, headline, link, location, skills } = talent;
  return {
    ...(summary && { aboutMe: summary }),
    ...(certificates.length > 0 && { certificates: certificates.join('\n') }),
    ...(educationLevel && { educationLevel }),
    ...(headline && { headline }),
    ...(link && { link }),
    ...(location && { location }),
    ...(orAbsent(skills) && { skills }),
  };
}

function applicationFrom(
  talent: ImportedTalent,
  applicationId: string,
  run: RunRecord,
  now: string,
): ApplicationRecord {
  return {
    applicationId,
    kind: 'application',
    version: 1,
    // Of a time of its own: a reader of the same person's record from an import that was taken back never fits.
    revision: Math.floor(Date.parse(now) / 1000),
    source: 'import',
    importId: run.runId,
    // A recruiter says whose address this is.
    confirmedAt: now,
    ...(run.basis !== undefined && { basis: run.basis }),
    firstName: talent.firstName,
    lastName: talent.lastName,
    ...(talent.email !== undefined && { email: talent.email }),
    ...(talent.phone !== undefined && { phone: talent.phone }),
    language: talent.language,
    stage: 'new',
    submittedAt: now,
    updatedAt: now,
    unfinished: 'upload',
    correlationId: run.correlationId,
    profileForm: typedFields(talent),
    resumeStatus: 'awaiting-upload',
    declaredType: TEXT_TYPE,
    objectKey: `${UPLOAD_PREFIXES.applications}${applicationId}`,
  };
}

function talentIn({ record }: GoodRow): ImportedTalent {
  if (record.kind !== 'talent') throw new Error(`A ${record.kind} among the talents of an import`);
  return record.value;
}

/** The way of talents. */
export function talentTarget(deps: TalentTargetDeps): ImportTarget {
  const idOf = (key: string) => deps.derivedId('import', key);

  /** Anybody may have been first to give an address: an unconfirmed talent makes way for the one that is imported. */
  const isTalent = async (talent: ImportedTalent): Promise<boolean> => {
    const owner = await deps.ownerOf(knownBy(talent));
    const there = owner && (await deps.talents.get(await deps.talents.resolveMergedId(owner)));
    return Boolean(there && there.confirmedAt !== undefined);
  };

  const takeBack = (id: string, run: RunRecord) =>
    takeBackApplication(id, ({ importId }) => importId === run.runId, deps);

  return {
    idOf,
    isKnown: async (row) =>
      (await deps.applications.get(idOf(row.key))) !== undefined || (await isTalent(talentIn(row))),
    add: async (row, run) => {
      const talent = talentIn(row);
      const id = idOf(row.key);
      if (isErasedRow(run, knownBy(talent), talent)) {
        // It may have been added at the very moment of the erasure.
        await takeBack(id, run);
        return 'erased';
      }
      let stored = await deps.applications.get(id);
      if (!stored && (await isTalent(talent))) return 'known';
      if (!stored) {
        const application = applicationFrom(talent, id, run, deps.now());
        stored = (await deps.applications.insert(application)) ? application : await deps.applications.get(id);
      }
      if (stored?.importId !== run.runId) return 'known';
      // Also where the record was stored before a crash and the text was not.
      await deps.uploads.writeOnce(stored.objectKey, new TextEncoder().encode(importedText(talent)), TEXT_TYPE);
      return 'added';
    },
    takeBack,
  };
}
