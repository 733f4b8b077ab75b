/** The help and the templates of an import name only what an import understands, and every file is taken for what it is. */
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../frontend/src/features/admin/sync/file-format.ts';
import { importColumns } from '../../../frontend/src/features/admin/sync/import-columns.ts';
import { templateOf } from '../../../frontend/src/features/admin/sync/template.ts';
import texts from '../../../frontend/src/locales/admin-sync.es.json' with { type: 'json' };
import { columnsOf } from '../../../shared/domain/exchange-columns.ts';
import { FINDING_KINDS, IMPORT_RECORDS, RUN_STATES } from '../../../shared/domain/run.ts';

const CASES = IMPORT_RECORDS.flatMap((records) => (['es', 'en'] as const).map((language) => ({ records, language })));

describe('the columns that the help lists', () => {
  it.each(CASES)('are understood as their fields: $records in $language', ({ records, language }) => {
    const columns = importColumns(records);
    const understood = columnsOf(
      columns.map(({ names }) => names[language]),
      records,
    );
    expect(understood).toEqual({ fields: columns.map(({ field }) => field), ignored: [] });
  });

  it.each(CASES)('stand in a template with one example row: $records in $language', ({ records, language }) => {
    const { data } = Papa.parse<string[]>(templateOf(records, language).slice(1).trimEnd());
    expect(data).toHaveLength(2);
    expect(data[1]).toHaveLength(importColumns(records).length);
    expect(templateOf(records, language).charCodeAt(0)).toBe(0xfeff);
  });
});

describe('a file', () => {
  it.each([
    ['personas.csv', 'nombre,correo', 'csv'],
    ['personas.txt', 'nombre;correo', 'csv'],
    ['personas.csv', '[nombre],correo', 'csv'],
    ['personas.json', ' [{"email":"a@b.example"}]', 'json'],
    ['sin-ending', '\ufeff{"talents":[]}', 'json'],
    ['lucia.json', '{"basics": {"name":"Lucía"}}', 'json-resume'],
    ['libro.xlsx', 'PK\u0003\u0004', undefined],
    ['personas.csv', 'PK\u0003\u0004', undefined],
  ])('%s with %j is taken for %s', async (name, text, format) => {
    expect(await formatOf(new File([text], name))).toBe(format);
  });
});

it('has words for every state and finding', () => {
  expect(Object.keys(texts.states).sort()).toEqual([...RUN_STATES].sort());
  expect(Object.keys(texts.findings).sort()).toEqual([...FINDING_KINDS].sort());
});
