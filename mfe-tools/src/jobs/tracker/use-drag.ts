import { useEffect, useRef, useState, type RefObject } from 'react';

type Adapter = typeof import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter');

const JOB = 'savedJobId';
const doNothing = () => {};

/** Fingers scroll; they move a card by its list of stages, as the keyboard does. */
const canDrag = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Registers with the library once it is there; without it the list of stages still moves cards. */
function attach(register: (adapter: Adapter) => () => void): () => void {
  if (!canDrag()) return doNothing;
  let stop = doNothing;
  let left = false;
  void import(
    /* webpackChunkName: "drag" */ '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
  ).then((adapter) => {
    if (!left) stop = register(adapter);
  }, doNothing);
  return () => {
    left = true;
    stop();
  };
}

/** Lets a card be dragged. */
export function useDraggable(card: RefObject<HTMLElement | null>, id: string): void {
  useEffect(
    () =>
      attach(({ draggable }) =>
        card.current
          ? draggable({ element: card.current, getInitialData: () => ({ [JOB]: id }) })
          : doNothing,
      ),
    [card, id],
  );
}

/** Lets cards be dropped on a column; whether one is over it now. */
export function useDropColumn(column: RefObject<HTMLElement | null>, onDrop: (id: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  }, [onDrop]);
  useEffect(
    () =>
      attach(({ dropTargetForElements }) =>
        column.current
          ? dropTargetForElements({
              element: column.current,
              canDrop: ({ source }) => typeof source.data[JOB] === 'string',
              onDragEnter: () => setOver(true),
              onDragLeave: () => setOver(false),
              onDrop: ({ source }) => {
                setOver(false);
                latest.current(String(source.data[JOB]));
              },
            })
          : doNothing,
      ),
    [column],
  );
  return isOver;
}
