import type { StepId } from './steps.ts';

interface StepText {
  /** Name in the progress bar. */
  readonly label: string;
  /** Heading of the step. */
  readonly title: string;
  readonly lead: string;
  /** What it takes somebody who reads at an ordinary pace. */
  readonly minutes: number;
  /** What leaving the step empty does to the diagnosis. */
  readonly ifSkipped?: string;
}

export const STEP_TEXTS: Readonly<Record<StepId, StepText>> = {
  objetivo: {
    label: 'Objetivo',
    minutes: 1,
    title: 'Aonde você quer chegar?',
    lead: 'O cargo que você busca decide quais competências pesam no diagnóstico.',
    ifSkipped:
      'Sem um cargo-alvo, o diagnóstico só explora caminhos possíveis: não há como medir a prontidão para um cargo que não foi dito.',
  },
  curriculo: {
    label: 'Currículo',
    minutes: 1,
    title: 'Seu currículo',
    lead: 'Ele é lido aqui mesmo, no seu navegador, e você confere tudo antes de enviar.',
    ifSkipped:
      'Sem currículo, nenhuma linha comprova suas competências: a cobertura cai e o resultado se apoia só no que você contar.',
  },
  conferencia: {
    label: 'Conferência',
    minutes: 1,
    title: 'Confira o que foi lido',
    lead: 'Corrija o que estiver errado ou faltando. O diagnóstico vai usar exatamente o que ficar aqui.',
  },
  experiencias: {
    label: 'Vivências',
    minutes: 1,
    title: 'O que o currículo não conta',
    lead: 'Cuidado com a família, voluntariado, bicos, projetos e estudos também desenvolvem competências.',
    ifSkipped: 'Sem isto, ficam de fora as forças que só aparecem fora do trabalho formal.',
  },
  interesses: {
    label: 'Interesses',
    minutes: 2,
    title: 'O que você gosta de fazer',
    lead: 'Diga quanto cada frase combina com você. Pense no gosto, não em ser bom nisso ou em ganhar dinheiro.',
    ifSkipped: 'Sem os interesses, a dimensão Alinhamento (10% do peso) fica sem nota e a cobertura cai.',
  },
  ancoras: {
    label: 'Valores',
    minutes: 1,
    title: 'O que pesa nas suas escolhas',
    lead: 'Em cada par, escolha o que você manteria se só pudesse ter um dos dois.',
    ifSkipped: 'Sem isto, o resultado não mostra seus valores. O número da prontidão não muda.',
  },
  competencias: {
    label: 'Habilidades',
    minutes: 1.5,
    title: 'Como você se avalia',
    lead: 'Estas são as competências que mais pesam no seu objetivo. Seja justo com você: a prova vale mais que a nota.',
    ifSkipped: 'Sem a autoavaliação, só conta o que o seu currículo mostra.',
  },
  contexto: {
    label: 'Contexto',
    minutes: 0.5,
    title: 'O que cabe na sua vida agora',
    lead: 'O plano precisa caber na sua semana e no seu bolso.',
    ifSkipped: 'Sem isto, o plano supõe 3 horas por semana e recursos gratuitos. O número não muda.',
  },
  revisao: {
    label: 'Revisão',
    minutes: 0.5,
    title: 'Tudo pronto para enviar?',
    lead: 'Veja o que vai ser usado. Dá para voltar a qualquer passo sem perder nada.',
  },
};

/** "cerca de 6 minutos": what is left from the first of these steps on. */
export function timeLeft(steps: readonly StepId[]): string {
  const minutes = Math.ceil(steps.reduce((sum, step) => sum + STEP_TEXTS[step].minutes, 0));
  return minutes <= 1 ? 'menos de 1 minuto' : `cerca de ${minutes} minutos`;
}
