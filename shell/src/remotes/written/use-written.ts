import { useContext, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { followInput } from './carry-over.ts';
import { WrittenContentContext } from './written-content.ts';

interface Written {
  /** For `dangerouslySetInnerHTML`; null if only the remote draws. */
  readonly html: string | null;
}

/**
 * The document's prerendered content for this outlet, until the remote has drawn its own: then one replaces the other
 * within a frame, so that nothing flashes and nothing moves.
 * @param written element of the prerendered content
 * @param place element in which the remote draws, hidden while there is prerendered content
 */
export function useWritten(
  written: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): Written {
  const content = useContext(WrittenContentContext);
  const [isShown, setShown] = useState(content !== null && !content.isOver);
  useEffect(() => {
    const target = place.current;
    const source = written.current;
    if (!isShown || !content || !target || !source) return;
    const over = new AbortController();
    const carryOver = followInput(source, over.signal);
    const swap = () => {
      // Every page of a remote has one: the first thing that it draws when it is no longer waiting.
      if (!target.querySelector('h1')) return;
      content.isOver = true;
      const refocus = carryOver(target);
      flushSync(() => setShown(false));
      refocus();
    };
    const observer = new MutationObserver(swap);
    observer.observe(target, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      over.abort();
      content.isOver = true;
    };
  }, [content, isShown, place, written]);
  return { html: isShown && content ? content.html : null };
}
