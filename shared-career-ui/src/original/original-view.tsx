import { Spinner } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import type { Original } from './original-store.ts';
import styles from './original.module.css';

export type Drawing =
  | { readonly status: 'none' | 'drawing' }
  | { readonly status: 'drawn'; readonly pages: readonly ImageBitmap[] };

interface Props {
  readonly original: Original;
  /** Its pages; where there are none, its text is shown. */
  readonly drawing: Drawing;
  /** Lines that are marked. */
  readonly marked: readonly number[];
}

/** Pixels that are left beside a mark. */
const EDGE = 16;

/** Brings the first mark into sight, within what scrolls around it: the page itself stays where it is. */
function useMarkInSight(marked: readonly number[]) {
  const view = useRef<HTMLDivElement>(null);
  const shown = marked.join();
  useEffect(() => {
    const mark = view.current?.querySelector('mark');
    const frame = view.current?.closest('[data-scrolls], dialog');
    if (!mark || !frame) return;
    const [own, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollTop += own.top - outer.top - outer.height / 3;
    // Large letters make a page wider than the dialog.
    const row = view.current?.closest('section');
    if (row) row.scrollLeft += own.left - row.getBoundingClientRect().left - EDGE;
  }, [shown]);
  return view;
}

/** The document as it was opened: its pages, or its lines, with those marked that a field came from. */
export function OriginalView({ original, drawing, marked }: Props) {
  const view = useMarkInSight(marked);
  if (drawing.status === 'drawing') return <Spinner label="Desenhando as páginas…" />;
  return (
    <div ref={view} className={styles['view']}>
      {drawing.status === 'drawn' ? (
        drawing.pages.map((bitmap, index) => (
          <OriginalPage key={index} bitmap={bitmap} number={index + 1} original={original} marked={marked} />
        ))
      ) : (
        <ol className={styles['text']}>
          {original.lines.map(({ text }, index) => (
            <li key={index}>{marked.includes(index) ? <mark>{text}</mark> : text}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface PageProps extends Pick<Props, 'original' | 'marked'> {
  readonly bitmap: ImageBitmap;
  readonly number: number;
}

const formatShare = (part: number, whole: number) => `${(100 * part) / whole}%`;

function OriginalPage({ bitmap, number, original, marked }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = original.pages[number - 1];
  const quarters = size?.quarters ?? 0;
  const isOnSide = quarters % 2 === 1;
  const [width, height] = isOnSide ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.translate(width / 2, height / 2);
    context.rotate((quarters * Math.PI) / 2);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    context.resetTransform();
  }, [bitmap, quarters, width, height]);
  return (
    <div className={styles['page']}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`Página ${number} do original`}
      />
      {marked.map((index) => {
        const box = original.lines[index]?.box;
        if (!box || !size || box.page !== number) return null;
        return (
          <mark
            key={index}
            className={styles['box']}
            aria-hidden="true"
            style={{
              insetInlineStart: formatShare(box.left, size.width),
              insetBlockStart: formatShare(box.top, size.height),
              inlineSize: formatShare(box.right - box.left, size.width),
              blockSize: formatShare(box.bottom - box.top, size.height),
            }}
          />
        );
      })}
    </div>
  );
}
