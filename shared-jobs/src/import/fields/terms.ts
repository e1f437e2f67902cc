import type { Contract, Disability, Salary, WorkModel } from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';

type Words<T> = readonly (readonly [T, RegExp])[];

const WORK_MODELS: Words<WorkModel> = [
  ['hybrid', /hibrid|hybrid|semipresencial/],
  ['remote', /remot|home ?-?office|teletrabalho|telecommute|a distancia|anywhere/],
  ['onSite', /presencial|on-? ?site|in-? ?office|no local/],
];

const CONTRACTS: Words<Contract> = [
  ['clt', /\bclt\b|efetiv|carteira assinada/],
  ['pj', /\bpj\b|pessoa juridica|contractor|prestador|freelanc|autonom/],
  ['internship', /estagi|\bintern(?:ship)?\b/],
  ['apprentice', /aprendi|apprentice/],
  ['temporary', /temporar/],
  ['cooperative', /cooperad|cooperativ/],
];

const DISABILITIES: Words<Disability> = [
  ['exclusive', /exclusiv/],
  ['open', /abert|tambem|open|\bsim\b|\byes\b/],
];

const PERIODS: Words<Salary['period']> = [
  ['hour', /hora|hour|^h$/],
  ['year', /ano|anual|year|annual/],
  ['month', /mes|mensal|month/],
];

const named =
  <T>(words: Words<T>) =>
  (text: string): readonly T[] => {
    const { folded } = foldText(text);
    return words.filter(([, pattern]) => pattern.test(folded)).map(([value]) => value);
  };

/** The first model named in a text; hybrid overrides the words it consists of. Null without one. */
export const findWorkModel = (text: string): WorkModel | null => named(WORK_MODELS)(text)[0] ?? null;
export const findContracts = (text: string): readonly Contract[] => named(CONTRACTS)(text);
export const readDisability = (text: string): Disability | null => named(DISABILITIES)(text)[0] ?? null;
export const readPeriod = (text: string): Salary['period'] | null => named(PERIODS)(text)[0] ?? null;
