/** The panel's kanban: cards move between columns by mouse, touch, keyboard or menu. */
import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  type Over,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import { BoardContext, type BoardLane, type Lifted } from './board-context.ts';
import { BoardTabs } from './board-tabs.tsx';

const DRAG_FROM_PX = 6;
/** A finger that rests this long lifts the card; one that moves on scrolls. */
const TOUCH = { delay: 220, tolerance: 8 };

const liftedOf = (active: Active) => active.data.current as Lifted;

/** Arrow keys choose the column itself: where things lie on the screen does not matter to a person who does not see it. */
function useColumnKeys(
  lanes: readonly BoardLane[],
  target: RefObject<string | null>,
  scroller: RefObject<Element | null>,
) {
  return useSensor(KeyboardSensor, {
    coordinateGetter: (event, { context, currentCoordinates }) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
      if (step === undefined || !context.active) return undefined;
      event.preventDefault();
      const from = target.current ?? liftedOf(context.active).lane;
      const next = lanes[lanes.findIndex(({ id }) => id === from) + step];
      if (!next) return currentCoordinates;
      target.current = next.id;
      const column = scroller.current?.querySelector(`[data-lane="${next.id}"]`);
      column?.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const place = column?.getBoundingClientRect();
      // Never exactly where it is now: only a move makes the board look again at which column is meant.
      return { x: (place?.left ?? currentCoordinates.x) + step, y: Math.max(place?.top ?? 0, 0) + 48 };
    },
  });
}

function collisionsBy(target: RefObject<string | null>): CollisionDetection {
  return (asked) => {
    if (!asked.pointerCoordinates) return target.current === null ? [] : [{ id: target.current }];
    const under = pointerWithin(asked);
    return under.length > 0 ? under : rectIntersection(asked);
  };
}

function useAnnouncements(lanes: readonly BoardLane[]): Announcements {
  const { t } = useTranslation('admin-board');
  const label = (over: Over | null) => lanes.find(({ id }) => id === over?.id)?.label;
  const say = (key: string) => (said: { active: Active; over: Over | null }) => {
    const column = label(said.over);
    return column && t(key, { name: liftedOf(said.active).name, column });
  };
  const putBack = ({ active }: { active: Active }) => t('putBack', { name: liftedOf(active).name });
  return {
    onDragStart: ({ active }) => t('lifted', { name: liftedOf(active).name }),
    onDragOver: say('over'),
    onDragEnd: ({ active, over }) =>
      over && over.id !== liftedOf(active).lane ? say('dropped')({ active, over }) : putBack({ active }),
    onDragCancel: putBack,
  };
}

interface BoardProps {
  /** Names the board for screen readers. */
  label: string;
  lanes: readonly BoardLane[];
  /** A `BoardColumn` with the lane's id. */
  children: (lane: BoardLane) => ReactNode;
}

/** The card in the air, the column below it, and where it landed. */
function useDragging() {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const target = useRef<string | null>(null);
  const landed = useRef<{ cardId: string; lane: string } | null>(null);
  const end = (active: Active, over: Over | null) => {
    target.current = null;
    setLifted(null);
    // As the card is now: it may have been fetched again while it was in the air.
    const card = liftedOf(active);
    if (!over || over.id === card.lane) return;
    const lane = String(over.id);
    landed.current = { cardId: card.cardId, lane };
    card.move(lane);
  };
  return { lifted, lift: (active: Active) => setLifted(liftedOf(active)), end, target, landed };
}

function Overlay({ lifted }: { lifted: Lifted | null }) {
  return (
    <DragOverlay dropAnimation={null}>
      {lifted && (
        <div className={`${styles.boardCard} ${styles.boardCardLifted}`} inert>
          {lifted.content}
        </div>
      )}
    </DragOverlay>
  );
}

export function Board({ label, lanes, children }: BoardProps) {
  const { t } = useTranslation('admin-board');
  const { lifted, lift, end, target, landed } = useDragging();
  const scroller = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useColumnKeys(lanes, target, scroller),
  );
  const collide = useMemo(() => collisionsBy(target), [target]);
  const announcements = useAnnouncements(lanes);
  const context = useMemo(() => ({ lanes, landed }), [lanes, landed]);
  return (
    <BoardContext value={context}>
      <DndContext
        sensors={sensors}
        collisionDetection={collide}
        // Only sideways, to further columns: where in a column a card is dropped makes no difference.
        autoScroll={{ canScroll: (element) => element === scroller.current }}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
        onDragStart={({ active }) => lift(active)}
        onDragEnd={({ active, over }) => end(active, over)}
        onDragCancel={({ active }) => end(active, null)}
      >
        <BoardTabs lanes={lanes} scroller={scroller} />
        <section ref={scroller} className={styles.board} aria-label={label} data-dragging={lifted ? '' : undefined}>
          {lanes.map(children)}
        </section>
        <Overlay lifted={lifted} />
      </DndContext>
    </BoardContext>
  );
}
