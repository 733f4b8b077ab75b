/** In what a form and the resume beside it contradict each other, and in what they only leave something out. */
import { expect, it } from 'vitest';
import { formDifferences } from '../../../shared/domain/foreign-resume.ts';

const FORM = { firstName: 'María José', lastName: 'Peña', email: 'maria@people.example', phone: '+34 600 000 001' };
const READ = { firstName: 'Maria', lastName: 'Pena Ruiz', email: 'Maria@People.example', phone: '600000001' };

const BLAS = { firstName: 'Blas', lastName: 'Gil', email: 'b@x.example', phone: '611' };

it.each([
  ['the same in other spellings', FORM, READ, []],
  ['nothing read', FORM, { firstName: '', lastName: '', email: null, phone: null }, []],
  ['everything else', FORM, BLAS, ['name', 'email', 'phone']],
  ['another name under the same address', FORM, { ...BLAS, email: FORM.email }, ['name', 'phone']],
  ['another name under the same number', FORM, { ...BLAS, phone: FORM.phone }, ['name', 'email']],
  ['another number beside their name and address', FORM, { ...READ, phone: '611' }, []],
  ['another address beside their name and number', FORM, { ...READ, email: 'b@x.example' }, ['email']],
  ['another address of their own', { ...FORM, phone: undefined }, { ...READ, email: 'b@x.example' }, ['email']],
  ['a name alone', { ...FORM, phone: undefined }, { ...BLAS, email: null }, ['name']],
])('%s', (_name, form, read, differs) => {
  expect(formDifferences(form, read)).toEqual(differs);
});
