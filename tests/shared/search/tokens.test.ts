/** Shows that what is counted of tokens is what they were made of. */
import { expect, it } from 'vitest';
import { countedIn, searchFormOf, tokensOf, vocabularyOf } from '../../../shared/search/index.ts';

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
  expect([...ids].sort()).toEqual([...known.keys()].sort());
  expect(stems.size).toBeGreaterThan(0);
});
