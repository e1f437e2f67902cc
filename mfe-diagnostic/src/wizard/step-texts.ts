import type { StepId } from './steps.ts';

interface StepText {
  /** Name in the progress bar. */
  readonly label: string;
  /** Heading of the step. */
  readonly title: string;
  readonly lead: string;
  /** What leaving the step empty does to the diagnosis. */
  readonly ifSkipped?: string;
}

export const STEP_TEXTS: Readonly<Record<StepId, StepText>> = {
  objetivo: {
    label: 'Objetivo',
    title: 'Aonde você quer chegar?',
    lead: 'O cargo que você busca decide quais competências pesam no diagnóstico.',
    ifSkipped:
      'Sem um cargo-alvo, o diagnóstico só explora caminhos possíveis: não há como medir a prontidão para um cargo que não foi dito.',
  },
  curriculo: {
    label: 'Currículo',
    title: 'Seu currículo',
    lead: 'Ele é lido aqui mesmo, no seu navegador, e você confere tudo antes de enviar.',
    ifSkipped:
      'Sem currículo, nenhuma linha comprova suas competências: a cobertura cai e o resultado se apoia só no que você contar.',
  },
  conferencia: {
    label: 'Conferência',
    title: 'Confira o que foi lido',
    lead: 'Corrija o que estiver errado ou faltando. O diagnóstico vai usar exatamente o que ficar aqui.',
  },
  experiencias: {
    label: 'Vivências',
    title: 'O que o currículo não conta',
    lead: 'Cuidado com a família, voluntariado, bicos, projetos e estudos também desenvolvem competências.',
    ifSkipped: 'Sem isto, ficam de fora as forças que só aparecem fora do trabalho formal.',
  },
  interesses: {
    label: 'Interesses',
    title: 'O que você gosta de fazer',
    lead: 'Diga quanto cada frase combina com você. Pense no gosto, não em ser bom nisso ou em ganhar dinheiro.',
    ifSkipped: 'Sem os interesses, a dimensão Alinhamento (10% do peso) fica sem nota e a cobertura cai.',
  },
  ancoras: {
    label: 'Valores',
    title: 'O que pesa nas suas escolhas',
    lead: 'Em cada par, escolha o que você manteria se só pudesse ter um dos dois.',
    ifSkipped: 'Sem isto, o resultado não mostra seus valores. O número da prontidão não muda.',
  },
  competencias: {
    label: 'Habilidades',
    title: 'Como você se avalia',
    lead: 'Estas são as competências que mais pesam no seu objetivo. Seja justo com você: a prova vale mais que a nota.',
    ifSkipped: 'Sem a autoavaliação, só conta o que o seu currículo mostra.',
  },
  contexto: {
    label: 'Contexto',
    title: 'O que cabe na sua vida agora',
    lead: 'O plano precisa caber na sua semana e no seu bolso.',
    ifSkipped: 'Sem isto, o plano supõe 3 horas por semana e recursos gratuitos. O número não muda.',
  },
  revisao: {
    label: 'Revisão',
    title: 'Tudo pronto para enviar?',
    lead: 'Veja o que vai ser usado. Dá para voltar a qualquer passo sem perder nada.',
  },
};
