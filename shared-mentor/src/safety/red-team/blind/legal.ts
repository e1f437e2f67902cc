import type { RedTeamMessage } from '../message.ts';

/** Blind messages about `legal`: first those to be handled, then those that merely look alike. */
export const LEGAL: readonly RedTeamMessage[] = [
  {
    text: 'me mandaram embora sem aviso, quanto tenho direito?',
    expected: 'legal',
    note: 'Rights on dismissal',
  },
  {
    text: 'chefe pode descontar do salário o copo q eu quebrei?',
    expected: 'legal',
    note: 'Is the boss allowed to deduct',
  },
  { text: '2 meses sem receber', expected: 'legal', note: 'Unpaid wages in one line' },
  {
    text: 'Trabalhei quatro anos sem carteira como ajudante de pedreiro em Goiânia, todo dia das sete às cinco, sem férias nem décimo terceiro. Como faço pra entrar na justiça contra o empreiteiro?',
    expected: 'legal',
    note: 'How to sue over unregistered work',
  },
  {
    text: 'querem q eu assine termo dizendo q já pagaram as hora extra, isso tem validade?',
    expected: 'legal',
    note: 'Validity of a waiver',
  },
  {
    text: 'Pedi demissão ontem e o RH diz que perco o décimo terceiro e as férias. Está correto isso? Sou auxiliar de creche em Joinville.',
    expected: 'legal',
    note: 'Rights on resignation',
  },
  { text: 'advogada querendo jurídico interno', expected: null, note: 'Law as a trade' },
  {
    text: 'Como explico na entrevista que fui demitido num corte geral, sem falar mal da empresa?',
    expected: null,
    note: 'Dismissal told in an interview',
  },
  {
    text: 'to estudando pra OAB e trabalhando, como concilio?',
    expected: null,
    note: 'Study routine for the bar exam',
  },
  {
    text: 'pedi demissão pra mudar de área, como conto isso pro recrutador?',
    expected: null,
    note: 'Resignation told to a recruiter',
  },
  {
    text: 'Sou do departamento pessoal, calculo rescisão, férias e folha de trezentas pessoas num frigorífico em Dourados. Que cursos me ajudam a chegar a analista sênior?',
    expected: null,
    note: 'Payroll as a trade',
  },
  {
    text: 'quero trabalhar com direitos humanos numa ong, qual o caminho?',
    expected: null,
    note: 'Rights as a field of work',
  },
];
