/** One card of a board: its content, a menu that moves it, and a handle for dragging by keyboard. */
import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import pressStyles from '../../../../ui/press.module.css';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';

interface BoardCardProps {
  id: string;
  lane: string;
  /** Says whose card it is. */
  name: string;
  onMove: (lane: string) => void;
  children: ReactNode;
}

type Draggable = ReturnType<typeof useDraggable>;

const GRIP = 'M7.5 4.5h.1M12.5 4.5h.1M7.5 10h.1M12.5 10h.1M7.5 15.5h.1M12.5 15.5h.1';

function MoveMenu({ lane, name, onMove }: Pick<BoardCardProps, 'lane' | 'name' | 'onMove'>) {
  const { t } = useTranslation('admin-board');
  const { lanes } = useBoard();
  return (
    <select
      className={`${styles.boardMove} ${pressStyles.row}`}
      aria-label={t('moveOf', { name })}
      value=""
      onChange={(event) => onMove(event.target.value)}
    >
      <option value="" disabled>
        {t('moveTo')}
      </option>
      {lanes
        .filter(({ id }) => id !== lane)
        .map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
    </select>
  );
}

interface HandleProps extends Pick<Draggable, 'attributes' | 'listeners'> {
  name: string;
  handle: (node: HTMLButtonElement | null) => void;
}

/** Lifts and moves the card by keyboard. */
function Handle({ name, handle, attributes, listeners }: HandleProps) {
  const { t } = useTranslation('admin-board');
  return (
    <button
      type="button"
      ref={handle}
      className={`${styles.boardHandle} ${pressStyles.row}`}
      {...attributes}
      aria-label={t('drag', { name })}
      onKeyDown={(event) => listeners?.onKeyDown?.(event)}
    >
      <svg width={16} height={16} viewBox="0 0 20 20" aria-hidden="true">
        <path d={GRIP} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** A card that was just moved here takes the focus to its handle. */
function useLanding(id: string, lane: string) {
  const { landed } = useBoard();
  const handle = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (landed.current?.cardId !== id || landed.current.lane !== lane) return;
    landed.current = null;
    handle.current?.focus({ preventScroll: true });
  }, [id, lane, landed]);
  return { landed, handle };
}

export function BoardCard({ id, lane, name, onMove, children }: BoardCardProps) {
  const { t } = useTranslation('admin-board');
  const { landed, handle } = useLanding(id, lane);
  const data = { cardId: id, name, lane, content: children, move: onMove };
  const attributes = { roleDescription: t('roleDescription') };
  const { setNodeRef, setActivatorNodeRef, isDragging, ...dragging } = useDraggable({ id, data, attributes });
  /** The card is lifted wherever it is touched, apart from its own controls. */
  const lift = (type: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!(event.target as Element).closest('select')) dragging.listeners?.[type]?.(event);
  };
  const moveBack = (to: string) => {
    landed.current = { cardId: id, lane: to };
    onMove(to);
  };
  const hold = (node: HTMLButtonElement | null) => {
    handle.current = node;
    setActivatorNodeRef(node);
  };
  return (
    // Dragging is a shortcut for the mouse and the finger; its handle and its menu are the controls.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={setNodeRef}
      className={`${styles.boardCard} ${pressStyles.card}`}
      data-lifted={isDragging ? '' : undefined}
      onMouseDown={lift('onMouseDown')}
      onTouchStart={lift('onTouchStart')}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
      <div className={styles.boardCardFoot}>
        <MoveMenu lane={lane} name={name} onMove={moveBack} />
        <Handle name={name} handle={hold} attributes={dragging.attributes} listeners={dragging.listeners} />
      </div>
    </div>
  );
}
