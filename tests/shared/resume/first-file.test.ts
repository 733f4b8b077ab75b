/** Shows that what is read before the first file comes is read to the end: only then is the code that a first file needs in use. */
import { expect, test } from 'vitest';
import { anyPdf } from '../../../shared/extraction/any-pdf.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { ANY_RESUMES } from '../../../shared/resume/any-resumes.ts';
import { readResumeText } from '../../../shared/resume/index.ts';

test('the PDF is a page of lines with cells', async () => {
  const { lines, pageCount } = await extractDocument(anyPdf());
  expect(pageCount).toBe(1);
  expect(lines[0]?.text).toBe('Molinera 2000 - 2001\tMolino La Tuerca Azul, Lugo');
  expect(lines).toHaveLength(72);
});

test.each(ANY_RESUMES.map((text, index) => [index, text] as const))('resume %i has all that is read', (_, text) => {
  const { profile } = readResumeText(text);
  expect(profile.experience.length).toBeGreaterThan(1);
  for (const list of [profile.education, profile.skills, profile.languages]) expect(list).not.toEqual([]);
  expect([profile.firstName, profile.email, profile.location]).not.toContain(null);
});
