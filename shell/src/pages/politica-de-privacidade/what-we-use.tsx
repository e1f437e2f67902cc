import { DataTable } from '@aura/shared-ui';
import type { LegalSection } from '../legal/legal-section.ts';
import { STORAGE_COLUMNS, USE_COLUMNS } from './data-table-columns.ts';
import { ACCOUNT_USES, OPERATION_USES } from './data-uses.ts';
import { STORED_IN_BROWSER } from './stored-in-browser.ts';

/** Which data, why, and what stays in the browser. */
export const WHAT_WE_USE: readonly LegalSection[] = [
  {
    id: 'dados-e-finalidades',
    title: 'Quais dados usamos, para quê e por quanto tempo',
    body: (
      <>
        <p>
          Quase tudo vem de você. Do Google, só recebemos nome, e-mail e foto, se você entrar por ele. Da
          empresa que convida você, o que ela escreveu na lista dela.
        </p>
        <DataTable caption="Conta e carreira" columns={USE_COLUMNS} rows={ACCOUNT_USES} narrow="stack" />
        <DataTable
          caption="Funcionamento do serviço"
          columns={USE_COLUMNS}
          rows={OPERATION_USES}
          narrow="stack"
        />
      </>
    ),
  },
  {
    id: 'dados-sensiveis',
    title: 'Dados sensíveis e dados de outras pessoas',
    body: (
      <>
        <p>
          Não pedimos nem usamos dados sensíveis (art. 5º, II), como saúde, religião, opinião política,
          filiação sindical, origem racial ou vida sexual. Um currículo não precisa deles: retire o que houver
          antes de enviar. Se você decidir manter algo assim no texto, ele será apenas guardado como parte do
          texto, com o seu consentimento (art. 11, I), que termina quando você apaga o trecho. Nenhuma nota
          depende disso.
        </p>
        <p>
          Retire também documentos, como RG e CPF, e dados de contato de outras pessoas, como os de
          referências profissionais.
        </p>
      </>
    ),
  },
  {
    id: 'no-seu-navegador',
    title: 'O que fica guardado no seu navegador',
    body: (
      <>
        <p>
          Os itens abaixo, menos o último, servem para o site funcionar e não dependem de consentimento. Eles
          não são usados para publicidade.
        </p>
        <DataTable
          caption="Inventário do navegador"
          columns={STORAGE_COLUMNS}
          rows={STORED_IN_BROWSER}
          narrow="stack"
        />
      </>
    ),
  },
  {
    id: 'medicao',
    title: 'Medição, só com a sua permissão',
    body: (
      <>
        <p>
          O Firebase Analytics e o Meta Pixel só são carregados depois que você escolhe “Aceitar”. Recusar não
          muda nada no funcionamento da Aura. Você pode mudar de ideia quando quiser, em “Preferências de
          cookies”, no rodapé, ou em Configurações. A mudança vale dali em diante.
        </p>
        <p>
          Sem depender dessa escolha, o site conta nos nossos servidores, por versão, quantas vezes cada parte
          abriu, em quanto tempo e com que tipo de erro: são somas diárias, sem identificador seu, sem texto e
          sem o que você faz, que servem para corrigir falhas e são apagadas depois de 90 dias. Para que cada
          pessoa conte uma vez só, guardamos por sete dias, para cada versão, um código embaralhado da conta
          ou, sem conta, do endereço IP, do qual não se lê de quem é.
        </p>
      </>
    ),
  },
];
