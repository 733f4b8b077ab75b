/** What is remembered within one run: every line, a few whole documents, and nothing once the thread has waited. */
import { expect, it } from 'vitest';
import { withinOneRun } from '../../../shared/domain/within-one-run.ts';

function counted() {
  const asked: string[] = [];
  const lengthOf = withinOneRun((text) => {
    asked.push(text);
    return text.length;
  });
  return { asked, lengthOf };
}

const LONG = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_000));

it.each([
  ['a line', 'Talleres Yunque'],
  ['a document', LONG[0] ?? ''],
])('%s is worked out once, and again once the thread has waited', async (_what, text) => {
  const { asked, lengthOf } = counted();
  expect([lengthOf(text), lengthOf(`${text}`), asked.length]).toEqual([text.length, text.length, 1]);
  await Promise.resolve();
  expect([lengthOf(text), asked.length]).toEqual([text.length, 2]);
});

it('three documents are known by turns; a fourth takes their place', () => {
  const { asked, lengthOf } = counted();
  const [a = '', b = '', c = '', d = ''] = LONG;
  for (const text of [a, b, c, a, b, c]) lengthOf(text);
  expect(asked).toEqual([a, b, c]);
  for (const text of [d, a]) lengthOf(text);
  expect(asked).toEqual([a, b, c, d, a]);
});
