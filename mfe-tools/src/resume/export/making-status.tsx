import { Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import type { Template } from '@aura/shared-career/studio';
import { ReadBack } from './read-back.tsx';
import { type Fixable, ReadBackFixes } from './read-back-fixes.tsx';
import type { FileMaking } from './use-file-making.ts';

interface Props {
  readonly of: FileMaking;
  readonly template: Template;
  readonly fixable: Fixable;
}

/** How the last file came out. */
export function MakingStatus({ of: { problem, rereading, checked }, template, fixable }: Props) {
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
      {checked && (
        <ReadBack
          fileName={checked.fileName}
          checks={checked.checks}
          renderFixes={(different) => (
            <ReadBackFixes of={fixable} template={template} format={checked.format} different={different} />
          )}
        />
      )}
    </>
  );
}
