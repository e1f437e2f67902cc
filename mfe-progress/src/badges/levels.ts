import { countDoneTasks, type Profile } from '@aura/shared-domain';

/** A level of a track. */
interface Level {
  /** Amount from which it is reached. */
  readonly mark: number;
  readonly name: string;
  /** What it stands for, a clause. */
  readonly meaning: string;
}

/** How far a person has come on a track. */
export interface Standing {
  readonly track: string;
  readonly amount: number;
  /** Null before the first level, and after the last one. */
  readonly reached: Level | null;
  readonly next: Level | null;
}

const TASKS: readonly Level[] = [
  { mark: 1, name: 'Primeiro passo', meaning: 'o plano saiu do papel' },
  { mark: 3, name: 'Ritmo', meaning: 'você já voltou ao plano mais de uma vez' },
  { mark: 6, name: 'Constância', meaning: 'cerca de metade de um plano está feita' },
  { mark: 12, name: 'Trimestre', meaning: 'um plano de 90 dias inteiro está feito' },
  {
    mark: 24,
    name: 'Carreira em movimento',
    meaning: 'dois planos estão feitos: rever o objetivo faz sentido',
  },
];

const LESSONS: readonly Level[] = [
  { mark: 1, name: 'Curiosidade', meaning: 'uma lição está concluída' },
  { mark: 5, name: 'Hábito', meaning: 'aprender entrou na sua rotina' },
  { mark: 15, name: 'Repertório', meaning: 'há assunto seu para entrevistas e para o currículo' },
  { mark: 40, name: 'Biblioteca', meaning: 'você conhece mais da metade do acervo' },
];

/** The levels of what a person does and learns. @param lessons completed ones */
export const listStandings = (
  profile: Pick<Profile, 'careerPlan' | 'lastDiagnosisResult'>,
  lessons: number,
): readonly Standing[] => [
  findStanding('Tarefas de todos os planos', TASKS, countDoneTasks(profile)),
  findStanding('Lições', LESSONS, lessons),
];

const findStanding = (track: string, levels: readonly Level[], amount: number): Standing => ({
  track,
  amount,
  reached: levels.findLast(({ mark }) => mark <= amount) ?? null,
  next: levels.find(({ mark }) => mark > amount) ?? null,
});
