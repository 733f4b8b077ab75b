/** Shows who may take up an uploaded file, case by case. */
import { describe, expect, it } from 'vitest';
import { claimDecision, happenedBefore } from '../../../lambdas/resumes/claim-decision.ts';
import { anApplication } from '../records.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-21T09:00:01.000Z';
const EARLIER = '2026-11-21T08:59:59.000Z';
const active = { resumeStatus: 'active', versionId: 'v1', sequencer: '0A' } as const;

describe('the decision to take up a file', () => {
  it.each([
    ['a first upload', {}, { versionId: 'v1', sequencer: '0A' }, 'claim'],
    [
      'a file under another reader',
      { ...active, leaseUntil: LATER },
      { versionId: 'v1', sequencer: '0A' },
      'in-progress',
    ],
    ['a file whose reader died', { ...active, leaseUntil: EARLIER }, { versionId: 'v1', sequencer: '0A' }, 'claim'],
    ['a lease that ends this very moment', { ...active, leaseUntil: NOW }, { versionId: 'v1' }, 'claim'],
    ['an active file without any lease', active, { versionId: 'v1' }, 'claim'],
    [
      'a leased file after a known crash',
      { ...active, leaseUntil: LATER },
      { versionId: 'v1', takeOver: true },
      'claim',
    ],
    ['a file that was read', { ...active, resumeStatus: 'completed' }, { versionId: 'v1', sequencer: '0A' }, 'done'],
    [
      'a file of a withdrawn application',
      { ...active, resumeStatus: 'awaiting-upload', withdrawnAt: EARLIER },
      { versionId: 'v1' },
      'done',
    ],
    ['a file that failed', { ...active, resumeStatus: 'failed' }, { versionId: 'v1', takeOver: true }, 'done'],
    ['a newer upload', { ...active, resumeStatus: 'completed' }, { versionId: 'v2', sequencer: '0B' }, 'claim'],
    ['a newer upload during reading', { ...active, leaseUntil: LATER }, { versionId: 'v2', sequencer: '0B' }, 'claim'],
    [
      'a late event of an older upload',
      { ...active, sequencer: '0B' },
      { versionId: 'v0', sequencer: '0A' },
      'superseded',
    ],
    ['an older event with more digits to its name', active, { versionId: 'v2', sequencer: '10A' }, 'claim'],
    [
      'a version that the sweep found, without order',
      { ...active, resumeStatus: 'completed' },
      { versionId: 'v2' },
      'claim',
    ],
  ] as const)('on %s', (_case, over, upload, decision) => {
    expect(claimDecision(anApplication(over), upload, NOW)).toBe(decision);
  });

  it('orders events by their sequencers as numbers, not as words', () => {
    expect(happenedBefore('0A', '0B')).toBe(true);
    expect(happenedBefore('9', '10')).toBe(true);
    expect(happenedBefore('10', '9')).toBe(false);
    expect(happenedBefore('0A', '0A')).toBe(false);
    expect(happenedBefore('00A', 'A')).toBe(false);
  });
});
