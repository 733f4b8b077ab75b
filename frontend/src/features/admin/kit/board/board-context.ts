/** What columns and cards share: the list of columns, and the card that has just arrived. */
import { createContext, type ReactNode, type RefObject, use } from 'react';

/** A column of the board; `count` is everything in it, loaded or not, where that is known. */
export interface BoardLane {
  id: string;
  label: string;
  count?: number;
}

/** The card that is being dragged. */
export interface Lifted {
  cardId: string;
  name: string;
  /** The column it comes from. */
  lane: string;
  content: ReactNode;
  move: (lane: string) => void;
}

interface BoardState {
  lanes: readonly BoardLane[];
  /** The card moved last and where to: when it appears there, it takes the focus that it had before. */
  landed: RefObject<{ cardId: string; lane: string } | null>;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (!board) throw new Error('A column of a board stands outside of one');
  return board;
}
