/** Derives the facts of a talent from applications and readings, each with its source. */
import { headlineOf } from '../../shared/domain/current-reading.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import { isSameName } from '../../shared/domain/same-name.ts';
import type { FactOrigin, FactOrigins, Resume, TalentFact } from '../../shared/domain/talent.ts';
import { findMentions } from '../../shared/taxonomy/index.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { claimKey, type KnownBy } from '../stores/known-by.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

/** The talent as this application alone would make it; what people typed wins over what was read. */
export function talentFrom(
  record: ApplicationRecord,
  talentId: string,
  known: KnownBy,
  profile: Profile | undefined,
  now: string,
): TalentRecord {
  return {
    talentId,
    kind: 'talent',
    version: 1,
    email: 'email' in known ? normaliseEmail(known.email) : null,
    status: 'new',
    source: record.source,
    createdAt: now,
    updatedAt: now,
    applied: {
      firstName: record.firstName || (profile?.firstName ?? ''),
      lastName: record.lastName || (profile?.lastName ?? ''),
      phone: record.phone ?? profile?.phone ?? null,
      location: profile?.location ?? record.profileForm?.location ?? null,
      headline: (profile && headlineOf(profile)) ?? record.profileForm?.headline ?? null,
    },
    appliedAt: record.submittedAt,
    joined: [record.applicationId],
    ...(record.confirmedAt && { confirmedAt: record.confirmedAt }),
    edits: {},
  };
}

const CONCEPTS_MAX = 300;

/** The skills and occupations that a reading names, by their ids in the taxonomy, those of the profile first. */
export function conceptsOf({ text, profile, correction }: Pick<Resume, 'text' | 'profile' | 'correction'>): string[] {
  const listed = profile.skills.flatMap(({ id }) => id ?? []);
  const mentioned = findMentions(text, ['skill', 'occupation']).map(({ id }) => id);
  const denied = new Set(correction?.withoutConcepts);
  return [...new Set([...listed, ...mentioned])].filter((id) => !denied.has(id)).slice(0, CONCEPTS_MAX);
}

/** An application with the reading that it rests on, if its file could be read. */
export interface Said {
  record: ApplicationRecord;
  reading: Resume | undefined;
}

/** What one voice says of a person. Of two that count alike the later one is believed; nothing never replaces something. */
interface Statement extends FactOrigin {
  /** When its application was confirmed; empty of what a recruiter says, which counts like the first. */
  provenAt: string;
  /** How much it counts: a table row least, then files that are not the current one, then what people say. */
  weight: number;
  says: Partial<Record<TalentFact, string | null>>;
}

const WEIGHT = { stub: 0, file: 1, person: 2 } as const;

/** A row of a table has a name and perhaps a number, and no career behind it. */
function isStub({ record, reading }: Said): boolean {
  const entries = reading ? reading.profile.experience.length + reading.profile.education.length : 0;
  return record.source === 'import' && entries === 0;
}

/** What the person or the row's author typed; a dropped file has no form, its names are those that were read. */
function typed({ record, reading }: Said): Statement[] {
  if (record.source === 'drop') return [];
  const { firstName, lastName, phone = null, profileForm } = record;
  const { location = null, headline = null } = profileForm ?? {};
  const isRow = record.source === 'import';
  const says = { firstName, lastName, phone, location, headline };
  const weight = isStub({ record, reading }) ? WEIGHT.stub : WEIGHT.person;
  return [{ ...originOf({ record, reading }, isRow ? 'import' : 'form'), fileName: null, weight, says }];
}

function originOf({ record, reading }: Said, source: FactOrigin['source']): FactOrigin & Pick<Statement, 'provenAt'> {
  const fileName = reading?.fileName ?? record.fileName ?? null;
  const provenAt = record.confirmedAt ?? record.submittedAt;
  return { source, at: record.submittedAt, applicationId: record.applicationId, fileName, provenAt };
}

/** What the file says: of name and number, less than what someone typed. */
function read({ record, reading }: Said, currentId: string | undefined): Statement[] {
  if (!reading || isStub({ record, reading })) return [];
  const { firstName, lastName, phone, location } = reading.profile;
  const origin = originOf({ record, reading }, 'resume');
  const isCurrent = reading.resumeId === currentId;
  return [
    { ...origin, weight: WEIGHT.file, says: { firstName, lastName } },
    { ...origin, weight: isCurrent ? WEIGHT.person : WEIGHT.file, says: { phone, location } },
  ];
}

const STATED = ['firstName', 'lastName', 'phone', 'location'] as const;

/** What a correction changed or added; what it left as it was is not said by it. */
function corrected({ record, reading }: Said): Statement[] {
  const { correction, correctedAt, profile, sources } = reading ?? {};
  if (!reading || !correction || !correctedAt || !profile || !sources) return [];
  const recruiterStart = correction.recruiter?.start ?? Number.POSITIVE_INFINITY;
  const within = (from: number, to: number) =>
    Object.fromEntries(
      STATED.flatMap((field) => {
        const start = sources[field]?.start ?? -1;
        return start >= from && start < to ? [[field, profile[field]]] : [];
      }),
    );
  const origin = originOf({ record, reading }, 'correction');
  const own = within(correction.statementStart, recruiterStart);
  const theirs = within(recruiterStart, Number.POSITIVE_INFINITY);
  return [
    { ...origin, at: record.correctedAt ?? correctedAt, weight: WEIGHT.person, says: own },
    { ...origin, source: 'recruiter', at: correctedAt, provenAt: '', weight: WEIGHT.person, says: theirs },
  ];
}

/** The headline is the latest role of the current reading; a row's own words stand in where there is none. */
function headline(said: readonly Said[], currentId: string | undefined): Statement[] {
  const current = said.find(({ reading }) => reading !== undefined && reading.resumeId === currentId);
  if (!current?.reading) return [];
  const says = { headline: headlineOf(current.reading.profile) };
  return [{ ...originOf(current, 'resume'), weight: WEIGHT.person + 1, says }];
}

export type CombinedFacts = Pick<TalentRecord, 'applied' | 'appliedAt' | 'origins' | 'differing'>;

/** Who someone is, and where an SMS goes: an application that joins them later does not replace it. */
const IDENTITY: ReadonlySet<TalentFact> = new Set(['firstName', 'lastName', 'phone']);

/** The weakest first, so that what comes later is believed. */
function inOrder(statements: readonly Statement[], isIdentity: boolean): Statement[] {
  const byProof = (a: Statement, b: Statement) => (isIdentity ? b.provenAt.localeCompare(a.provenAt) : 0);
  return statements.toSorted((a, b) => a.weight - b.weight || byProof(a, b) || a.at.localeCompare(b.at));
}

/** Names and numbers that applications give otherwise than the person's own: for a recruiter to settle. */
function differingFrom(applied: TalentRecord['applied'], said: readonly Said[]): TalentRecord['differing'] {
  const differing = said.flatMap(({ record }) => {
    const { applicationId, submittedAt: at, firstName, lastName, phone } = record;
    const isNamed = record.source !== 'drop' && `${firstName}${lastName}`.trim() !== '';
    const isOther = phone && applied.phone && claimKey({ phone }) !== claimKey({ phone: applied.phone });
    return [
      ...(isNamed && !isSameName(record, applied)
        ? [{ field: 'name' as const, value: `${firstName} ${lastName}`.trim(), applicationId, at }]
        : []),
      ...(isOther ? [{ field: 'phone' as const, value: phone, applicationId, at }] : []),
    ];
  });
  return differing.length > 0 ? differing : undefined;
}

/**
 * The facts that these applications alone give of a talent, one or more in any order; `currentId` names the reading that
 * is shown. Someone known by their number stays known by it. Their name and number are those of the application that was
 * confirmed first: one that was confirmed by mistake must not take them over.
 */
export function factsFrom(said: readonly Said[], talent: TalentRecord, currentId?: string): CombinedFacts {
  const statements = said
    .toSorted((a, b) => a.record.submittedAt.localeCompare(b.record.submittedAt))
    .flatMap((one) => [...read(one, currentId), ...typed(one), ...corrected(one)]);
  const all = [...statements, ...headline(said, currentId)];
  const applied: TalentRecord['applied'] = { firstName: '', lastName: '', phone: null, location: null, headline: null };
  const origins: FactOrigins = {};
  for (const isIdentity of [true, false]) {
    for (const { says, weight: _weight, provenAt: _at, ...origin } of inOrder(all, isIdentity)) {
      for (const [field, value] of Object.entries(says) as [TalentFact, string | null][]) {
        if (value === null || value.trim() === '' || IDENTITY.has(field) !== isIdentity) continue;
        Object.assign(applied, { [field]: value });
        origins[field] = origin;
      }
    }
  }
  if (talent.email === null && talent.applied.phone) applied.phone = talent.applied.phone;
  const last = said.map(({ record }) => record.submittedAt).sort();
  return { applied, appliedAt: last.at(-1) ?? talent.appliedAt, origins, differing: differingFrom(applied, said) };
}
