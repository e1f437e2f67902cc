import type { LeftOut } from '@aura/shared-career/sendable';
import { choosePlural } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import styles from '../../tools.module.css';

const WHY: Readonly<Record<LeftOut['why'], string>> = {
  private: 'dado pessoal que nenhuma seleção exige',
  unread: 'linha que não achou lugar na leitura',
  remains: 'sobra de formulário',
};

/** What of the CV is in no file, and why. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
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
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
