/** Shows in which order, and on which conditions, a talent and the claim on its address are removed. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { talentStore } from '../../../lambdas/stores/talent-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { aTalent } from '../records.ts';

const TOMBSTONE = 'erased#talent1';
const CLAIM = 'email#amapola@people.example';
const PHONE_CLAIM = 'phone#+34600000001';

beforeEach(() => {
  vi.stubEnv(TABLES.talents.environmentName, 'talents');
});

interface Sent {
  constructor: { name: string };
  input: {
    Key?: { talentId: string };
    Item?: { talentId: string };
    ConditionExpression?: string;
    ExpressionAttributeValues?: Record<string, unknown>;
  };
}

/** Answers from what is stored; removing asks `holds` whether the condition does. */
function database(stored: Record<string, object>, holds: (id: string, values: Record<string, unknown>) => boolean) {
  const log: string[] = [];
  const refused = () => new ConditionalCheckFailedException({ message: 'refused', $metadata: {} });
  const send = async ({ constructor: { name }, input }: Sent) => {
    const id = input.Key?.talentId ?? input.Item?.talentId ?? '';
    if (name === 'GetCommand') return { Item: stored[id] };
    // Nobody stands beside the talent.
    if (name === 'QueryCommand') return { Items: [] };
    log.push(`${name} ${id}`);
    if (name === 'DeleteCommand') {
      if (input.ConditionExpression && !holds(id, input.ExpressionAttributeValues ?? {})) throw refused();
      delete stored[id];
      return {};
    }
    if (stored[id]) throw refused();
    stored[id] = input.Item ?? {};
    return {};
  };
  return { stored, log, talents: talentStore({ send } as unknown as DynamoDBDocumentClient) };
}

const talent = aTalent({ applyCount: 3 });
const claim = { talentId: CLAIM, ownerId: 'talent1' };

describe('removing a talent', () => {
  it('leaves a tombstone that says nothing of the person', async () => {
    const { stored, talents } = database({ talent1: talent, [CLAIM]: claim }, () => true);
    await talents.remove(talent);
    expect(Object.keys(stored[TOMBSTONE] ?? {}).sort()).toEqual([
      'goneId',
      'kind',
      'layout',
      'talentId',
      'updatedAt',
      'wasConfirmed',
      'writeId',
    ]);
  });

  it('removes the talent as it was read, and its claim after it', async () => {
    const { stored, log, talents } = database({ talent1: talent, [CLAIM]: claim }, (id, values) =>
      id === CLAIM ? values[':o'] === 'talent1' : values[':applyCount'] === 3,
    );
    expect(await talents.remove(talent)).toBe(true);
    const removed = ['DeleteCommand merge#talent1', 'DeleteCommand talent1', `DeleteCommand ${CLAIM}`];
    expect(log).toEqual([`PutCommand ${TOMBSTONE}`, ...removed]);
    expect(Object.keys(stored)).toEqual([TOMBSTONE]);
  });

  it('removes neither when an application came in since', async () => {
    const { stored, talents } = database({ talent1: talent, [CLAIM]: claim }, () => false);
    expect(await talents.remove(talent)).toBe(false);
    expect(Object.keys(stored)).toEqual(['talent1', CLAIM, TOMBSTONE]);
  });

  it('frees the address also when only the answer to removing the talent was lost', async () => {
    const { stored, talents } = database({ [CLAIM]: claim }, (id) => id === CLAIM);
    expect(await talents.remove(talent)).toBe(true);
    expect(Object.keys(stored)).toEqual([TOMBSTONE]);
  });

  it('finds a talent without an address by their number', async () => {
    const applied = { ...talent.applied, phone: '+34 600 000 001' };
    const byPhone = { ...talent, email: null, applied };
    const number = { talentId: PHONE_CLAIM, ownerId: 'talent1' };
    const { stored, talents } = database({ talent1: byPhone, [PHONE_CLAIM]: number }, () => true);
    expect(await talents.remove(byPhone)).toBe(true);
    expect(Object.keys(stored)).toEqual([TOMBSTONE]);
  });

  it('gives the claim back to a talent that was created again at that moment', async () => {
    const stored: Record<string, object> = { talent1: talent, [CLAIM]: claim };
    const { talents } = database(stored, (id) => {
      // Anyone who had the claim in hand stores the talent while the claim is being removed.
      if (id === CLAIM) stored.talent1 = talent;
      return true;
    });
    await talents.remove(talent);
    expect(stored[CLAIM]).toMatchObject({ ownerId: 'talent1' });
  });

  it('claims the address again for a talent that is made after its claim was removed', async () => {
    const { stored, talents } = database({}, () => true);
    await talents.apply(talent);
    expect(stored[CLAIM]).toMatchObject({ ownerId: 'talent1' });
  });
});
