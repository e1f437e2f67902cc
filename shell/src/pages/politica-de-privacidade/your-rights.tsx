import { Link } from '@aura/shared-session/router';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import type { LegalSection } from '../legal/legal-section.ts';

/** What a person may ask for, and how. */
export const YOUR_RIGHTS: readonly LegalSection[] = [
  {
    id: 'decisoes-automatizadas',
    title: 'Notas calculadas por computador',
    body: (
      <p>
        O diagnóstico é calculado de forma automatizada, por regras escritas e com versão. Os critérios, os
        pesos e os trechos que sustentam cada conclusão aparecem junto do resultado. Ele serve para orientar
        você: não é enviado a empregadores e não decide nada em seu nome. Se discordar, você pode pedir
        esclarecimentos e uma revisão (art. 20) em <EmailLink address={OPERATOR.dpoEmail} />.
      </p>
    ),
  },
  {
    id: 'seus-direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>A LGPD (art. 18) garante a você, a qualquer momento e sem custo:</p>
        <ul>
          <li>confirmar que tratamos os seus dados e acessá-los;</li>
          <li>corrigir dados incompletos, inexatos ou desatualizados;</li>
          <li>
            pedir que dados desnecessários, excessivos ou tratados de forma irregular sejam anonimizados,
            bloqueados ou eliminados;
          </li>
          <li>levar os seus dados para outro serviço;</li>
          <li>eliminar os dados tratados com o seu consentimento;</li>
          <li>saber com quem compartilhamos os dados;</li>
          <li>saber o que acontece se você negar um consentimento, e retirar o que já deu;</li>
          <li>opor-se a um tratamento que dispensa consentimento, se ele descumprir a lei.</li>
        </ul>
        <p>
          Em <Link to="/configuracoes">Configurações</Link>, você corrige o seu nome e o seu currículo,
          exporta todos os dados em um arquivo, muda a escolha de medição, sai dos números de uma empresa e
          exclui a conta. Para o restante, escreva para <EmailLink address={OPERATOR.dpoEmail} />. Podemos
          confirmar a sua identidade antes de atender. A declaração completa sobre os seus dados é entregue em
          até 15 dias (art. 19). Você também pode reclamar à ANPD.
        </p>
      </>
    ),
  },
  {
    id: 'exclusao',
    title: 'Exclusão da conta e o que permanece',
    body: (
      <>
        <p>
          Ao excluir a conta, todos os seus documentos são apagados de imediato: perfil, currículo,
          diagnósticos, rascunhos, pontos, notificações e compras, além do seu acesso. Uma assinatura termina
          na hora, sem nova cobrança, e o seu cadastro na Stripe é removido. Não há como desfazer. Antes, você
          pode exportar tudo.
        </p>
        <p>
          Permanecem apenas, e só pelo <a href="#dados-e-finalidades">prazo de cada um</a>:
        </p>
        <ul>
          <li>os documentos fiscais das compras;</li>
          <li>os registros de pagamentos que a Stripe é obrigada por lei a guardar;</li>
          <li>os registros técnicos de acesso;</li>
          <li>as mensagens de contato que não pudermos associar à conta;</li>
          <li>
            o que uma empresa escreveu sobre você na lista de quem convidou, enquanto você estiver nela, e no
            registro do que fez com a lista;
          </li>
          <li>números agregados, que não identificam ninguém.</li>
        </ul>
      </>
    ),
  },
];
