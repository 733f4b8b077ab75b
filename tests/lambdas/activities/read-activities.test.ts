/** Shows how recruiters find again what they noted, and the files that they added. */
import { describe, expect, it } from 'vitest';
import { getDocument } from '../../../lambdas/activities/get-document.ts';
import { listActivities } from '../../../lambdas/activities/list-activities.ts';
import type { ActivityRecord } from '../../../lambdas/stores/activity-store.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, fakeUploads } from '../../support/fakes.ts';
import { ALL_CLEAN, fakeActivities, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, START, USER } from '../records.ts';

const KEY = 'documents/employers/employer1/a2';
const DOCUMENT = { fileName: 'Contrato.pdf', contentType: 'application/pdf', sizeBytes: 10 };

function anActivity(over: Partial<ActivityRecord> = {}): ActivityRecord {
  const about = { kind: 'employer' as const, id: 'employer1' };
  const blank = { title: null, text: '', to: [], delivery: null, interview: null, document: null, by: null };
  const common = { recordId: 'employer1', about, createdAt: START, contentDigest: 'd', kind: 'note' as const };
  return { ...blank, ...common, activityId: 'a1', ...over };
}

const aDocument = anActivity({ activityId: 'a2', kind: 'document', document: DOCUMENT, objectKey: KEY });

describe('the list of activities', () => {
  const people = { kind: 'employer' as const, exists: async (id: string) => id === 'employer1' };
  const trail = fakeTrail();
  const list = (query: { limit: number; cursor?: string }, { id = 'employer1', actor = ADMIN } = {}) =>
    listActivities({ params: { id }, query, correlationId: 'c' }, actor, {
      ...{ people, activities: fakeActivities(anActivity(), aDocument), noteRead: trail.noteRead },
    });

  it('begins with the newest, page by page, without what only the store needs', async () => {
    const first = await list({ limit: 1 });
    expect(first.items.map(({ activityId }) => activityId)).toEqual(['a2']);
    expect(first.items[0]).not.toHaveProperty('objectKey');
    expect(trail.reads).toMatchObject([{ recordKind: 'employer', recordId: 'employer1' }]);
    const second = await list({ limit: 1, cursor: first.nextCursor ?? '' });
    expect([second.items[0]?.activityId, second.nextCursor]).toEqual(['a1', null]);
  });

  it('is for recruiters, of employers that are there', async () => {
    await expect(list({ limit: 1 }, { actor: USER })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(list({ limit: 1 }, { actor: VISITOR })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(list({ limit: 1 }, { id: 'gone' })).rejects.toMatchObject({ code: 'EMPLOYER_NOT_FOUND' });
  });
});

describe('a document', () => {
  const uploads = fakeUploads(clockAt(START));
  const activities = fakeActivities(anActivity(), aDocument);
  const trail = fakeTrail();
  const get = (activityId: string, kind: 'employer' | 'talent' = 'employer') =>
    getDocument({ params: { id: 'employer1', activityId }, correlationId: 'c' }, ADMIN, {
      ...{ kind, activities, uploads, noteRead: trail.noteRead, verdictOf: ALL_CLEAN },
    });

  it('can be downloaded under its name once it has arrived, and not before', async () => {
    await expect(get('a2')).rejects.toMatchObject({ kind: 'not-found', code: 'DOCUMENT_NOT_UPLOADED' });
    uploads.put(KEY, 'v1', 'contract');
    const { url } = await get('a2');
    expect(url).toContain(KEY);
    expect(url).toContain('Contrato.pdf');
    expect(trail.reads).toEqual([{ actor: ADMIN, recordKind: 'activity', recordId: 'a2', correlationId: 'c' }]);
  });

  it.each([
    ['a note', 'a1', 'employer'],
    ['an unknown activity', 'a3', 'employer'],
    ['somebody of another kind', 'a2', 'talent'],
  ] as const)('is not found under %s', async (_what, activityId, kind) => {
    await expect(get(activityId, kind)).rejects.toMatchObject({ kind: 'not-found', code: 'ACTIVITY_NOT_FOUND' });
  });
});
