import { formatLongDay } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import {
  CHECKED_ON,
  LAW_NOTICE,
  listLaws,
  UNLAWFUL_QUESTIONS,
  type LawFact,
  type UnlawfulQuestion,
} from '@aura/shared-interview/practice';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Disclosure, PageHeader } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { SIMULATOR_PATH } from '../paths.ts';

/** `?tela=perguntas-indevidas`: how to answer what should not be asked. It is never asked in a simulation. */
export function UnlawfulPage() {
  useTitleFocus('unlawful');
  return (
    <>
      <PageHeader
        eyebrow="Simulador de entrevista"
        title="Perguntas que não deveriam ser feitas"
        lead={
          'Elas ainda aparecem em entrevistas. Aqui está o que diz a lei e uma resposta calma que leva a conversa ' +
          'de volta ao trabalho. Nenhuma delas é feita nas suas simulações.'
        }
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={SIMULATOR_PATH}>
            Voltar ao simulador
          </Link>
        }
      />
      <p className={styles['note']}>{LAW_NOTICE}</p>
      <ul className={styles['items']}>
        {UNLAWFUL_QUESTIONS.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        Leis conferidas em {formatLongDay(new Date(`${CHECKED_ON}T12:00:00Z`))}; vale sempre o texto oficial.
      </p>
    </>
  );
}

function Item({ item }: { readonly item: UnlawfulQuestion }) {
  return (
    <section className={styles['section']} aria-labelledby={`unlawful-${item.id}`}>
      <h2 id={`unlawful-${item.id}`}>“{item.question}”</h2>
      <p>{item.why}</p>
      <h3>Uma resposta calma</h3>
      <blockquote>{item.calmAnswer}</blockquote>
      <h3>Se insistirem</h3>
      <blockquote>{item.ifInsists}</blockquote>
      <Disclosure summary="O que diz a lei">
        <ul className={styles['list']}>
          {listLaws(item).map((law) => (
            <li key={law.name + law.where} className={styles['item']}>
              <p>
                <strong>{law.name}</strong>, {law.where}: {law.content}
              </p>
              <p className={styles['note']}>
                {checkInWords(law)}{' '}
                <a href={law.address} target="_blank" rel="noopener noreferrer">
                  Abrir o texto oficial
                </a>
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function checkInWords({ check }: LawFact): string {
  if (!check.verified) return check.reason;
  return check.against === 'wording'
    ? 'Comparado com o texto da lei reproduzido por outras fontes.'
    : 'Comparado com descrições da lei que concordam entre si.';
}
