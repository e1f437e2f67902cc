import { choosePlural } from '@aura/shared-domain';
import { Button, Disclosure, Notice } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import type { ResumeDraft } from '../draft.ts';
import styles from './review.module.css';

interface Props {
  readonly notices: ResumeDraft['notices'];
  /** Removes the personal data; null if there is none left. */
  readonly onRemovePersonalData: (() => void) | null;
}

/** What the reader found worth saying about the document, with the places that it means. */
export function ResumeNotices({ notices, onRemovePersonalData }: Props) {
  const [removed, setRemoved] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const remove = () => {
    onRemovePersonalData?.();
    setRemoved(true);
    // The button that had the focus goes with its notice.
    said.current?.focus();
  };
  if (notices.length === 0 && !removed) return null;
  return (
    <div className={styles['fields']}>
      <p ref={said} tabIndex={-1} role="status" className={styles['note']}>
        {removed && 'Os dados pessoais apontados foram retirados do que será analisado.'}
      </p>
      {notices.map((notice) => (
        <Notice
          key={notice.code}
          tone={notice.code === 'COLUNAS' ? 'info' : 'warning'}
          action={
            notice.code === 'DADOS_PESSOAIS' &&
            onRemovePersonalData && (
              <Button variant="secondary" onClick={remove}>
                Retirar todos os dados pessoais
              </Button>
            )
          }
        >
          <p>{notice.message}</p>
          {notice.excerpts.length > 0 && (
            <Disclosure
              summary={choosePlural(
                notice.excerpts.length,
                'Ver o trecho',
                `Ver os ${notice.excerpts.length} trechos`,
              )}
            >
              <ul className={styles['excerpts']}>
                {notice.excerpts.map((excerpt, index) => (
                  <li key={index}>{excerpt}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </Notice>
      ))}
    </div>
  );
}
