/** Reads what the structure tags of a PDF say: which pieces of a page's text are headings, and the order of all. Browsers and word processors write them. */
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

/** What the tags of a page say of a piece of marked content: its place in their order, and the level of its heading. */
export interface Tag {
  order: number;
  level: number | undefined;
  cell: TaggedCell | undefined;
}

/** The cell of a table that a piece is in: counted within its page. */
export interface TaggedCell {
  table: number;
  row: number;
  cell: number;
}

/** Where what stands in a tag is among tables, rows and cells; `at` is the tag's own number. A table within another is the one that counts. */
function cellOf(role: string, at: number, outer: TaggedCell | undefined): TaggedCell | undefined {
  if (role === 'Table') return { table: at, row: 0, cell: 0 };
  if (outer && role === 'TR') return { ...outer, row: at };
  return outer && (role === 'TD' || role === 'TH') ? { ...outer, cell: at } : outer;
}

/** The tags of a page, by the ids of their marked content. */
export async function tagsOf(page: PdfPage): Promise<ReadonlyMap<string, Tag>> {
  const tags = new Map<string, Tag>();
  const open: { node: Node; level: number | undefined; cell: TaggedCell | undefined }[] = [];
  const tree = await page.getStructTree();
  if (tree) open.push({ node: tree as Node, level: undefined, cell: undefined });
  for (let seen = 0; open.length > 0 && seen < NODES_MAX; seen += 1) {
    const next = open.pop();
    if (!next) break;
    const { node } = next;
    if ('children' in node) {
      const level = levelOf(node.role) ?? next.level;
      const cell = cellOf(node.role, seen, next.cell);
      for (const child of node.children.toReversed()) open.push({ node: child as Node, level, cell });
    } else if ('id' in node) tags.set(String(node.id), { order: seen, level: next.level, cell: next.cell });
  }
  return tags;
}

/** Follows the marks among the pieces of a page's text: the tag of the piece at hand. */
export class TagMarks {
  readonly #tags: ReadonlyMap<string, Tag>;
  readonly #open: (Tag | undefined)[] = [];

  constructor(tags: ReadonlyMap<string, Tag>) {
    this.#tags = tags;
  }

  /** Takes a mark in; `id` is that of its content, if it has one. */
  mark(type: string, id: string | undefined): void {
    if (type === 'endMarkedContent') this.#open.pop();
    else this.#open.push(id === undefined ? this.tag : this.#tags.get(id));
  }

  get tag(): Tag | undefined {
    return this.#open.at(-1);
  }
}
