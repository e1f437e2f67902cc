import {
  type Contract,
  type Place,
  type Posting,
  type PostingFacts,
  SENIORITIES,
  type WorkModel,
} from '@aura/shared-domain';
import { createFiller, OTHER_TITLES } from './filler.ts';
import { JOBS } from './jobs.ts';
import { PLACES } from './places.ts';
import { createRandom, type Random } from './random.ts';

/** An ad with what is known of it because it was made so. */
export interface Ad {
  readonly posting: Posting;
  /** Id of the job that it is for; null for the others. */
  readonly jobId: string | null;
  readonly city: string;
}

/** Words of the whole ad; its title, company and place take about nine of them. */
const DESCRIPTION_WORDS = 78;
/** Share of ads for jobs with known answers, and of ads that name another such job somewhere in their text. */
const KNOWN = 0.4;
const MENTIONS = 0.1;
/** Share of ads that are silent about a fact. */
const SILENT = 0.25;

const COMPANY_FIRST =
  'Grupo,Rede,Instituto,Clínica,Indústria,Comercial,Hospital,Colégio,Construtora,Agência'.split(',');
const COMPANY_LAST =
  'Aurora,Horizonte,Ipê,Jatobá,Litoral,Cerrado,Boreal,Prisma,Vértice,Araucária,Mirante,Candeia'.split(',');
const RANKS = ['', '', 'Júnior', 'Pleno', 'Sênior', 'I', 'II'];
const CONTRACTS: readonly Contract[] = ['clt', 'clt', 'clt', 'pj', 'internship', 'temporary'];
const WORK_MODELS: readonly WorkModel[] = ['onSite', 'onSite', 'hybrid', 'remote'];

function titleOf(random: Random, jobId: string | null): string {
  const job = JOBS.find(({ id }) => id === jobId);
  if (!job) return random.pick(OTHER_TITLES);
  const { text, feminine } = random.pick(job.names);
  const style = random.share();
  if (style < 0.25) return feminine;
  return style < 0.4 && text === job.names[0]?.text && !text.includes(' ') ? `${text}(a)` : text;
}

function descriptionOf(random: Random, filler: () => string, jobId: string | null): string {
  const words = Array.from({ length: DESCRIPTION_WORDS }, filler);
  if (random.share() < MENTIONS) {
    const other = random.pick(JOBS);
    if (other.id !== jobId) words.splice(random.below(words.length), 2, 'com', random.pick(other.names).text);
  }
  const sentences: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = 6 + random.below(10);
    sentences.push(`${words.slice(at, at + length).join(' ')}.`);
    at += length;
  }
  return sentences.join('\n');
}

const two = (number: number): string => String(number).padStart(2, '0');

function factsOf(random: Random, { state }: Place): PostingFacts {
  const said = <T>(value: T): T | null => (random.share() < SILENT ? null : value);
  const salary = 1500 + random.below(120) * 100;
  const [month, day] = [1 + random.below(6), 1 + random.below(28)];
  return {
    workModel: said(random.pick(WORK_MODELS)),
    contracts: [said(random.pick(CONTRACTS)) ?? []].flat(),
    seniorities: [said(random.pick(SENIORITIES)) ?? []].flat(),
    states: state ? [state] : [],
    disability: random.share() < 0.05 ? 'open' : null,
    monthlySalary: said({ min: salary, max: salary * 1.2 }),
    publishedOn: said(`2026-${two(month)}-${two(day)}`),
  };
}

/** So many ads, the same in every run. */
export function createAds(size: number, seed = 20_260_115): Ad[] {
  const random = createRandom(seed);
  const filler = createFiller(random);
  return Array.from({ length: size }, (_, number): Ad => {
    const jobId = random.share() < KNOWN ? random.pick(JOBS).id : null;
    const place = PLACES[Math.floor(random.share() ** 1.5 * PLACES.length)] ?? { city: '', state: null };
    const id = `sample:${String(number).padStart(6, '0')}`;
    const facts = factsOf(random, place);
    const version = {
      id,
      source: 'sample',
      url: null,
      places: [place],
      publishedOn: facts.publishedOn,
    } as const;
    const vacancy = {
      ...version,
      title: `${titleOf(random, jobId)} ${random.pick(RANKS)}`.trim(),
      company: `${random.pick(COMPANY_FIRST)} ${random.pick(COMPANY_LAST)}`,
      workModel: null,
      contracts: [],
      disability: null,
      salary: null,
      seenOn: '2026-06-30',
      expiresOn: null,
      description: descriptionOf(random, filler, jobId),
    };
    return {
      posting: {
        id,
        vacancy: { ...vacancy, places: [place] },
        versions: [{ ...version, places: [place] }],
        reading: null,
        facts,
      },
      jobId,
      city: place.city,
    };
  });
}
