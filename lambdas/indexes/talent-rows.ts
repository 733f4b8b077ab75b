/** Converts a talent to its index row: only what lists search and sort by. */
import { calledOf } from '../../shared/domain/called.ts';
import { folded } from '../../shared/domain/folded.ts';
import { TALENT_STATUSES, type Talent } from '../../shared/domain/talent.ts';
import { searchFormOf, tokensOf } from '../../shared/search/index.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import { type ShownTalent, talentOf } from '../stores/talent-view.ts';
import { LAST_DIGITS, lastDigitsOf, mailboxOf, nameKey } from './person-keys.ts';

/** As much of a record as lists show and compare. */
export type IndexedTalent = ShownTalent & Pick<TalentRecord, 'kind' | 'addresses'>;

/** Of each column that people are put in the order of the alphabet by: the text; empty comes last. */
export interface SortTexts {
  name: string;
  headline: string;
  location: string;
}

export interface TalentRow {
  talentId: string;
  updatedAt: string;
  writeId: string;
  statusPlace: number;
  /** Until when they may be considered for other jobs; empty where they may not. */
  basisUntil: string;
  resumeId: string | null;
  sortTexts: SortTexts;
  /** Where they live, as it is compared. */
  place: string;
  /** Name, address, place and title, as they are compared. */
  described: string;
  /** Name and address, as they are compared. */
  knownAs: string;
  /** What the search over everything looks at: name, address and title. */
  found: string;
  /** What they are found by in meaning: tokens of their search form, parted by spaces. */
  tokens: string;
  /** What they may share with another record of the same person. */
  keys: string[];
  record: string;
}

/** Who someone is, what they do and can and where they live, as a search reads it. */
function tokensIn({ firstName, lastName, email, location, headline }: Talent, name: string, skills: string[]): string {
  const person = [firstName, lastName, name, email].join(' ');
  return tokensOf(searchFormOf({ title: headline ?? '', person, location: location ?? '', skills })).join(' ');
}

function indexed(record: TalentRecord): IndexedTalent {
  const { firstName, lastName, phone, location } = record.edits;
  return {
    talentId: record.talentId,
    kind: record.kind,
    version: record.version,
    email: record.email,
    status: record.status,
    source: record.source,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    applied: record.applied,
    confirmedAt: record.confirmedAt,
    besideId: record.besideId,
    edits: { firstName, lastName, phone, location },
    resumeId: record.resumeId,
    addresses: record.addresses,
    basis: record.basis,
  };
}

/** Names, mailboxes and ends of numbers, by which others are found that may be the same person. */
export function personKeys(record: Pick<TalentRecord, 'email' | 'addresses' | 'applied' | 'edits'>): string[] {
  const further = record.addresses ?? [];
  const emails = [record.email, ...further.map((one) => ('email' in one ? one.email : null))];
  const ownPhone = record.edits.phone ?? record.applied.phone;
  const phones = [ownPhone, ...further.map((one) => ('phone' in one ? one.phone : null))];
  const firstName = record.edits.firstName ?? record.applied.firstName;
  const name = nameKey(`${firstName} ${record.edits.lastName ?? record.applied.lastName}`);
  const ends = phones.map((phone) => lastDigitsOf(phone ?? '')).filter((end) => end.length === LAST_DIGITS);
  const mailboxes = emails.flatMap((email) => (email && mailboxOf(email)) || []);
  return [
    ...new Set([...(name ? [`n${name}`] : []), ...mailboxes.map((one) => `m${one}`), ...ends.map((one) => `p${one}`)]),
  ];
}

/** What the search over everything looks at: name, address and title, as they are compared. */
export const foundIn = ({ firstName, lastName, email, headline }: Talent): string =>
  folded([`${firstName} ${lastName}`, email ?? '', headline ?? ''].join('\n')).toWellFormed();

/** By what a talent is put in the order of the alphabet. */
export const sortTextsOf = (talent: Talent, talentId: string): SortTexts => ({
  name: calledOf({ ...talent, id: talentId }),
  headline: talent.headline ?? '',
  location: talent.location ?? '',
});

/** The row of a talent. */
export function talentRow(record: TalentRecord): TalentRow {
  const talent = talentOf(record);
  const { firstName, lastName, email, location, headline } = talent;
  const sortTexts = sortTextsOf(talent, record.talentId);
  return {
    talentId: record.talentId,
    updatedAt: record.updatedAt,
    writeId: record.writeId ?? '',
    statusPlace: TALENT_STATUSES.indexOf(record.status),
    basisUntil: record.basis?.until ?? '',
    resumeId: record.resumeId ?? null,
    sortTexts,
    place: folded(location ?? '').toWellFormed(),
    described: folded([firstName, lastName, email, location, headline].join(' ')).toWellFormed(),
    knownAs: folded([`${firstName} ${lastName}`, email ?? ''].join('\n')).toWellFormed(),
    found: foundIn(talent),
    tokens: tokensIn(talent, sortTexts.name, record.skillIds ?? []),
    keys: personKeys(record),
    record: JSON.stringify(indexed(record)),
  };
}
