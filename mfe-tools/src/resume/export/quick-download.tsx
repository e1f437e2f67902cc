import { Button } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from '../../tools.module.css';
import type { StudioProps } from '../studio/studio-aside.tsx';
import { useStudio } from '../studio/use-studio.ts';
import { MakingStatus } from './making-status.tsx';
import { useFileMaking } from './use-file-making.ts';

type Props = Pick<StudioProps, 'resume' | 'look'> & {
  /** What else there is to do, after the button. */
  readonly children: ReactNode;
};

/** The CV as a PDF in the template that is chosen, before anything else on the page. */
export function QuickDownload({ resume, look, children }: Props) {
  const studio = useStudio(resume, look);
  const files = useFileMaking(studio);
  return (
    <>
      <Button busy={files.making !== null} onClick={() => void files.make('pdf')}>
        Baixar o currículo em PDF
      </Button>
      {children}
      <div className={styles['whole']}>
        <MakingStatus of={files} />
      </div>
    </>
  );
}
