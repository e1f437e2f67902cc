import { choosePlural, type ReadResume, type ResumeStructure } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { findPeriods } from '../dates/period.ts';
import { PRIVATE_LINE } from '../../generated/phrases/sending.ts';
import { joinFullText } from '../layout/model.ts';
import { findExactHead } from '../sections/heads.ts';
import type { Section } from '../sections/split.ts';
import { locatePersonalData } from './personal-data.ts';

/** Under this a field was guessed rather than read; the page marks it for a second look. */
const GUESSED = 0.65;
/** Share of guessed or missing names of jobs and studies from which the person is told. */
const NAMES_SHARE = 0.2;
/** A name that ends so is not over: "CURSOS E", "Instituto Federal de". */
const CUT_NAME = /\p{L}\s+(?:e|de|d[aeo]s?|em|n[ao]s?|and|of)$/iu;
/** Share of the periods of the text that belong to no job, study or project from which the person is told. */
const DATES_SHARE = 0.2;
/** Share of the text that may be left without a place. */
const LEFT_SHARE = 0.2;
/** Minimum length, in characters, from which a CV without jobs and studies is doubtful. */
const LONG = 400;

type Confidence = ReadResume['confidence'];

/** A part of a CV that the reader is not sure of and what to do about it, in Portuguese, and lines that show it. */
export interface Doubt {
  readonly part: string;
  readonly advice: string;
  readonly excerpts: readonly string[];
}

interface Named {
  readonly path: string;
  readonly value: string;
  readonly excerpt: string;
}

function listNames({ experiences, education }: ResumeStructure): Named[] {
  return [
    ...experiences.flatMap(({ title, company }, index) => [
      { path: `experiences.${index}.title`, value: title, excerpt: company },
      { path: `experiences.${index}.company`, value: company, excerpt: title },
    ]),
    ...education.map(({ institution, degree, area }, index) => ({
      path: `education.${index}.institution`,
      value: institution,
      excerpt: degree || area,
    })),
    ...education.map(({ institution, degree, area }, index) => ({
      path: `education.${index}.degree`,
      value: degree || area,
      excerpt: institution,
    })),
  ];
}

type Dated = Pick<ResumeStructure['projects'][number], 'start' | 'end'>;

/** Whether an entry names a date. */
export const isDated = ({ start, end }: Dated): boolean => start !== null || end !== null;

/** Whether a period ends before it begins, as far as both of its dates are precise. */
function endsBeforeBegin({ start, end }: Dated): boolean {
  if (start === null || end === null) return false;
  const precision = Math.min(start.length, end.length);
  return end.slice(0, precision) < start.slice(0, precision);
}

/** Names of the entries whose period ends before it begins. */
const listReversed = ({ experiences, education, projects }: ResumeStructure): string[] =>
  [
    ...experiences.map((job) => ({ ...job, name: job.title || job.company })),
    ...education.map((study) => ({ ...study, name: study.degree || study.area || study.institution })),
    ...projects,
  ]
    .filter(endsBeforeBegin)
    .map(({ name, start, end }) => `${name} (${start ?? ''} – ${end ?? ''})`);

/** How a head of jobs is followed in the CV of somebody who had none. */
const NO_JOB_YET = /sem experiencia|primeiro emprego|nenhuma|nao possuo|no experience|n\/a/u;

/** Heads of jobs of a CV of which no job was read. */
const listEmptyHeads = (sections: readonly Section[]): string[] =>
  sections
    .filter(
      ({ kind, title, lines }) =>
        kind === 'experience' && title !== '' && !NO_JOB_YET.test(foldKey(lines.map(joinFullText).join(' '))),
    )
    .map(({ title }) => title);

/** Longest line, in characters, that may be about personal data alone. */
const LONGEST_DATUM = 120;

/** Whether a line gives personal data, which have no field because nobody should send them. */
const isPersonal = (line: string): boolean =>
  line.length <= LONGEST_DATUM && (PRIVATE_LINE.test(foldKey(line)) || locatePersonalData(line).length > 0);

/**
 * Lines that no field of their own holds: those without any place, and those under a head that nobody knows or with
 * periods among them, which belong to jobs and studies.
 */
export const listUnplaced = ({ other, unclassified }: ResumeStructure): string[] => [
  ...unclassified.filter((line) => !isPersonal(line)),
  ...other
    .filter(
      ({ section, lines }) =>
        findExactHead(section) === null ||
        lines.some((line) => findPeriods(line).some(({ single }) => !single)),
    )
    .flatMap(({ lines }) => lines),
];

/**
 * Finds uncertain parts of a reading: guessed or missing names, dates without a job or the wrong way round, heads without
 * jobs, no way to be reached, lines that fit no field.
 */
export function findDoubts(
  resume: ResumeStructure,
  confidence: Confidence,
  text: string,
  sections: readonly Section[],
): Doubt[] {
  const { experiences, education, contact } = resume;
  const doubts: Doubt[] = [];
  if (contact.name === '')
    doubts.push({ part: 'o nome', advice: 'Escreva o seu nome no campo de contato.', excerpts: [] });
  if (contact.email === '' && contact.phone === '')
    doubts.push({
      part: 'o e-mail e o telefone (não encontramos nenhum)',
      advice:
        'Sem eles ninguém consegue responder a você: escreva ao menos um no campo de contato, e confira se estão como texto no arquivo.',
      excerpts: [],
    });
  const heads = experiences.length === 0 ? listEmptyHeads(sections) : [];
  if (experiences.length + education.length === 0 && text.length >= LONG)
    doubts.push({
      part: 'as experiências e a formação (não encontramos nenhuma)',
      advice: 'Acrescente cada uma com cargo ou curso, lugar e datas.',
      excerpts: heads,
    });
  else if (heads.length > 0)
    doubts.push({
      part: 'as experiências (não encontramos nenhuma abaixo do título)',
      advice: 'Acrescente cada uma com cargo, empresa e datas.',
      excerpts: heads,
    });
  const reversed = listReversed(resume);
  if (reversed.length > 0)
    doubts.push({
      part: choosePlural(
        reversed.length,
        'um período que termina antes de começar',
        `${reversed.length} períodos que terminam antes de começar`,
      ),
      advice: 'Corrija o início e o fim, aqui e no arquivo.',
      excerpts: reversed,
    });
  const names = listNames(resume);
  const weak = names.filter(({ path, value }) => value === '' || (confidence[path] ?? 1) < GUESSED);
  const cut = names.filter(({ value }) => CUT_NAME.test(value));
  if (cut.length > 0)
    doubts.push({
      part: choosePlural(
        cut.length,
        'um nome que parece cortado',
        `${cut.length} nomes que parecem cortados`,
      ),
      advice: 'Complete cada nome no seu campo.',
      excerpts: cut.map(({ value }) => value),
    });
  if (weak.length > NAMES_SHARE * names.length)
    doubts.push({
      part: choosePlural(
        weak.length,
        'um cargo, empresa ou instituição',
        `${weak.length} cargos, empresas ou instituições`,
      ),
      advice: 'Confira se cada nome está no seu campo.',
      excerpts: weak.map(({ value, excerpt }) => value || excerpt),
    });
  const dated = [...experiences, ...education].filter(isDated);
  const periods = findPeriods(text).filter(({ single }) => !single);
  const missing = periods.length - dated.length - resume.projects.filter(isDated).length;
  const undated = dated.length === 0 ? [] : experiences.filter((job) => !isDated(job));
  const lost = Math.max(0, missing) + undated.length;
  if (lost > 0 && lost >= DATES_SHARE * periods.length)
    doubts.push({
      part: 'as datas de alguns períodos',
      advice: 'Confira o início e o fim de cada experiência e curso.',
      excerpts: periods.map(({ from, to }) => text.slice(from, to)),
    });
  const unplaced = listUnplaced(resume);
  if (unplaced.join('\n').length > LEFT_SHARE * text.length)
    doubts.push({
      part: 'linhas que ficaram sem lugar',
      advice: 'Leve cada linha ao campo a que pertence.',
      excerpts: unplaced,
    });
  return doubts;
}

/** Whether a CV tells of jobs and names no date at all. */
export const hasNoDates = ({ experiences, education }: ResumeStructure, text: string): boolean =>
  experiences.length > 0 &&
  ![...experiences, ...education].some(isDated) &&
  findPeriods(text).every(({ single }) => single);
