export interface JourneyPhase {
  readonly name: string;
  /** What it means, in one line. */
  readonly text: string;
}

/** The phases of the journey; the first is number 1. */
export const JOURNEY_PHASES: readonly JourneyPhase[] = [
  { name: 'Diagnóstico', text: 'Entender de onde você parte e aonde quer chegar.' },
  { name: 'Plano', text: 'Transformar lacunas em tarefas com prazo.' },
  { name: 'Preparação', text: 'Deixar currículo, LinkedIn e entrevistas prontos.' },
  { name: 'Busca', text: 'Encontrar vagas que servem ao seu objetivo e concorrer a elas.' },
  { name: 'Evolução', text: 'Continuar aprendendo e rever o plano quando algo mudar.' },
];
