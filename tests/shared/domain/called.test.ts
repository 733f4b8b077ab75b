/** Shows that everybody is called something, however little could be read of them. */
import { expect, it } from 'vitest';
import { isApplication } from '../../../shared/domain/application.ts';
import { calledOf } from '../../../shared/domain/called.ts';

it('by name, else by address, number, file, or the id of the record', () => {
  const all = { firstName: 'Ada', lastName: 'Brezo', email: 'ada@people.example', phone: '+34 600 000 000', id: 'id1' };
  expect(calledOf({ ...all, fileName: 'cv.pdf' })).toBe('Ada Brezo');
  expect(calledOf({ ...all, firstName: ' ' })).toBe('Brezo');
  expect(calledOf({ ...all, firstName: '', lastName: '' })).toBe('ada@people.example');
  expect(calledOf({ id: 'id1', email: null, phone: '+34 600 000 000' })).toBe('+34 600 000 000');
  expect(calledOf({ id: 'id1', fileName: 'cv.pdf' })).toBe('cv.pdf');
  expect(calledOf({ id: 'id1' })).toBe('id1');
});

it('files and rows are applications only for the job that they name', () => {
  expect(isApplication({ source: 'drop' })).toBe(false);
  expect(isApplication({ source: 'import', jobId: null })).toBe(false);
  expect(isApplication({ source: 'drop', jobId: 'job1' })).toBe(true);
  expect(isApplication({ source: 'form' })).toBe(true);
  expect(isApplication({ source: 'profile' })).toBe(true);
});
