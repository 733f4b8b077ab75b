/** Shows that functions may send e-mail and SMS only where a stage says so, only from its own address and number. */
import { beforeAll, describe, expect, it } from 'vitest';
import { STAGES, type StageConfig } from '../../infra/config.ts';
import { BY_FUNCTION } from './declared.ts';
import {
  EVERYTHING_SET,
  type Found,
  ownFunctions,
  policies,
  resources,
  type Statement,
  synthesised,
} from './synthesised.ts';

const SENDERS = Object.keys(BY_FUNCTION).filter((handler) => BY_FUNCTION[handler]?.sendsMessages);
const NUMBER = EVERYTHING_SET.sms?.originationIdentity;

/** What the functions of a stage may do with the carriers, and their environment for it. */
function sendingIn(changes: Partial<StageConfig>) {
  const { all } = synthesised(changes);
  const granted = JSON.stringify(policies(all).map(({ Properties }) => Properties));
  const variablesOf = ({ Properties }: Found) =>
    (Properties.Environment as { Variables: Record<string, unknown> }).Variables;
  const told = (name: string) => ownFunctions(all).filter((fn) => name in variablesOf(fn));
  return { all, granted, told, variablesOf };
}

let off: ReturnType<typeof sendingIn>;
let on: ReturnType<typeof sendingIn>;
beforeAll(() => {
  off = sendingIn({});
  on = sendingIn(EVERYTHING_SET);
});

describe('sending', () => {
  it('is off in every stage until someone names an address and a number', () => {
    for (const { mail, sms } of Object.values(STAGES)) expect([mail, sms]).toEqual([undefined, undefined]);
    const { granted, told } = off;
    expect(granted).not.toMatch(/ses:|sms-voice:/);
    expect([...told('MAIL_FROM'), ...told('SMS_ORIGIN')]).toEqual([]);
  });

  it('is allowed to exactly the functions that do it, from the one identity and the one number', () => {
    const { all, told, variablesOf } = on;
    const names = (name: string) => told(name).map(({ Properties }) => Properties.Description);
    expect(SENDERS.toSorted()).toEqual(['functions/admin-records', 'functions/forms', 'sweep/sweep']);
    expect([names('MAIL_FROM').sort(), names('SMS_ORIGIN').sort()]).toEqual([SENDERS.toSorted(), SENDERS.toSorted()]);
    for (const fn of told('MAIL_FROM')) {
      expect(variablesOf(fn)).toMatchObject({ MAIL_FROM: 'talento@encaje.test', SMS_ORIGIN: NUMBER });
    }
    const statements = policies(all).flatMap(
      ({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement,
    );
    const sending = statements.filter(({ Action }) => /ses:|sms-voice:/.test(JSON.stringify(Action)));
    expect(sending).toHaveLength(SENDERS.length * 2);
    for (const { Action, Resource } of sending) {
      const isMail = JSON.stringify(Action).includes('ses:');
      expect(JSON.stringify(Resource)).toContain(isMail ? ':identity/encaje.test"' : NUMBER);
      // Invitations travel as attachments, which SES takes for raw messages.
      expect(Action).toEqual(isMail ? ['ses:SendEmail', 'ses:SendRawEmail'] : 'sms-voice:SendTextMessage');
    }
  });

  it('rings an alarm when no carrier takes a message', () => {
    const alarms = resources(off.all, 'AWS::CloudWatch::Alarm');
    expect(alarms.find(({ Properties }) => Properties.MetricName === 'OutgoingFailed')?.Properties.Threshold).toBe(0);
  });
});
