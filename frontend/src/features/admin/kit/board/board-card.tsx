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

export function BoardCard({ id, lane, name, onMove, children }: BoardCardProps) {
  const { t } = useTranslation('admin-board');
  const { landed } = useBoard();
  const handle = useRef<HTMLButtonElement | null>(null);
  const data = { cardId: id, name, lane, content: children, move: onMove };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data,
    attributes: { roleDescription: t('roleDescription') },
  });
  useEffect(() => {
    if (landed.current?.cardId !== id || landed.current.lane !== lane) return;
    landed.current = null;
    handle.current?.focus({ preventScroll: true });
  }, [id, lane, landed]);
  /** The card is lifted wherever it is touched, apart from its own controls. */
  const lift = (type: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!(event.target as Element).closest('select')) listeners?.[type]?.(event);
  };
  const moveBack = (to: string) => {
    landed.current = { cardId: id, lane: to };
    onMove(to);
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
        <button
          type="button"
          ref={(node) => {
            handle.current = node;
            setActivatorNodeRef(node);
          }}
          className={`${styles.boardHandle} ${pressStyles.row}`}
          {...attributes}
          aria-label={t('drag', { name })}
          onKeyDown={(event) => listeners?.onKeyDown?.(event)}
        >
          <svg width={16} height={16} viewBox="0 0 20 20" aria-hidden="true">
            <path d={GRIP} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </div>
  );
}
