import { PLAN_NAMES } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from './plans.module.css';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

const QUESTIONS: readonly Question[] = [
  {
    question: 'Quando a assinatura renova?',
    answer: (
      <p>
        No fim de cada período, pelo preço em vigor: a cada mês no plano mensal, a cada ano no anual. A data e
        o valor da próxima cobrança ficam nesta página, em “Plano e assinatura”.
      </p>
    ),
  },
  {
    question: 'O que acontece quando chego ao limite do mês?',
    answer: (
      <p>
        A ferramenta avisa e aponta os planos com limites maiores. Nada do que você fez some: análises,
        simulações e conversas continuam abertas para leitura. A contagem volta a zero no dia 1º, qualquer que
        seja o dia da sua compra, e o que não foi usado não passa para o mês seguinte.
      </p>
    ),
  },
  {
    question: 'Como eu cancelo?',
    answer: (
      <p>
        Em “Gerenciar assinatura”, nesta página: no portal de pagamento, são dois cliques, cancelar e
        confirmar. A próxima cobrança deixa de existir, e o plano segue ativo até o fim do período já pago.
        Depois, a conta volta ao plano {PLAN_NAMES.freemium}.
      </p>
    ),
  },
  {
    question: 'Posso desistir da compra e receber o dinheiro de volta?',
    answer: (
      <p>
        Sim. Em até 7 dias da compra, você recebe de volta tudo o que pagou por ela, mesmo que já tenha usado
        o plano (CDC, art. 49). Nesta página, no “Extrato”, use “Desistir da compra”: o valor volta pelo mesmo
        meio de pagamento, o plano que ele dava é encerrado e nada mais é cobrado. Os detalhes estão nos{' '}
        <Link to="/termos-de-uso#arrependimento">termos de uso</Link>.
      </p>
    ),
  },
  {
    question: 'Como mudo de plano?',
    answer: (
      <p>
        Com uma assinatura ativa, em “Mudar de plano”, nesta página, com o valor na tela antes de confirmar.
        Para um plano maior, ou do mensal para o anual, a mudança vale na hora: o que resta do plano atual é
        descontado, ao segundo, e você paga só a diferença. Para um plano menor, ou do anual para o mensal,
        ela começa quando termina o período já pago: nada é cobrado no dia, nada do que você pagou se perde, e
        até lá a mudança pode ser desfeita. O Conquista não é vendido junto com uma assinatura que renova.
        Quem tem o Conquista pode assinar o Decolagem a qualquer momento; a assinatura é cobrada a partir da
        compra.
      </p>
    ),
  },
  {
    question: 'Posso parcelar no cartão?',
    answer: (
      <p>
        Ainda não: a Stripe, que processa os pagamentos, não oferece parcelamento em reais a empresas do
        Brasil. Para dividir o ano, assine por mês e cancele quando quiser. O Conquista é um pagamento só, com
        cartão, Pix ou boleto; alguns bancos deixam parcelar a compra depois, na fatura, com os juros deles.
      </p>
    ),
  },
  {
    question: 'A Aura guarda os dados do meu cartão?',
    answer: (
      <p>
        Não. O pagamento é processado pela Stripe, e o número do cartão vai do seu navegador direto para ela.
        A Aura guarda o que foi comprado, quando e por quanto. Veja a{' '}
        <Link to="/politica-de-privacidade">política de privacidade</Link>.
      </p>
    ),
  },
];

/** What people ask before and after buying. */
export const PlanQuestions = () => (
  <section className={styles['section']} data-below aria-labelledby="perguntas">
    <h2 id="perguntas">Perguntas sobre planos e cobrança</h2>
    <div>
      {QUESTIONS.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  </section>
);
