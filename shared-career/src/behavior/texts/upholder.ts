import type { ArchetypeText } from './archetype-text.ts';

export const upholder: ArchetypeText = {
  atWork:
    'Um combinado consigo costuma pesar tanto quanto um combinado com os outros. Com prazo e regra claros, ' +
    'você tende a começar cedo e a precisar de pouca cobrança.',
  helps: [
    'Prazos e rotinas: o que entra no calendário tende a acontecer.',
    'Trabalho com autonomia: um objetivo que você escolheu anda sem alguém por perto.',
    'Regras que protegem pessoas, dinheiro ou dados: seguir o combinado custa pouco a você.',
  ],
  getsInTheWay: [
    'Uma mudança de planos em cima da hora pode incomodar mais do que o trabalho que ela traz.',
    'Uma meta que perdeu o sentido pode continuar na lista só porque foi combinada.',
    'Quem funciona de outro jeito pode ouvir cobrança no que, para você, é só um lembrete.',
  ],
  howTo: {
    plan: [
      'Dê dia e hora a cada tarefa e deixe um horário livre por semana para o que sair do previsto.',
      'Uma vez por mês, releia o plano e decida o que já não faz diferença. Rever o plano também é cumprir o plano.',
      'Quando um dia não sair como previsto, marque outro e siga: uma data que mudou não apaga o que já foi feito.',
    ],
    mentor: [
      'Peça um próximo passo com prazo e com um critério para saber que ficou pronto.',
      'Pergunte também o que dá para deixar de fora, e não só o que falta fazer.',
    ],
    study: [
      'Escolha horários curtos e fixos, e decida antes o que fazer quando um deles falhar.',
      'Quando o objetivo da lição estiver cumprido, pare, mesmo que haja material extra.',
    ],
  },
};
