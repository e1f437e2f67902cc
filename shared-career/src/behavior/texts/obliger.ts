import type { ArchetypeText } from './archetype-text.ts';

export const obliger: ArchetypeText = {
  atWork:
    'Você tende a entregar o que outras pessoas esperam. O que foi prometido só a si fica com o tempo que sobra, e em muitas semanas não sobra.',
  helps: [
    'Trabalho em equipe: a sua parte costuma estar pronta quando alguém precisa dela.',
    'Prazos com alguém do outro lado: saber quem espera ajuda você a começar.',
    'Metas com testemunha: contar a alguém muda o quanto elas andam.',
  ],
  getsInTheWay: [
    'O seu próprio plano pode ficar para o fim do dia, depois dos pedidos.',
    'Aceitar mais um pedido pode tomar o horário que já tinha dono: você.',
    'Um objetivo que só você conhece pode esperar meses pelo primeiro passo.',
  ],
  howTo: {
    plan: [
      'Conte a alguém qual é a tarefa da semana e em que dia vai mostrar o resultado.',
      'Combine uma parceria de responsabilização: toda sexta-feira, cada pessoa diz o que fez e o que fará em seguida.',
      'Marque as tarefas do plano como reunião com outra pessoa, de preferência com a pessoa junto.',
    ],
    mentor: [
      'Peça ajuda para escrever a mensagem que convida alguém a acompanhar o seu plano.',
      'Antes de aceitar um pedido, treine uma resposta que preserve o horário do seu plano.',
    ],
    study: [
      'Estude com um grupo, ou marque a data em que vai explicar o assunto a alguém.',
      'Depois de cada lição, mande a alguém uma frase sobre o que vai usar no trabalho.',
    ],
  },
};
