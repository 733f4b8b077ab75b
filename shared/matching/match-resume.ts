/** The one shape in which a person comes to the engine, whether from a resume or from a form. */
import type { Profile, ProfileSources } from '../domain/profile.ts';

export interface MatchResume {
  /** The stored text, which all evidence quotes. */
  text: string;
  profile: Profile;
  /** Where the profile's fields stand in `text`. */
  sources: ProfileSources;
  source: 'resume' | 'profile';
}
