import { Link } from '@aura/shared-session/router';
import type { LegalSection } from '../legal/legal-section.ts';

/** Who else handles the data, where, and what a company sees. */
export const WHO_RECEIVES: readonly LegalSection[] = [
  {
    id: 'com-quem-compartilhamos',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>Não vendemos nem alugamos dados pessoais. Eles passam apenas por quem é necessário ao serviço:</p>
        <ul>
          <li>
            <strong>Google Cloud e Firebase:</strong> login, banco de dados e servidores. O banco e os
            servidores ficam na região de São Paulo.
          </li>
          <li>
            <strong>Stripe:</strong> pagamentos, somente se você iniciar uma compra. Recebe nome, e-mail, um
            código da sua conta e o que você compra. O cartão, ou outra forma de pagamento, você informa
            direto a ela, e não a nós. Ela também trata esses dados por conta própria, para evitar fraudes e
            cumprir a lei.
          </li>
          <li>
            <strong>Gemini, modelo de linguagem do Google:</strong> somente nas ferramentas em que estiver
            ativado e só quando você pede ou liga, para escrever sugestões e respostas do mentor. Nesse caso,
            recebe o texto necessário ao pedido, sem nome nem contatos. As notas não passam por ele.
          </li>
          <li>
            <strong>Fabricante do seu navegador:</strong> somente se você responder falando no simulador, em
            um navegador que não transcreve no próprio aparelho, e depois do seu aceite. O áudio vai do
            navegador para ele, e não para nós.
          </li>
          <li>
            <strong>Adzuna, buscador de vagas:</strong> somente se estiver ativado. Recebe as palavras e o
            lugar de uma busca de vagas, e nada sobre você.
          </li>
          <li>
            <strong>Google (Firebase Analytics) e Meta (Meta Pixel):</strong> medição, só depois de “Aceitar”
            e só onde configurados.
          </li>
          <li>
            <strong>Autoridades:</strong> quando uma lei ou ordem judicial nos obrigar.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'transferencia-internacional',
    title: 'Dados fora do Brasil',
    body: (
      <p>
        Esses fornecedores são empresas internacionais e podem tratar parte dos dados fora do país, por
        exemplo no login, nos pagamentos, no suporte e na medição. A transferência segue o art. 33 da LGPD:
        acontece com as garantias contratuais que a lei e a Autoridade Nacional de Proteção de Dados (ANPD)
        exigem (inciso II) ou quando é necessária para cumprir o contrato com você ou uma obrigação legal
        (inciso IX). A medição só ocorre com o seu consentimento.
      </p>
    ),
  },
  {
    id: 'empresas',
    title: 'O que uma empresa vê',
    body: (
      <>
        <p>
          Se a empresa em que você trabalha oferece a Aura, ela vê somente números de grupos, em retratos
          semanais. Todo número soma grupos fechados de 5 pessoas, formados por sorteio, e é arredondado para
          um múltiplo de 5. Um departamento aparece a partir de 10 pessoas na lista; os menores são contados
          juntos. A empresa pode aumentar os mínimos, nunca diminuir.
        </p>
        <p>
          Ela nunca vê o seu currículo, o seu objetivo, as suas respostas, os seus resultados, o seu plano ou
          as suas buscas, nem se você aceitou o convite, participa dos números ou saiu. Você escolhe se
          participa ao aceitar o convite e muda de ideia ou sai em{' '}
          <Link to="/configuracoes#sua-empresa">Configurações</Link>. Sair dos números vale a partir do
          retrato semanal seguinte; entrar, em um momento sorteado dentro de quatro semanas e no retrato
          seguinte, para que a data do convite não diga se você aceitou. A empresa não é avisada, e o que já
          foi publicado continua como número. Só aceita um convite quem confirmou o e-mail da conta.
        </p>
        <p>
          Se a empresa retirar você da lista dela, o seu nome e o seu e-mail são apagados da lista. Se você já
          contava nos números, o que somava fica neles até você o retirar ou até uma data sorteada, entre 26 e
          78 semanas depois, pois uma queda na semana seguinte mostraria o que era seu. Mais detalhes em{' '}
          <Link to="/faq-empresas">Perguntas frequentes para empresas</Link>.
        </p>
      </>
    ),
  },
];
