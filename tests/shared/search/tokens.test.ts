/** Shows that what is counted of tokens is what they were made of. */
import { expect, it } from 'vitest';
import { countedIn, mayBeHeld, searchFormOf, tokensOf, vocabularyOf } from '../../../shared/search/index.ts';

it.each([
  { title: 'Jefa de obra', person: 'Amapola Ñandú amapola@people.example', location: 'Zaragoza, España' },
  {
    title: 'C++ & C# developer, 李',
    company: 'Café Olé 50 %',
    text: 'Node.js and noche_de h_6869',
    skills: ['skill:python'],
  },
  { title: '', text: 'naïve 𝒜 ￿ ı' },
])('stems and ids of $title', (record) => {
  const form = searchFormOf(record);
  const { stems, ids } = countedIn(tokensOf(form));
  const { words, ids: known } = vocabularyOf([form]);
  expect([...stems].sort()).toEqual([...words.startingWith('')].sort());
  expect([...ids.keys()].sort()).toEqual([...known.keys()].sort());
  expect(stems.size).toBeGreaterThan(0);
});

it('of the tokens of a record each may be held, and the same id of another weight may not', () => {
  const tokens = tokensOf(searchFormOf({ title: 'Jefa de obra', location: 'Zaragoza', skills: ['skill:python'] }));
  const { ids } = countedIn(tokens);
  expect(tokens.filter((token) => !mayBeHeld(token, ids))).toEqual([]);
  const weighed = tokens.find((token) => /^c\d_skill:python$/.test(token)) ?? '';
  const others = [...'0123456'].map((tier) => `c${tier}_skill:python`).filter((token) => token !== weighed);
  expect(weighed).not.toBe('');
  expect(others.filter((token) => mayBeHeld(token, ids))).toEqual([]);
  expect(mayBeHeld('i_skill:nobody', ids)).toBe(false);
});
