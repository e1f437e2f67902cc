import { Button } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from '../../tools.module.css';
import { useStudio } from '../studio/use-studio.ts';
import { MakingStatus } from './making-status.tsx';
import type { Fixable } from './read-back-fixes.tsx';
import { useFileMaking } from './use-file-making.ts';

type Props = Fixable & {
  /** What else there is to do, after the button. */
  readonly children: ReactNode;
  /** Whether something else on the page is to be done first. */
  readonly waits?: boolean;
};

/** The CV as a PDF in the template that is chosen, before anything else on the page. */
export function QuickDownload({ children, waits = false, ...fixable }: Props) {
  const { resume, look } = fixable;
  const studio = useStudio(resume, look);
  const files = useFileMaking(studio);
  return (
    <>
      <Button
        variant={waits ? 'secondary' : 'primary'}
        busy={files.making !== null}
        onClick={() => void files.make('pdf')}
      >
        Baixar o currículo em PDF
      </Button>
      {children}
      <div className={styles['whole']}>
        <MakingStatus of={files} template={studio.template} fixable={fixable} />
      </div>
    </>
  );
}
