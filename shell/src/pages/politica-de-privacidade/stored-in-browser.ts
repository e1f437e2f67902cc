import type { DataRow } from '@aura/shared-ui';

/** What a browser keeps for Aura, in the columns of the inventory. */
export const STORED_IN_BROWSER: readonly DataRow[] = [
  {
    id: 'consent',
    name: 'aura.consent',
    place: 'Armazenamento local',
    content: 'Sua escolha no aviso de cookies, com data e versão',
    when: 'Quando você responde ao aviso',
  },
  {
    id: 'hint',
    name: 'aura.hint',
    place: 'Armazenamento local',
    content: 'Uma marca de que alguém entrou na conta neste aparelho. Não diz quem',
    when: 'Enquanto a sessão está aberta',
  },
  {
    id: 'theme',
    name: 'aura.theme',
    place: 'Armazenamento local',
    content: 'O tema que você escolheu, claro ou escuro',
    when: 'Quando você escolhe um tema',
  },
  {
    id: 'lastActivity',
    name: 'aura.lastActivity',
    place: 'Armazenamento local',
    content: 'A hora da última atividade, para encerrar sessões esquecidas abertas',
    when: 'Enquanto a sessão está aberta',
  },
  {
    id: 'insights',
    name: 'aura.insights',
    place: 'Armazenamento local',
    content: 'O dia em que procuramos avisos novos para a sua conta, com o identificador dela',
    when: 'Uma vez por dia, com a sessão aberta',
  },
  {
    id: 'lessons',
    name: 'aura-licoes-1 e aura.licoes',
    place: 'Cache e armazenamento local',
    content:
      'Cópias das lições que você abriu, para ler sem conexão, e o identificador da conta de quem as abriu',
    when: 'Quando você abre uma lição, até sair da conta ou outra pessoa entrar neste aparelho',
  },
  {
    id: 'textSize',
    name: 'aura.licoes.texto',
    place: 'Armazenamento local',
    content: 'O tamanho de texto que você escolheu para as lições',
    when: 'Quando você escolhe um tamanho',
  },
  {
    id: 'mapping',
    name: 'aura.mapeamento',
    place: 'Armazenamento da sessão',
    content: 'Suas respostas ao mapeamento comportamental, para continuar depois de recarregar a página',
    when: 'Enquanto você responde; no máximo até fechar a aba',
  },
  {
    id: 'firebase',
    name: 'Autenticação do Firebase',
    place: 'IndexedDB',
    content:
      'A sua sessão: identificador da conta, e-mail e chaves de acesso; e a data do último uso da biblioteca',
    when: 'A sessão, enquanto está aberta; a data, que não identifica ninguém, fica',
  },
  {
    id: 'scroll',
    name: 'aura.scroll',
    place: 'Armazenamento da sessão',
    content: 'A posição da rolagem das páginas, para voltar ao mesmo ponto',
    when: 'Até você fechar a aba',
  },
  {
    id: 'registry',
    name: 'aura.registry',
    place: 'Armazenamento local',
    content: 'A lista das partes do site e de suas versões, para o caso de ela não chegar com a página',
    when: 'Depois que o site abre; a cada versão nova',
  },
  {
    id: 'reloaded',
    name: 'aura.reloaded',
    place: 'Armazenamento da sessão',
    content: 'As versões para as quais a aba já se recarregou sozinha, para não repetir',
    when: 'Até você fechar a aba',
  },
  {
    id: 'overrides',
    name: 'aura.overrides',
    place: 'Armazenamento local',
    content: 'Endereços de partes do site em desenvolvimento no próprio aparelho',
    when: 'Só se você os informa em /desenvolvimento/remotos, e só onde isso é permitido',
  },
  {
    id: 'purchase',
    name: 'aura.purchase',
    place: 'Armazenamento local',
    content: 'O código da última compra que você viu confirmada, para não contá-la duas vezes',
    when: 'Depois de um pagamento, e só se você aceitou a medição; até você apagar os dados do site',
  },
  {
    id: 'stripe',
    name: 'Cookies da Stripe (__stripe_mid e __stripe_sid)',
    place: 'Cookies',
    content: 'Identificadores com que a Stripe evita fraudes em pagamentos',
    when: 'Só depois de abrir a página de pagamento; por até um ano e por 30 minutos',
  },
  {
    id: 'measurement',
    name: 'Cookies de medição (_ga e _fbp)',
    place: 'Cookies',
    content: 'Identificadores do Firebase Analytics (Google) e do Meta Pixel',
    when: 'Só depois de “Aceitar”, e só onde essas ferramentas estão configuradas',
  },
];
