/** Shows that the page of an application tells whose resume it holds, and does not wait for an index that is not there. */
import { expect, it } from 'vitest';
import { type GetApplicationDeps, getApplication } from '../../../lambdas/applications/get-application.ts';
import { ADMIN, aMatch, anApplication, aProfile, aResume, aTalent } from '../records.ts';

const FILE = { firstName: 'Casilda', lastName: 'Retama', email: 'casilda@people.example' };
const APPLICATION = anApplication({
  ...{ applicationId: 'app1', talentId: 'sender', resumeId: 'resume1', resumeStatus: 'completed', source: 'form' },
  ...{ firstName: 'Zacarías', lastName: 'Bermejo', email: 'zacarias@people.example' },
});
const MATCH = aMatch('resume1', 'job1');

/** The stores of one application under someone else's resume, and the index as `likely` has it. */
function page(likely: GetApplicationDeps['index']['likely']) {
  const resume = aResume({ talentId: 'sender', resumeId: 'resume1', profile: aProfile(FILE) });
  const deps: GetApplicationDeps = {
    applications: { get: async () => APPLICATION },
    resumes: { get: async () => resume },
    matches: { get: async () => undefined, listByReading: async () => ({ items: [MATCH], nextCursor: null }) },
    talents: { get: async () => undefined, resolveMergedId: async (id) => id },
    index: { likely },
    noteRead: async () => undefined,
  };
  return getApplication({ params: { id: 'app1' }, correlationId: 'corr-0001' }, ADMIN, deps);
}

it('names whom the index knows by what the file says', async () => {
  const shown = await page(async () => [aTalent({ talentId: 'known', email: FILE.email })]);
  expect(shown.foreignResume).toEqual({ talentId: 'known', differs: ['name', 'email'] });
});

it('comes with all the rest while the index is being made, and names nobody', async () => {
  const shown = await page(() => new Promise(() => undefined));
  expect(shown.foreignResume).toBeNull();
  expect(shown.profile).toMatchObject(FILE);
  expect(shown.matches).toEqual([MATCH]);
});
