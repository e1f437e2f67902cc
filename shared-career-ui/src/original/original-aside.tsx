import type { ResumeStructure } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReadResumeSchema } from '../reading/read-resume-schema.ts';
import { type ReaderWorker, useReader } from '../reading/use-reader.ts';
import { PageAside } from '../page-aside/page-aside.tsx';
import { findFieldLines } from './field-lines.ts';
import type { FieldInFocus } from './use-field-in-focus.ts';
import type { Original } from './original-store.ts';
import { type Drawing, OriginalView } from './original-view.tsx';
import { makePagesWorker } from './pages-worker.ts';
import styles from './original.module.css';

interface Props {
  readonly worker: ReaderWorker<typeof ReadResumeSchema>;
  readonly original: Original;
  /** The fields as the person has corrected them so far. */
  readonly resume: ResumeStructure;
  /** The field that the person is at. */
  readonly field: FieldInFocus | null;
}

/** The document beside its fields, if there is room, otherwise one tap away. */
export function OriginalAside({ worker, original, resume, field }: Props) {
  const drawing = useDrawing(worker, original);
  const marked = useMemo(
    () => (field ? findFieldLines(original, resume, field) : []),
    [original, resume, field],
  );
  const view = <OriginalView original={original} drawing={drawing} marked={marked} />;
  const where = <Where field={field} original={original} marked={marked} />;
  const [isLarge, setLarge] = useState(false);
  return (
    <PageAside
      label="O original"
      tap="Ver no original"
      title="O original"
      note={where}
      isOpen={isLarge}
      setOpen={setLarge}
      beside={
        <>
          {where}
          {view}
          <Button variant="secondary" onClick={() => setLarge(true)}>
            Ampliar o original
          </Button>
        </>
      }
    >
      {view}
    </PageAside>
  );
}

/** Says which field is shown, and what the document says there. */
function Where({ field, original, marked }: Pick<Props, 'field' | 'original'> & WhereProps) {
  if (!field) return <p className={styles['note']}>Toque em um campo para ver de onde ele veio.</p>;
  const first = original.lines[marked[0] ?? -1]?.text;
  return (
    <p className={styles['note']}>
      <strong>{field.label}</strong>
      {first === undefined
        ? ': não achamos no original de onde isto veio.'
        : ` veio de “${first}”${marked.length > 1 ? ' e das outras linhas marcadas' : ''}.`}
    </p>
  );
}

interface WhereProps {
  readonly marked: readonly number[];
}

const NOT_DRAWN: Drawing = { status: 'none' };

/** Draws the pages of a document that has some. One that cannot be drawn is shown as its text. */
function useDrawing(worker: Props['worker'], original: Original): Drawing {
  const [drawn, setDrawn] = useState<{ of: Original; pages: readonly ImageBitmap[] } | null>(null);
  const pagesWorker = useMemo(() => makePagesWorker(worker), [worker]);
  const take = useCallback((pages: readonly ImageBitmap[]) => setDrawn({ of: original, pages }), [original]);
  const { state, readFile } = useReader(pagesWorker, take);
  const { file } = original;
  const hasPages = file !== null && original.pages.length > 0;
  useEffect(() => {
    if (file && hasPages) void readFile(file);
  }, [file, hasPages, readFile]);
  if (!hasPages || state.kind === 'failed') return NOT_DRAWN;
  return drawn?.of === original ? { status: 'drawn', pages: drawn.pages } : { status: 'drawing' };
}
