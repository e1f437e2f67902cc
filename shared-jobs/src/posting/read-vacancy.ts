import { readJob } from '@aura/shared-career';
import {
  type JobReading,
  type PostingFacts,
  SENIORITIES,
  type Seniority,
  STATES,
  type Vacancy,
} from '@aura/shared-domain';
import { computeMonthlyReais } from './monthly-reais.ts';
import { readVacancyText } from './vacancy-text.ts';

/** Says nothing that an ad could say, and is long enough to be read. */
const SILENT_AD =
  'As informações sobre esta oportunidade serão apresentadas às pessoas interessadas no decorrer do mês, com toda a calma e na ordem em que elas chegarem.';

/** The rungs that a title names, also of an ad too short to be read. */
function readTitleSeniorities(title: string): readonly Seniority[] {
  const reading = readJob(`Cargo: ${title}\n\n${SILENT_AD}`);
  return reading.ok ? reading.value.seniorities : [];
}

/** The reading of an ad: null if its text is too short or no ad. */
export interface ReadVacancy {
  readonly reading: JobReading | null;
  readonly facts: PostingFacts;
}

/** The federative units of an ad's places, in the order of {@link STATES}. */
export function getStates(vacancies: readonly Pick<Vacancy, 'places'>[]): PostingFacts['states'] {
  const named = new Set(vacancies.flatMap(({ places }) => places.map(({ state }) => state)));
  return STATES.filter((state) => named.has(state));
}

function listSeniorities(title: string, reading: JobReading | null): PostingFacts['seniorities'] {
  const named = new Set([...(reading?.seniorities ?? []), ...readTitleSeniorities(title)]);
  return SENIORITIES.filter((seniority) => named.has(seniority));
}

/** Reads an ad. The source's fields override the text. */
export function readVacancy(vacancy: Vacancy): ReadVacancy {
  const read = readJob(readVacancyText(vacancy));
  const reading = read.ok ? read.value : null;
  const stated = reading?.salary ? { ...reading.salary, currency: 'BRL' } : null;
  const facts: PostingFacts = {
    workModel: vacancy.workModel ?? reading?.workModel ?? null,
    contracts: vacancy.contracts.length > 0 ? vacancy.contracts : (reading?.contracts ?? []),
    seniorities: listSeniorities(vacancy.title, reading),
    states: getStates([vacancy]),
    disability: vacancy.disability ?? reading?.disability ?? null,
    monthlySalary: computeMonthlyReais(vacancy.salary ?? stated),
    publishedOn: vacancy.publishedOn,
  };
  return { reading, facts };
}
