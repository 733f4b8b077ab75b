/**
 * Which layout the items of each table have, and how an item of an older one becomes one of the newest. Each item carries its
 * layout's number; the table layer alone writes and reads it.
 */
import { TABLES, type TableShape } from './resources.ts';

type Item = Record<string, unknown>;

/**
 * From one layout to the next, of any kind of item that its table holds. A step only adds attributes, or changes none that
 * code of the release before reads: during a deployment that code reads the result.
 */
export type LayoutStep = (item: Item) => Item;

/** The attribute with the number; items without it have the first layout. */
export const LAYOUT_ATTRIBUTE = 'layout';

const FIRST = 1;

/** By table, in order: the first step makes the second layout of the first. Tables that are not here have the first one. */
const STEPS: Partial<Record<string, readonly LayoutStep[]>> = {
  // Evaluations from before people could be left out of them say so: nobody was.
  [TABLES.evaluations.environmentName]: [(item) => ({ leftOut: 0, ...item })],
};

type Shape = Pick<TableShape, 'environmentName'>;

const stepsOf = ({ environmentName }: Shape): readonly LayoutStep[] => STEPS[environmentName] ?? [];

/** The newest layout of a table, from 1. */
export const newestLayout = (shape: Shape): number => FIRST + stepsOf(shape).length;

/** The layout that an item was stored with. */
export const storedLayout = (item: Item): number => Number(item[LAYOUT_ATTRIBUTE] ?? FIRST);

/** The item as it is to be stored: everything that is written has the newest layout. */
export const stamped = (item: object, shape: Shape): Item => ({ ...item, [LAYOUT_ATTRIBUTE]: newestLayout(shape) });

/** The item without its layout's number, for code that reads some of its attributes. */
export function unstamped(item: Item): Item {
  const { [LAYOUT_ATTRIBUTE]: _, ...rest } = item;
  return rest;
}

/** A whole item in the newest layout, whatever it was stored with; one that a later release wrote stays as it is. */
export function upgraded(item: Item, shape: Shape): Item {
  const steps = stepsOf(shape).slice(storedLayout(item) - FIRST);
  return steps.reduce((older, step) => step(older), unstamped(item));
}
