import { choosePlural, type EnglishJudgement } from '@aura/shared-domain';
import styles from '../../tools.module.css';

interface Props {
  readonly id: string;
  readonly english: EnglishJudgement;
}

/** The grade of the English of an answer, and each mishap with the correct form and the reason. */
export function EnglishNotes({ id, english: { value, mishaps } }: Props) {
  return (
    <section className={styles['section']} aria-labelledby={`${id}-english`}>
      <h3 id={`${id}-english`}>O seu inglês: {value} de 100</h3>
      <p className={styles['note']}>
        {mishaps.length === 0
          ? 'Não encontrei nenhum dos tropeços que brasileiros mais cometem. Erros menos comuns podem ter passado.'
          : choosePlural(
              mishaps.length,
              'Encontrei um tropeço comum entre brasileiros. Diga de novo em voz alta na forma certa:',
              `Encontrei ${mishaps.length} tropeços comuns entre brasileiros. Diga de novo em voz alta na forma certa:`,
            )}
      </p>
      {mishaps.length > 0 && (
        <ul className={styles['list']}>
          {mishaps.map(({ start, said, better, why }) => (
            <li key={start}>
              <del lang="en">{said}</del> → <strong lang="en">{better}</strong>
              <br />
              <span className={styles['note']}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
