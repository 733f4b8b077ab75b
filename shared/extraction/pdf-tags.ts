/** Reads what the structure tags of a PDF say: which pieces of a page's text are headings. Most word processors write them. */
import type { PdfDocument, PdfPage } from './pdf-engine.ts';

type Tree = Awaited<ReturnType<PdfPage['getStructTree']>>;
type Node = Tree['children'][number];

/** No page of a resume has more tags; a file with more is made to keep a reader busy. */
const NODES_MAX = 20_000;

/** The level of a heading's tag, from 1; 0 for the title of the document. */
function levelOf(role: string): number | undefined {
  if (role === 'Title') return 0;
  const level = /^H([1-6]?)$/.exec(role)?.[1];
  return level === undefined ? undefined : Number(level || 1);
}

/** Whether a file says that it is tagged. */
export async function isTagged(document: PdfDocument): Promise<boolean> {
  const info = await document.getMarkInfo();
  return info?.Marked === true;
}

/** The levels of the headings of a page, by the ids of their marked content. */
export async function headingsOf(page: PdfPage): Promise<ReadonlyMap<string, number>> {
  const levels = new Map<string, number>();
  const open: { node: Node; level: number | undefined }[] = [];
  const tree = await page.getStructTree();
  if (tree) open.push({ node: tree as Node, level: undefined });
  for (let seen = 0; open.length > 0 && seen < NODES_MAX; seen += 1) {
    const next = open.pop();
    if (!next) break;
    const { node } = next;
    if ('children' in node) {
      const level = levelOf(node.role) ?? next.level;
      for (const child of node.children) open.push({ node: child as Node, level });
    } else if ('id' in node && next.level !== undefined) levels.set(String(node.id), next.level);
  }
  return levels;
}

/** Follows the marks among the pieces of a page's text: the level of the heading that the piece at hand is in. */
export class HeadingMarks {
  readonly #levels: ReadonlyMap<string, number>;
  readonly #open: (number | undefined)[] = [];

  constructor(levels: ReadonlyMap<string, number>) {
    this.#levels = levels;
  }

  /** Takes a mark in; `id` is that of its content, if it has one. */
  mark(type: string, id: string | undefined): void {
    if (type === 'endMarkedContent') this.#open.pop();
    else this.#open.push(id === undefined ? this.level : this.#levels.get(id));
  }

  get level(): number | undefined {
    return this.#open.at(-1);
  }
}
