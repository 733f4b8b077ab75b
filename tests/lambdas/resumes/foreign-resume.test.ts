/** Whose resume it is, where its sender types what stands in it: a number, or a name and a number. */
import { expect, it } from 'vitest';
import { foreignResume } from '../../../lambdas/resumes/foreign-resume.ts';
import { anApplication, aProfile, aTalent } from '../records.ts';

const OWNER = { firstName: 'Casilda', lastName: 'Retama', email: 'casilda@people.example', phone: '+34 600 111 222' };
const SENDER = { firstName: 'Zacarías', lastName: 'Bermejo', email: 'z@people.example', phone: '+34 600 333 444' };

/** Of the two people, the owner of the file alone is known before. */
const deps = {
  ownerOf: async (known: object) => ('email' in known && known.email === OWNER.email ? 'known' : undefined),
  talents: { get: async (talentId: string) => aTalent({ talentId }), resolveMergedId: async (id: string) => id },
};
const flagOf = (form: object, read: object = OWNER) =>
  foreignResume(anApplication({ source: 'form', ...form }), 'own', { profile: aProfile(read) }, deps);

it.each([
  ['another number', SENDER, ['name', 'email', 'phone']],
  ['their number', { ...SENDER, phone: OWNER.phone }, ['name', 'email']],
  ['their name and number', { ...OWNER, email: SENDER.email }, ['email']],
])('the resume of somebody known is flagged beside %s', async (_what, form, differs) => {
  expect(await flagOf(form)).toEqual({ talentId: 'known', differs });
});

it('one of nobody known is flagged by its name, unless the number says that the name is misread', async () => {
  const unknown = { ...OWNER, email: 'unknown@people.example' };
  expect(await flagOf(SENDER, unknown)).toMatchObject({ talentId: null });
  expect(await flagOf({ ...SENDER, phone: OWNER.phone }, unknown)).toBeUndefined();
});
