/** The result of a batch as a file for a spreadsheet, in which no cell is taken for a formula. */
import type { TFunction } from 'i18next';
import Papa from 'papaparse';
import type { Judged } from './bulk-outcome.ts';

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export function reportOf(results: readonly Judged[], t: TFunction<'admin-bulk'>, origin: string): string {
  const head = ['file', 'result', 'reason', 'person', 'link'].map((name) => t(`report.${name}`));
  const rows = results.map(({ item, outcome, sameAs }) => {
    const { row, problem } = item;
    const reason = row?.failure ? t(`admin-processing:reasons.${row.failure.code}`) : '';
    const link = row?.talentId ? `${origin}/admin-panel/talents/${row.talentId}` : '';
    return [item.name, t(`outcomes.${outcome}`, { name: sameAs }), reason || problem || '', row?.name ?? '', link];
  });
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true })}\r\n`;
}
