/** Takes off what says in what kind of post somebody worked and names neither it nor the employer: `Full-time`, `Acme Foods · Part-time`. */
import { partLine, type ResumeLine } from './line.ts';

const KINDS =
  '(?:full[- ]time|part[- ]time|permanent|temporary|seasonal|contract|casual|on[- ]site|hybrid|remote|jornada completa|jornada parcial|media jornada|tiempo completo|medio tiempo|tiempo parcial|contrato temporal|contrato indefinido|indefinido|presencial|h[ií]brido|remoto|en remoto)';
/** The whole of a line. */
const ALONE = new RegExp(`^\\(?${KINDS}(?:\\s*[·,/|]\\s*${KINDS})*\\)?\\.?$`, 'i');
/** Behind an employer. */
const BEHIND = new RegExp(`\\s+·\\s+(?:${KINDS}|freelance)$`, 'i');

/** The lines of jobs without kinds of post; a line that says nothing else goes, and what stood below it follows what stood above. */
export function withoutKinds(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    if (line.bullet || line.cells.length > 1) return [line];
    if (ALONE.test(line.text.trim())) return [];
    const kind = BEHIND.exec(line.text);
    return kind ? [{ ...partLine(line, 0, kind.index), gap: line.gap }] : [line];
  });
}
