import type { LegalSection } from '../legal/legal-section.ts';

/** What may be done with Aura, and whose the content is. */
export const USE_AND_CONTENT: readonly LegalSection[] = [
  {
    id: 'uso-aceitavel',
    title: 'Uso aceitável',
    body: (
      <>
        <p>Use a Aura para a sua própria carreira. Não é permitido:</p>
        <ul>
          <li>enviar currículos ou dados de outra pessoa sem autorização dela;</li>
          <li>usar os resultados para selecionar, avaliar ou desligar alguém;</li>
          <li>tentar descobrir dados de uma pessoa a partir dos números de um grupo;</li>
          <li>burlar limites, compartilhar a conta ou criar contas em série;</li>
          <li>acessar o serviço por robôs, copiar o conteúdo em massa ou sobrecarregar os servidores;</li>
          <li>buscar falhas de segurança sem nos avisar, ou explorá-las;</li>
          <li>enviar conteúdo ilegal, ofensivo ou que viole direitos de terceiros.</li>
        </ul>
        <p>
          Diante de uma violação, podemos limitar ou encerrar a conta. Salvo em caso de risco para outras
          pessoas, ao serviço ou de ordem legal, avisaremos antes, com o motivo, e ouviremos a sua versão.
        </p>
      </>
    ),
  },
  {
    id: 'seu-conteudo',
    title: 'Seu conteúdo',
    body: (
      <p>
        O currículo, as respostas, os textos e os resultados sobre você continuam seus. Você nos dá apenas a
        permissão de guardá-los e processá-los para prestar o serviço, enquanto a conta existir. Não os
        publicamos, não os vendemos e não os mostramos a empregadores.
      </p>
    ),
  },
  {
    id: 'conteudo-da-aura',
    title: 'Conteúdo da Aura',
    body: (
      <p>
        O site, a marca, os guias e as regras de cálculo são nossos ou de quem nos autorizou. Você pode usar,
        para a sua carreira, tudo o que a Aura produzir para você, e pode citar trechos dos guias com a fonte.
        Para outros usos, peça antes.
      </p>
    ),
  },
  {
    id: 'sugestoes-automatizadas',
    title: 'Notas e sugestões automatizadas',
    body: (
      <>
        <p>
          As notas são calculadas por regras escritas e com versão, que mostram os seus critérios e os trechos
          em que se apoiam. Elas dependem do que você informou e podem não perceber algo que o texto não diz.
          Você pode pedir a revisão de uma conclusão pelo e-mail do encarregado, na Política de privacidade.
        </p>
        <p>
          Em algumas ferramentas, sugestões de texto podem ser escritas por um modelo de inteligência
          artificial. Modelos erram. Confira cada frase antes de usar: você é responsável pelo que envia a um
          empregador, e um currículo deve dizer apenas o que aconteceu.
        </p>
      </>
    ),
  },
];
