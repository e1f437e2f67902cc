import { Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { ReadBack } from './read-back.tsx';
import type { FileMaking } from './use-file-making.ts';

/** How the last file came out. */
export function MakingStatus({ of: { problem, rereading, checked } }: { readonly of: FileMaking }) {
  return (
    <>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {typeof rereading === 'object' && (
        <Notice tone="warning" title="O arquivo foi baixado, mas não pôde ser relido">
          {rereading.failed}
        </Notice>
      )}
      <p role="status" className={styles['note']}>
        {rereading === 'now' && 'Relendo o arquivo com o nosso leitor…'}
      </p>
      {checked && <ReadBack fileName={checked.fileName} checks={checked.checks} />}
    </>
  );
}
