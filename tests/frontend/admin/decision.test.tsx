/** Two recruiters who decide about the same pair: neither overwrites what they have not read. */
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Decision } from '../../../shared/domain/evaluation.ts';
import { matchSchema } from '../../../shared/domain/match.ts';
import { MATCH } from '../seeds.ts';
import { isolate, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();
/** Importing the panel takes a busy machine longer than a test waits for a screen. */
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/evaluate/match-page.tsx');
}, 60_000);

const TIME = '2026-05-04T09:00:00.000Z';
const LATER = '2026-05-04T09:05:00.000Z';
const found = matchSchema.parse({ ...MATCH, matchId: 'match1', talentId: 'tal1', evaluationId: 'ev1' });
const talent = talentDetail({
  talentId: 'tal1',
  resumeId: null,
  resumes: [],
  applications: [],
  matches: [],
  profile: null,
});
const BEAS: Decision = {
  ...{ verdict: 'unsuitable', reason: 'No tiene el carné.', by: 'bea@encaje.test', at: TIME, matchId: 'match1' },
};

it('a colleague’s decision made meanwhile is shown, the reason typed stays, and saving again replaces it knowingly', async () => {
  const sent: unknown[] = [];
  let last: Decision | undefined;
  staff('ana@encaje.test', true, {
    'GET /api/admin/talents/tal1': () => [200, talent],
    'GET /api/admin/matches/match1': () => [200, { ...found, ...(last && { decision: last }) }],
    'POST /api/admin/matches/match1/decision': ({ body }) => {
      sent.push(body);
      const { replaces, ...said } = body as { replaces: string | null };
      if (replaces !== (last?.at ?? null)) return [409, { code: 'STALE_VERSION', title: 'Stale', status: 409 }];
      last = { ...(said as Decision), by: 'ana@encaje.test', at: LATER, matchId: 'match1' };
      return [201, last];
    },
  });
  const user = userEvent.setup();
  await visit('/admin-panel/talents/tal1/matches/match1');
  await user.click(await screen.findByRole('radio', { name: 'Encaja' }));
  await user.type(screen.getByLabelText('Motivo'), 'Lleva años con ellas.');
  last = BEAS;
  await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
  expect(await screen.findByText('No tiene el carné.')).toBeTruthy();
  expect(screen.getByText(/bea@encaje\.test/)).toBeTruthy();
  expect((screen.getByLabelText('Motivo') as HTMLTextAreaElement).value).toBe('Lleva años con ellas.');
  await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
  await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
  expect(sent).toMatchObject([{ replaces: null }, { replaces: TIME, reason: 'Lleva años con ellas.' }]);
  expect(screen.getByText('Lleva años con ellas.')).toBeTruthy();
});
