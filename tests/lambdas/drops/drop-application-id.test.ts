/** Shows which folders keep their names once a dropped file was taken in: those that name nobody. */
import { expect, it } from 'vitest';
import { takenKeyOf } from '../../../lambdas/drops/drop-application-id.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';

const ID = '0123456789abcdef';
const taken = (folder: string) => takenKeyOf(`drops/${folder}cv.pdf`, ID, derivedId);

it.each(['', '2026/', '2026-11/', '2026-11-28/', '2026-11-28-0fd879/'])('“%s” keeps its name', (folder) => {
  expect(taken(folder)).toBe(`drops/${folder}${ID}.pdf`);
});

it.each([
  ...['2026-garcia/', '2026-11-28-garcia/', '600123456/', '34-600-123-456/', '2026-13-01/', '2026-11-28/600123456/'],
  ...['Amapola Quintanar/', '1985-02-03/', '2026/2026/', '2026-11-28-0fd8790/'],
])('“%s” is called by a digest, the same for each of its files', (folder) => {
  expect(taken(folder)).toMatch(/^drops\/[0-9a-hjkmnp-tv-z]{16}\/0123456789abcdef\.pdf$/);
  expect(taken(folder)).toBe(taken(folder));
  expect(taken(folder)).not.toBe(taken(`${folder}x/`));
});
