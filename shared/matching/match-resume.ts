/** The one shape in which a person comes to the engine, whether from a resume or from a form. */
import type { Profile, ProfileSources, ResumeSection, Span } from '../domain/profile.ts';

export interface MatchResume {
  /** The stored text, which all evidence quotes. */
  text: string;
  profile: Profile;
  /** Where the profile's fields stand in `text`. */
  sources: ProfileSources;
  /** What the stretches of `text` are about, as they were read; where absent, the fields alone tell. */
  sections?: readonly ResumeSection[] | undefined;
  source: 'resume' | 'profile';
  /** Present where the person put the reading right: the profile then says all there is, beyond what the text says. */
  correction?: {
    /** Concepts that prove nothing, wherever the text names them. */
    withoutConcepts: readonly string[];
    /** Places of the text that count no more. */
    superseded: readonly Span[];
    /** Where a recruiter's words begin; what they mended of a job stands apart from the rest of it. */
    recruiter?: { start: number } | undefined;
  };
}
