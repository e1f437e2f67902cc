import styles from './plans.module.css';

const FACTS = [
  {
    title: 'Renovação',
    text:
      'Impulso e Decolagem renovam no fim de cada período, mensal ou anual, até você cancelar. O Conquista ' +
      'é um pagamento só: dura 90 dias e não é assinatura.',
  },
  {
    title: 'No limite',
    text: 'O que você fez continua aberto para ler e levar. A contagem recomeça no dia 1º, e o diagnóstico completo nunca entra na conta.',
  },
  {
    title: 'Mudança de plano',
    text: 'Para um plano maior, na hora, com o resto do atual descontado. Para um menor, no fim do período pago. O valor aparece antes de confirmar.',
  },
  {
    title: 'Cancelamento',
    text: 'Dois cliques no portal de pagamento, sem falar com ninguém. O acesso vai até o fim do período pago.',
  },
  {
    title: 'Arrependimento',
    text: 'Uma compra pode ser desfeita em até 7 dias, nesta página, com devolução de tudo o que foi pago (Código de Defesa do Consumidor, art. 49).',
  },
  {
    title: 'Pagamento',
    text:
      'Impulso e Decolagem, com cartão. O Conquista, com cartão, Pix ou boleto. O plano entra assim que o pagamento ' +
      'é confirmado: cartão e Pix, em segundos; boleto, em um dia útil.',
  },
] as const;

/** What is good to know before paying. */
export const BeforeBuying = () => (
  <section className={styles['section']} data-below aria-labelledby="antes-de-assinar">
    <h2 id="antes-de-assinar">Antes de assinar</h2>
    <dl className={styles['facts']}>
      {FACTS.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
