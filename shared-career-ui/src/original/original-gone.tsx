import type { ReadResume } from '@aura/shared-domain';
import { FileDrop, Notice } from '@aura/shared-ui';
import { useCallback, useRef, useState } from 'react';
import type { ResumeDraft } from '../draft.ts';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { Reading } from '../reading/reading.tsx';
import type { ReadResumeSchema } from '../reading/read-resume-schema.ts';
import { type ReaderWorker, useReader } from '../reading/use-reader.ts';
import { isSameDocument } from './field-lines.ts';
import { keepOriginal } from './original-store.ts';
import styles from './original.module.css';

interface Props {
  readonly worker: ReaderWorker<typeof ReadResumeSchema>;
  readonly draft: ResumeDraft;
}

/** Says that the document is gone, and offers to open it again. */
export function OriginalGone({ worker, draft }: Props) {
  const opened = useRef<File | null>(null);
  const [isOther, setOther] = useState(false);
  const take = useCallback(
    ({ original, structure }: ReadResume) => {
      const same = isSameDocument(draft.structure, structure);
      setOther(!same);
      if (same && draft.reading)
        keepOriginal({ ...original, structure, reading: draft.reading, file: opened.current });
    },
    [draft],
  );
  const reader = useReader(worker, take);
  const open = (file: File) => {
    opened.current = file;
    void reader.readFile(file);
  };
  if (reader.state.kind === 'reading')
    return <Reading label="Abrindo o original" progress={reader.state.progress} onCancel={reader.cancel} />;
  return (
    <aside className={styles['gone']} aria-label="O original" data-no-print>
      {reader.state.kind === 'failed' && (
        <ReadingFailure
          failure={reader.state.failure}
          onRetry={() => opened.current && void reader.readFile(opened.current)}
        />
      )}
      {isOther && (
        <Notice tone="warning" title="Este parece ser outro arquivo">
          Quase nada dele está nos campos. Abra {draft.label}, ou volte e leia este como um novo currículo.
        </Notice>
      )}
      <p className={styles['note']}>
        O arquivo original não é guardado, nem aqui nem em outro lugar: ele some quando a página é
        recarregada. Para ver de onde veio cada campo, abra-o de novo.
      </p>
      <FileDrop
        label="Abrir o original de novo"
        hint={`${draft.label}. Os campos que você já corrigiu não mudam.`}
        accept=""
        onFile={open}
      />
    </aside>
  );
}
