import type { PersonFact } from '@aura/shared-domain';

/**
 * Names of the facts that a text of the library may carry, and what is put in the place of each, quotation marks
 * included. Titles can be of any gender and number: “A vaga {job}”, “o objetivo de {goal}”, never “uma {role}”.
 */
export const FACT_KEYS = {
  goal: 'title of the goal: “Analista de dados”',
  horizon: 'time until the goal: 12 meses',
  diagnosisAge: 'when the diagnosis was made: há 20 dias',
  readiness: 'last readiness: 62 de 100',
  topGap: 'gap of highest priority: SQL',
  secondGap: 'the gap after it: Power BI',
  strength: 'first strength of the diagnosis: “Comunicação com clientes”',
  dueTask: 'first open task of the plan: “Praticar SQL em um caso pequeno”',
  openTasks: 'open tasks of the plan, spelt: 4 tarefas',
  doneTasks: 'tasks done, spelt: 2 tarefas',
  payer: 'who takes care of the plan, if it is a company: sua empresa',
  role: 'title of the present job: “Assistente administrativa”',
  lastRole: 'title of the present job or, where there is none, of the last: “Assistente administrativa”',
  roleSince: 'year in which the present job began: 2021',
  company: 'present employer: Mercado Azul',
  pastRole: 'title of the job before: “Recepcionista”',
  study: 'latest education: Administração',
  job: 'job in the tracker that is furthest on: “Analista júnior”',
  jobCompany: 'its employer: Banco Verde',
  savedJob: 'job that was saved or applied for: “Analista júnior”',
  interviewJob: 'job in the stage of interviews: “Analista júnior”',
  offerJob: 'job with an offer: “Analista júnior”',
  applied: 'applications that have been sent, spelt: 3 candidaturas',
  interviewRole: 'role of the last simulation: “Analista de dados”',
  lastScore: 'its score: 58 de 100',
  weakest: 'its weakest dimension: Resultado',
} as const satisfies Readonly<Record<string, string>>;
export type FactKey = keyof typeof FACT_KEYS;

/** A fact, with its words within a sentence. */
export interface KnownFact {
  readonly key: FactKey;
  readonly value: string;
  readonly fact: PersonFact;
}

/** What is known of a person, in the order of its weight. */
export type Known = ReadonlyMap<FactKey, KnownFact>;
