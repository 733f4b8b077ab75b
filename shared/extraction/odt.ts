/** Reads OpenDocument texts (ODF 1.3): headings, lists, tables, frames, headers and footers. */
import { ConcealedTexts, type Ground, WHITE } from './concealed.ts';
import { type Reading, readingError } from './document.ts';
import { type FlowWriter, writeBlocks } from './flow.ts';
import { odtBlocks } from './odt-body.ts';
import { addStyles, type OdtStyle } from './odt-styles.ts';
import { unzipParts } from './zip.ts';

const READ = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/** Sections and paragraphs that a condition hides say so on themselves; drawings behind the text say so in their style. */
function groundOf(styles: ReadonlyMap<string, OdtStyle>): Ground {
  return [...styles.values()].some((style) => style.behind) ? 'unknown' : WHITE;
}

function partsOf(bytes: Uint8Array): { content: string; styles: string } {
  const parts = unzipParts(bytes, (name) => READ.has(name));
  const text = (name: string) => new TextDecoder().decode(parts.get(name));
  if (/<manifest:encryption-data[\s>/]/.test(text('META-INF/manifest.xml'))) throw readingError('FILE_ENCRYPTED');
  const content = text('content.xml');
  if (content === '') throw readingError('FILE_TYPE_UNSUPPORTED');
  if (!/<office:document-content[\s>]/.test(content.slice(0, 100_000))) throw readingError('FILE_DAMAGED');
  if (!/<office:text[\s>/]/.test(content)) throw readingError('FILE_TYPE_UNSUPPORTED');
  return { content, styles: text('styles.xml') };
}

/**
 * The lines of an OpenDocument text.
 * @throws AppError `FILE_TYPE_UNSUPPORTED` for spreadsheets and the like, `FILE_ENCRYPTED`, `FILE_DAMAGED`, `FILE_TOO_COMPLEX`.
 */
export function readOdt(bytes: Uint8Array): Reading {
  const parts = partsOf(bytes);
  const styles = new Map<string, OdtStyle>();
  // Automatic styles of headers may be named as those of the body, which come last and win: they matter more.
  addStyles(styles, parts.styles);
  addStyles(styles, parts.content);
  const context = { styles, ground: groundOf(styles), concealed: new ConcealedTexts() };
  const writer: FlowWriter = { lines: [], styles, gap: false };
  const links: string[] = [];
  const pieces: [string, RegExp][] = [
    [parts.styles, /^style:header(?:-first|-left)?$/],
    [parts.content, /^office:text$/],
    [parts.styles, /^style:footer(?:-first|-left)?$/],
  ];
  for (const [xml, root] of pieces) {
    const piece = odtBlocks(xml, root, context);
    writer.gap = writer.lines.length > 0;
    writeBlocks(writer, piece.blocks);
    links.push(...piece.links);
  }
  return { lines: writer.lines, pageCount: 1, links, flags: [], concealed: context.concealed.list() };
}
