/** What the profile builder refuses: the contract's own rules, with the skill that is still being typed among the others. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { profileInputSchema } from '../../../../shared/domain/profile-form.ts';
import { skillsIn, withSkills } from '../../lib/skill-list.ts';
import type { ProfileValues } from './profile-values.ts';

const profileFormSchema = profileInputSchema.omit({ jobId: true, fillSeconds: true });

/** After validation: what the API takes. */
export type ProfileContent = z.output<typeof profileFormSchema>;

// Before validation everything may be empty, which the schema's own input cannot say as plainly.
const check = zodResolver(profileFormSchema) as unknown as Resolver<ProfileValues, unknown, ProfileContent>;

/** Skills have one place for a refusal, whichever of them it is about. */
function codeOfSkills(refusal: unknown): string | undefined {
  const [first] = [refusal].flat().filter(Boolean) as { message?: string }[];
  return first?.message;
}

export const profileResolver: Resolver<ProfileValues, unknown, ProfileContent> = async (values, context, options) => {
  const skills = withSkills(values.skills, skillsIn(values.skillText));
  const result = await check({ ...values, skills }, context, options);
  const message = codeOfSkills(result.errors.skills);
  if (message === undefined) return result;
  return { values: {}, errors: { ...result.errors, skills: { type: 'custom', message } } };
};
