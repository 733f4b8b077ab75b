/** Shows who gets which claims, by group and by the stage's list of addresses. */
import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../../lambdas/identity/add-admin-claim.ts';
import { staffListOf } from '../../../shared/domain/staff-list.ts';

const ANYBODY = staffListOf('', '');
const LISTED = staffListOf(' Head@Agency.example, other@agency.example ', '@Staff.example');
const person = (email: string | undefined, groups: string[], isVerified = true) => ({ email, groups, isVerified });
const ADMIN = { admin: true, role: 'admin' };
const RECRUITER = { admin: true, role: 'recruiter' };

describe('the claims of staff', () => {
  it.each([
    [['admin'], ADMIN],
    [['recruiter'], RECRUITER],
    [['recruiter', 'admin'], ADMIN],
    [['Admin', 'administrators'], {}],
    [[], {}],
  ])('go by the groups %j where no list is set', (groups, claims) => {
    expect(claimsOf(person('ana@people.example', groups), ANYBODY)).toEqual(claims);
  });

  it.each([
    ['head@agency.example', ADMIN],
    ['HEAD@agency.EXAMPLE', ADMIN],
    ['ana@staff.example', ADMIN],
    ['ana@people.example', {}],
    ['head@agency.example.evil.example', {}],
    ['ana@staff.example.evil.example', {}],
    ['ana@evil-staff.example', {}],
    ['staff.example', {}],
    ['"x@staff.example"@evil.example', {}],
    [undefined, {}],
  ])('of %j are given only to those whom the list names', (email, claims) => {
    expect(claimsOf(person(email, ['admin']), LISTED)).toEqual(claims);
  });

  it('are given to nobody outside of the groups, and to no address that nobody vouches for', () => {
    expect(claimsOf(person('head@agency.example', []), LISTED)).toEqual({});
    expect(claimsOf(person('head@agency.example', ['admin'], false), LISTED)).toEqual({});
  });
});
