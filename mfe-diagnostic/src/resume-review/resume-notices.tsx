import { Disclosure, Notice } from '@aura/shared-ui';
import type { ResumeDraft } from '../wizard/state.ts';
import styles from './review.module.css';

/** What the reader found worth saying about the document, with the places that it means. */
export function ResumeNotices({ notices }: { readonly notices: ResumeDraft['notices'] }) {
  return notices.map((notice) => (
    <Notice key={notice.code} tone={notice.code === 'COLUNAS' ? 'info' : 'warning'}>
      <p>{notice.message}</p>
      {notice.excerpts.length > 0 && (
        <Disclosure
          summary={notice.excerpts.length === 1 ? 'Ver o trecho' : `Ver os ${notice.excerpts.length} trechos`}
        >
          <ul className={styles['excerpts']}>
            {notice.excerpts.map((excerpt, index) => (
              <li key={index}>{excerpt}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Notice>
  ));
}
