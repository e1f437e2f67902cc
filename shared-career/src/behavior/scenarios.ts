import type { ArchetypeId } from '@aura/shared-domain';

export interface ScenarioOption {
  /** Unique within its scenario. */
  readonly id: string;
  /** The tendency that would answer like this. */
  readonly archetype: ArchetypeId;
  readonly text: string;
}

/** A situation with one answer per tendency; no tendency stands at the same place twice. */
export interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly options: readonly ScenarioOption[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'course',
    text: 'Você se inscreveu em um curso opcional, com uma aula por semana. O que mais ajuda você a chegar até a última?',
    options: [
      {
        id: 'a',
        archetype: 'obliger',
        text: 'Fazer o curso com mais alguém, ou ter a quem contar o que aprendi.',
      },
      { id: 'b', archetype: 'rebel', text: 'Poder escolher na hora quais aulas ver, e em que ordem.' },
      {
        id: 'c',
        archetype: 'upholder',
        text: 'A inscrição em si: ponho as aulas no calendário e sigo até o fim.',
      },
      {
        id: 'd',
        archetype: 'questioner',
        text: 'Ver que o conteúdo resolve algo de que preciso, senão paro.',
      },
    ],
  },
  {
    id: 'new-record',
    text: 'A equipe decidiu que, a partir de segunda-feira, todo atendimento será anotado em uma planilha nova. Na segunda, o que você mais provavelmente faz?',
    options: [
      {
        id: 'a',
        archetype: 'questioner',
        text: 'Pergunto o que será feito com as anotações antes de mudar a minha rotina.',
      },
      {
        id: 'b',
        archetype: 'upholder',
        text: 'Anoto desde o primeiro atendimento e crio um jeito meu de não esquecer.',
      },
      { id: 'c', archetype: 'rebel', text: 'Espero para ver e anoto quando, e se, achar que convém.' },
      {
        id: 'd',
        archetype: 'obliger',
        text: 'Anoto porque a equipe conta com isso, ainda que o meu trabalho atrase.',
      },
    ],
  },
  {
    id: 'own-resume',
    text: 'Você resolveu atualizar o currículo neste mês, sem que alguém tenha pedido. No dia 20, ainda não começou. O que faria o currículo ficar pronto?',
    options: [
      {
        id: 'a',
        archetype: 'rebel',
        text: 'Um dia em que der vontade: aí faço de uma vez, do meu jeito.',
      },
      {
        id: 'b',
        archetype: 'questioner',
        text: 'Comparar com as vagas e me convencer de que atualizar faz diferença.',
      },
      { id: 'c', archetype: 'obliger', text: 'Combinar com alguém que vai ler o currículo no dia 30.' },
      {
        id: 'd',
        archetype: 'upholder',
        text: 'O prazo que me dei: divido o que falta pelos dez dias e termino.',
      },
    ],
  },
  {
    id: 'request',
    text: 'Na hora que você reservou para um projeto seu, alguém de outra área pede ajuda com algo que não é tarefa sua. O que costuma acontecer?',
    options: [
      {
        id: 'a',
        archetype: 'upholder',
        text: 'Sigo no projeto e marco outra hora para ajudar; cumpro as duas coisas.',
      },
      { id: 'b', archetype: 'obliger', text: 'Ajudo, e o projeto fica para outro dia.' },
      {
        id: 'c',
        archetype: 'questioner',
        text: 'Quero saber por que precisa ser agora; sem um bom motivo, sigo no projeto.',
      },
      {
        id: 'd',
        archetype: 'rebel',
        text: 'Faço o que tiver vontade naquela hora: ajudar, seguir no projeto ou outra coisa.',
      },
    ],
  },
];
