/** The rules of a bulk upload: which files it takes, where they go, what became of them, and the result to keep. */
import { describe, expect, it } from 'vitest';
import {
  BULK_MAX,
  cleanName,
  newFolder,
  placesFor,
  sortOut,
} from '../../../frontend/src/features/admin/bulk/bulk-files.ts';
import { type BulkItem, figuresOf, judged } from '../../../frontend/src/features/admin/bulk/bulk-outcome.ts';
import { reportOf } from '../../../frontend/src/features/admin/bulk/bulk-report.ts';
import type { ProcessingRow } from '../../../shared/contract/admin-processing.ts';
import { filePathSchema } from '../../../shared/domain/file.ts';

const file = (name: string, text = 'cv') => new File([text], name);

describe('the files of a bulk upload', () => {
  it('are resumes that can be read, as many as there is room for; every other one is refused by name', () => {
    const many = Array.from({ length: BULK_MAX + 1 }, (_, at) => file(`cv-${at}.pdf`));
    const { accepted, refused } = sortOut([file('foto.gif'), file('vacío.txt', ''), ...many], BULK_MAX, ['carpeta']);
    expect(accepted).toHaveLength(BULK_MAX);
    expect(refused).toEqual([
      { name: 'carpeta', code: 'FOLDER' },
      { name: 'foto.gif', code: 'TYPE' },
      { name: 'vacío.txt', code: 'EMPTY' },
      { name: `cv-${BULK_MAX}.pdf`, code: 'TOO_MANY' },
    ]);
  });

  it('are refused when they are larger than any resume may be', () => {
    const large = Object.defineProperty(file('cv.docx'), 'size', { value: 15 * 1024 * 1024 + 1 });
    expect(sortOut([large], 9).refused).toEqual([{ name: 'cv.docx', code: 'TOO_LARGE' }]);
  });

  it('go into a folder of the day that no other batch has', () => {
    const folder = newFolder(new Date(2026, 10, 3), '0fd87915-aaaa-bbbb-cccc-000000000000');
    expect(folder).toBe('drops/2026-11-03-0fd879/');
  });

  it.each([
    ['Ana  Gil .PDF', 'Ana Gil.PDF'],
    ['..\\secreto/cv.txt', '-secreto-cv.txt'],
    ['\u0000\u202Ecv.docx', 'cv.docx'],
    ['.pdf', 'resume.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ])('have names that storage takes: %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
    expect(filePathSchema.parse(`drops/batch/${cleanName(name)}`)).toBe(`drops/batch/${clean}`);
  });

  it('keep apart when they have the same name, also from those that are on their way', () => {
    const taken = ['drops/b/cv (2).pdf'];
    expect(placesFor(['cv.pdf', 'cv.pdf', 'cv.pdf', 'otro.pdf'], 'drops/b/', taken)).toEqual([
      'drops/b/cv.pdf',
      'drops/b/cv (3).pdf',
      'drops/b/cv (4).pdf',
      'drops/b/otro.pdf',
    ]);
  });
});

function item(name: string, over: Partial<BulkItem> = {}): BulkItem {
  const facts = { id: name, name, path: `drops/b/${name}`, sizeBytes: 100 };
  return { ...facts, upload: 'sent', sentBytes: 100, isTryingAgain: false, ...over };
}

function read(talentId: string, isNewTalent: boolean): { row: ProcessingRow } {
  return { row: { status: 'completed', talentId, isNewTalent, name: 'Ana Gil' } as ProcessingRow };
}

const unreadable = { row: { status: 'failed', failure: { code: 'FILE_DAMAGED' } } as ProcessingRow };

describe('what became of a file', () => {
  it('is derived from its upload, then from its reading', () => {
    const items = [
      item('a', { upload: 'waiting', sentBytes: 0 }),
      item('b', { upload: 'failed', sentBytes: 0 }),
      item('c'),
      item('d', { row: { status: 'active' } as ProcessingRow }),
      item('e', unreadable),
      item('f', read('t1', true)),
      item('g', read('t2', false)),
    ];
    expect(judged(items).map(({ outcome }) => outcome)).toEqual([
      'waiting',
      'upload-failed',
      'queued',
      'reading',
      'unreadable',
      'new',
      'known',
    ]);
  });

  it('says which earlier file it is the same as, and which other one is of the same person', () => {
    const items = [
      item('second.pdf', { ...read('t1', false), digest: 'b' }),
      item('first.pdf', { ...read('t1', true), digest: 'a' }),
      item('copy.pdf', { ...read('t1', false), digest: 'a' }),
    ];
    expect(judged(items).map(({ outcome, sameAs }) => [outcome, sameAs])).toEqual([
      ['same-person', 'first.pdf'],
      ['new', undefined],
      ['same-file', 'first.pdf'],
    ]);
  });

  it('says of a person that they are new once, whichever copy of their file was read first', () => {
    const items = [
      item('cv.pdf', { ...read('t1', false), digest: 'a' }),
      item('copy.pdf', { ...read('t1', true), digest: 'a' }),
    ];
    expect(judged(items).map(({ outcome, sameAs }) => [outcome, sameAs])).toEqual([
      ['new', undefined],
      ['same-file', 'cv.pdf'],
    ]);
  });

  it('counts people once, and what went wrong', () => {
    const items = [
      item('a', read('t1', true)),
      item('b', read('t1', false)),
      item('c', read('t2', false)),
      item('d', unreadable),
      item('e', { upload: 'sending', sentBytes: 50 }),
    ];
    expect(figuresOf(judged(items))).toEqual({
      all: 5,
      sent: 4,
      ended: 4,
      sentPercent: 90,
      newTalents: 1,
      knownTalents: 1,
      doubles: 1,
      failed: 1,
    });
  });
});

describe('the result of a batch', () => {
  it('has a line for each file, none of which a spreadsheet takes for a formula', () => {
    const words = ((key: string) => key) as unknown as Parameters<typeof reportOf>[1];
    const results = judged([item('=HYPERLINK("x").pdf', read('t1', true)), item('roto, otra vez.pdf', unreadable)]);
    const [head, first, second] = reportOf(results, words, 'https://encaje.example').split('\r\n');
    expect(head).toBe('\ufeffreport.file,report.result,report.reason,report.person,report.link');
    expect(first).toMatch(
      /^"'=HYPERLINK\(""x""\)\.pdf",outcomes\.new,,Ana Gil,https:\/\/encaje\.example\/admin-panel\/talents\/t1$/,
    );
    expect(second).toBe('"roto, otra vez.pdf",outcomes.unreadable,admin-processing:reasons.FILE_DAMAGED,,');
  });
});
