import type { LeftOut } from '@aura/shared-career/sendable';
import { choosePlural } from '@aura/shared-domain';
import { Button, Disclosure } from '@aura/shared-ui';
import styles from '../../tools.module.css';

const WHY: Readonly<Record<LeftOut['why'], string>> = {
  private: 'dado pessoal que nenhuma seleção exige',
  unread: 'linha que não achou lugar na leitura',
  remains: 'sobra de formulário',
};

interface Props {
  readonly leftOut: readonly LeftOut[];
  /** Sends a line without a place all the same. */
  readonly onKeep: (line: string) => void;
}

/** What of the CV is in no file, and why; what merely found no place can be taken along. */
export function LeftOutList({ leftOut, onKeep }: Props) {
  if (leftOut.length === 0) return null;
  const summary = choosePlural(
    leftOut.length,
    '1 trecho ficou fora dos arquivos',
    `${leftOut.length} trechos ficaram fora dos arquivos`,
  );
  return (
    <Disclosure summary={summary}>
      <ul className={styles['items']}>
        {leftOut.map(({ text, why }, index) => (
          <li key={index}>
            {text} <span className={styles['note']}>({WHY[why]})</span>
            {why === 'unread' && (
              <Button variant="quiet" aria-label={`Levar ${text}`} onClick={() => onKeep(text)}>
                Levar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
