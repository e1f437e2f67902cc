import type { ArchetypeText } from './archetype-text.ts';

export const rebel: ArchetypeText = {
  atWork:
    'Você tende a agir quando sente que a escolha é sua. Uma ordem, uma rotina ou até uma promessa feita a si pode tirar a vontade de algo que antes atraía.',
  helps: [
    'Situações sem roteiro: começar sem instrução custa pouco a você.',
    'Trabalho com o resultado combinado e o caminho em aberto: há espaço para fazer do seu jeito.',
    'Costumes que já não servem: você tende a notar que há outro caminho.',
  ],
  getsInTheWay: [
    'Uma lista longa, com data em tudo, pode travar até o que você queria fazer.',
    'Lembretes repetidos podem ter o efeito contrário.',
    'Para quem depende de você, ficar sem uma data pode parecer desinteresse.',
  ],
  howTo: {
    plan: [
      'Deixe duas ou três tarefas à vista e escolha na hora qual fazer. A ordem é sua.',
      'Ligue cada tarefa a algo que você quer para o seu trabalho e desconfie das que existem só porque alguém disse.',
      'Se outra pessoa precisa de uma data, proponha a sua antes que ela marque uma.',
    ],
    mentor: [
      'Peça opções em vez de um passo só, e diga quais você descarta.',
      'Conte o resultado que quer e peça um caminho com mais e outro com menos estrutura.',
    ],
    study: [
      'Escolha a lição pelo que dá vontade de saber hoje, sem seguir a ordem da lista.',
      'Pegue um problema real e veja até onde chega em 20 minutos.',
    ],
  },
};
