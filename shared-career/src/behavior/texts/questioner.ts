import type { ArchetypeText } from './archetype-text.ts';

export const questioner: ArchetypeText = {
  atWork:
    'Você tende a agir depois de se convencer. Um pedido de fora vira compromisso quando o motivo fica claro e, a partir daí, anda com pouca cobrança.',
  helps: [
    'Decisões com dados: comparar alternativas vem antes de escolher uma.',
    'Metas escolhidas por um bom motivo: elas costumam continuar de pé sem alguém cobrar.',
    'Processos antigos: perguntar “para que serve?” ajuda a achar o que pode sair.',
  ],
  getsInTheWay: [
    'Pesquisar mais um pouco pode adiar o começo.',
    'A pergunta sobre o motivo pode soar como recusa para quem fez o pedido.',
    'Uma regra sem explicação pode ficar de lado, mesmo quando há um motivo que só não foi contado.',
  ],
  howTo: {
    plan: [
      'Ao lado de cada tarefa, escreva em uma linha o que muda quando ela estiver feita.',
      'Dê um limite à pesquisa, como 30 minutos ou três fontes, e decida com o que tiver.',
      'Compare cada tarefa com a lacuna do diagnóstico de onde ela veio: ali está o motivo.',
    ],
    mentor: [
      'Peça o motivo de cada sugestão e em que dados do seu perfil ela se apoia.',
      'Peça duas alternativas, com o custo de cada uma e um critério para escolher.',
    ],
    study: [
      'Comece por uma pergunta que o trabalho fez a você e estude até poder responder.',
      'Confira as fontes da lição e teste a ideia em um caso seu.',
    ],
  },
};
