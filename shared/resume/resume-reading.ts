/** What reading a resume finds: the profile, where each of its fields stands in the text, and what a person should check. */
import type { LeftOut, Profile, ProfileSources } from '../domain/profile.ts';
import type { SectionKind } from './section-names.ts';

export interface ResumeReading {
  profile: Profile;
  /** Keys as in `ProfileSources`; fields that were not found, and links that are not written out, have none. */
  sources: ProfileSources;
  /** The sections in order, headings included, as slices of the text. */
  sections: { kind: SectionKind; start: number; end: number }[];
  /** Of lists that say more than a career can hold. */
  leftOut: LeftOut;
  /** Keys as in `ProfileSources` of the fields that a person should check. */
  unsure: readonly string[];
}
