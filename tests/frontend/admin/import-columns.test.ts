/** The help and the templates of an import name only what an import understands, and every file is taken for what it is. */
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../frontend/src/features/admin/exchange/file-format.ts';
import { columnOfPath, importColumns } from '../../../frontend/src/features/admin/exchange/import-columns.ts';
import { templateOf } from '../../../frontend/src/features/admin/exchange/template.ts';
import texts from '../../../frontend/src/locales/admin-exchange.es.json' with { type: 'json' };
import { columnsOf } from '../../../shared/domain/exchange-columns.ts';
import { importedEmployerSchema, importedJobSchema } from '../../../shared/domain/exchange-records.ts';
import { importedTalentSchema } from '../../../shared/domain/exchange-talents.ts';
import { FINDING_KINDS, IMPORT_RECORDS, RUN_STATES } from '../../../shared/domain/run.ts';

const SCHEMAS = { talents: importedTalentSchema, jobs: importedJobSchema, employers: importedEmployerSchema };
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

  it.each(CASES)(
    'stand in a template whose example could be imported: $records in $language',
    ({ records, language }) => {
      const text = templateOf(records, language);
      expect(text.charCodeAt(0)).toBe(0xfeff);
      const [head, example, ...more] = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
      expect(more).toEqual([]);
      const { fields } = columnsOf(head ?? [], records);
      const row = Object.fromEntries(fields.map((field, at) => [field, example?.[at]]));
      expect(SCHEMAS[records].safeParse(row).error?.issues).toBeUndefined();
    },
  );

  it.each(CASES)('allow every value that the help names: $records in $language', ({ records, language }) => {
    const example = Object.fromEntries(
      importColumns(records).map(({ field, examples }) => [field, examples[language]]),
    );
    const rows = importColumns(records).flatMap(({ field, values }) =>
      (values?.[language].split(', ') ?? []).map((value) => ({ ...example, [field]: value })),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.flatMap((row) => SCHEMAS[records].safeParse(row).error?.issues ?? [])).toEqual([]);
  });

  it('are found again by the path of a refused value', () => {
    expect(columnOfPath('talents', 'skills.3')?.names.es).toBe('Habilidades');
    expect(columnOfPath('employers', 'primaryContact.email')?.names.en).toBe('Contact email');
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
