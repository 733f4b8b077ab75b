/** The nearest specific title: a word more is bridged, another role or a broad occupation is not. */
import { describe, expect, it } from 'vitest';
import { nearestTitle, titleIndex } from '../../../shared/taxonomy/nearest-title.ts';

const index = titleIndex([
  { id: 'title:tyre-vulcaniser', atoms: ['retread', 'tyre', 'vulcanise'], roles: [] },
  { id: 'title:bridge-designer', atoms: ['bridge', 'cable', 'designer', 'steel'], roles: ['designer'] },
  { id: 'title:shoe-stitcher', atoms: ['leather', 'shoe', 'stitch'], roles: [] },
  { id: 'title:shoe-cutter', atoms: ['cut', 'leather', 'shoe'], roles: [] },
  { id: 'occupation:vet', atoms: ['animal', 'doctor', 'horse'], roles: [] },
]);

describe('nearestTitle', () => {
  it('finds the title that lacks one telling word', () => {
    expect(nearestTitle(['tyre', 'vulcanise'], [], index)).toBe('title:tyre-vulcaniser');
  });

  it.each([
    ['another role', ['bridge', 'cable', 'inspector', 'steel'], ['inspector']],
    ['one shared word only', ['tyre', 'bicycle'], []],
    ['two titles that are equally near', ['leather', 'shoe'], []],
    ['a known occupation, which is broader', ['animal', 'doctor', 'horse', 'teeth'], []],
    ['nothing known', ['~filatelia'], []],
  ])('finds none for %s', (_, atoms, roles) => {
    expect(nearestTitle(atoms, roles, index)).toBeUndefined();
  });
});
