/** Follows the operators of a PDF page and notes what was painted where, and how each text was shown. */
import { colourOf } from './concealed.ts';
import {
  advance,
  boxOf,
  type Glyph,
  graphicsStates,
  IDENTITY,
  matrixOf,
  moveText,
  multiply,
  newState,
  type OperatorList,
  pointAt,
} from './pdf-state.ts';
import {
  addPaint,
  beginForm,
  beginGroup,
  endGroup,
  noteLeftOutPicture,
  type PageContext,
  type PagePaint,
  path,
  restore,
  save,
  type Walk,
} from './pdf-walk.ts';

function showText(walk: Walk, glyphs: readonly (Glyph | number)[]): void {
  const { state } = walk;
  const onPage = () => {
    const { x, y } = pointAt(state.textMatrix, 0, state.rise);
    return pointAt(state.matrix, x, y);
  };
  const start = onPage();
  let text = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      width -= (glyph * state.fontSize) / 1000;
      continue;
    }
    text += glyph.unicode ?? '';
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    width += ((glyph.width ?? 0) * state.fontSize) / 1000 + spacing;
  }
  advance(state, width);
  state.painted = true;
  if (text.trim() === '' || walk.masks > 0) return;
  const [, , c, d] = multiply(state.matrix, state.textMatrix);
  const { fill, stroke, fillAlpha, strokeAlpha, groupAlpha, renderMode, clip } = state;
  walk.shown.push({
    order: walk.order,
    text,
    start,
    end: onPage(),
    size: Math.hypot(c, d) * Math.abs(state.fontSize),
    state: { fill, stroke, fillAlpha, strokeAlpha, groupAlpha, renderMode, clip },
    isOff: walk.layers.includes(true),
  });
}

type Handler = (walk: Walk, args: readonly unknown[]) => void;
const numbers = (args: readonly unknown[]) => args as readonly number[];
const picture: Handler = (walk) => addPaint(walk, boxOf(walk.state.matrix, [0, 0, 1, 1]), 'unknown', true, true);

const HANDLERS: Record<string, Handler> = {
  save,
  restore,
  transform: ({ state }, args) => {
    state.matrix = multiply(state.matrix, matrixOf(numbers(args)));
    state.moved = true;
  },
  setGState: ({ state }, [entries]) => graphicsStates(state, (entries ?? []) as readonly [string, unknown][]),
  setFillRGBColor: ({ state }, [hex]) => {
    state.fill = colourOf(String(hex)) ?? 'unknown';
  },
  setStrokeRGBColor: ({ state }, [hex]) => {
    state.stroke = colourOf(String(hex)) ?? 'unknown';
  },
  setFillColorN: ({ state }) => {
    state.fill = 'unknown';
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = 'unknown';
  },
  clip: (walk) => {
    walk.clipsNext = true;
  },
  eoClip: (walk) => {
    walk.clipsNext = true;
  },
  constructPath: path,
  rawFillPath: path,
  shadingFill: (walk) => addPaint(walk, walk.state.clip, 'unknown', false),
  paintImageXObject: picture,
  paintInlineImageXObject: picture,
  paintImageMaskXObject: picture,
  paintSolidColorImageMask: picture,
  paintFormXObjectBegin: (walk, [matrix, bounds]) =>
    beginForm(walk, matrix as ArrayLike<number> | null, bounds as ArrayLike<number> | null),
  paintFormXObjectEnd: restore,
  beginGroup: (walk, [group]) => beginGroup(walk, group as { smask?: unknown } | undefined),
  endGroup,
  beginMarkedContent: (walk) => {
    walk.layers.push(false);
  },
  beginMarkedContentProps: (walk, [tag, properties]) => {
    walk.layers.push(tag === 'OC' && !walk.context.isLayerOn(properties));
  },
  endMarkedContent: (walk) => {
    walk.layers.pop();
  },
  beginText: ({ state }) => {
    state.textMatrix = IDENTITY;
    state.lineMatrix = IDENTITY;
  },
  setCharSpacing: ({ state }, args) => {
    state.charSpacing = numbers(args)[0] ?? 0;
  },
  setWordSpacing: ({ state }, args) => {
    state.wordSpacing = numbers(args)[0] ?? 0;
  },
  setHScale: ({ state }, args) => {
    state.scale = (numbers(args)[0] ?? 100) / 100;
  },
  setLeading: ({ state }, args) => {
    state.leading = numbers(args)[0] ?? 0;
  },
  setFont: ({ state }, args) => {
    state.fontSize = Number(args[1]) || 0;
  },
  setTextRenderingMode: ({ state }, args) => {
    state.renderMode = numbers(args)[0] ?? 0;
  },
  setTextRise: ({ state }, args) => {
    state.rise = numbers(args)[0] ?? 0;
  },
  moveText: ({ state }, args) => moveText(state, numbers(args)[0] ?? 0, numbers(args)[1] ?? 0),
  setLeadingMoveText: ({ state }, args) => {
    state.leading = -(numbers(args)[1] ?? 0);
    moveText(state, numbers(args)[0] ?? 0, numbers(args)[1] ?? 0);
  },
  setTextMatrix: ({ state }, args) => {
    state.lineMatrix = matrixOf((args.length >= 6 ? args : args[0]) as ArrayLike<number>);
    state.textMatrix = state.lineMatrix;
  },
  nextLine: ({ state }) => moveText(state, 0, -state.leading),
  showText: (walk, [glyphs]) => showText(walk, (glyphs ?? []) as readonly (Glyph | number)[]),
};

const handlersByCode = new Map<number, Handler>();

function handlerOf(codes: Record<string, number>, code: number): Handler | undefined {
  if (handlersByCode.size === 0) {
    for (const [name, handler] of Object.entries(HANDLERS)) {
      const known = codes[name];
      if (known !== undefined) handlersByCode.set(known, handler);
    }
  }
  return handlersByCode.get(code);
}

/** What a page paints and shows, in order. Pictures the engine left out are found by the place made for them. */
export function followOperators(list: OperatorList, context: PageContext): PagePaint {
  const state = newState(context.matrix, context.page);
  const empty = { shown: [], paints: [], strokes: [], saved: [], layers: [], groups: [] };
  const walk: Walk = { ...empty, context, state, order: 0, clipsNext: false, masks: 0 };
  for (let index = 0; index < list.fnArray.length; index++) {
    walk.order = index;
    handlerOf(context.codes, list.fnArray[index] ?? 0)?.(walk, (list.argsArray[index] ?? []) as readonly unknown[]);
  }
  noteLeftOutPicture(walk);
  return { shown: walk.shown, paints: walk.paints, strokes: walk.strokes };
}
