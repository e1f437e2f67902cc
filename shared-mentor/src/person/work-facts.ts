import { type AnswerDimension, JOB_STAGES, type JobStage } from '@aura/shared-domain';
import type { KnownFact } from './known-facts.ts';
import { factsFrom } from './profile-facts.ts';
import type { PersonRecord } from './record.ts';
import { formatFeminineCount, quoteTitle, shortenWords } from './short-texts.ts';

/** What the CV says of work and education; the present job, or the first that it names. */
export function readResumeFacts({ resume }: PersonRecord): KnownFact[] {
  if (!resume) return [];
  const fact = factsFrom('resume');
  const { experiences, education } = resume;
  const present = experiences.find(({ current }) => current) ?? experiences[0];
  const past = experiences.find((experience) => experience !== present);
  const [school] = education;
  const title = quoteTitle(present?.title ?? '');
  return [
    ...fact(
      'role',
      'resume.role',
      present?.current ? title : '',
      (value) => `Currículo: cargo atual ${value}`,
    ),
    ...fact('lastRole', 'resume.lastRole', title, (value) => `Currículo: experiência mais recente ${value}`),
    ...fact(
      'company',
      'resume.company',
      present?.current ? shortenWords(present.company) : '',
      (name) => `Currículo: trabalha em ${name}`,
    ),
    ...fact(
      'roleSince',
      'resume.roleSince',
      present?.current ? (present.start?.slice(0, 4) ?? '') : '',
      (year) => `Currículo: no cargo desde ${year}`,
    ),
    ...fact(
      'pastRole',
      'resume.pastRole',
      quoteTitle(past?.title ?? ''),
      (value) => `Currículo: cargo anterior ${value}`,
    ),
    ...fact(
      'study',
      'resume.study',
      shortenWords(school?.area || school?.degree || ''),
      (area) => `Currículo: formação em ${area}`,
    ),
  ];
}

/** Stages in which something is still going on. */
const isOpen = (stage: JobStage): boolean => stage !== 'rejected' && stage !== 'closed';
const isSent = (stage: JobStage): boolean => stage !== 'saved' && isOpen(stage);

/** What the tracker says of jobs that are still open. */
export function readJobFacts({ jobs }: PersonRecord): KnownFact[] {
  const fact = factsFrom('job');
  const open = jobs
    .filter(({ stage }) => isOpen(stage))
    .toSorted((a, b) => JOB_STAGES.indexOf(b.stage) - JOB_STAGES.indexOf(a.stage));
  const [furthest] = open;
  const offer = open.find(({ stage }) => stage === 'offer');
  const interview = open.find(({ stage }) => stage === 'interview');
  const saved = jobs.find(({ stage }) => stage === 'saved' || stage === 'applied');
  const sent = jobs.filter(({ stage }) => isSent(stage)).length;
  return [
    ...fact(
      'offerJob',
      `job.${offer?.id}.offer`,
      quoteTitle(offer?.title ?? ''),
      (title) => `Vaga com proposta: ${title}`,
    ),
    ...fact(
      'interviewJob',
      `job.${interview?.id}.interview`,
      quoteTitle(interview?.title ?? ''),
      (title) => `Vaga em fase de entrevista: ${title}`,
    ),
    ...fact(
      'savedJob',
      `job.${saved?.id}.saved`,
      quoteTitle(saved?.title ?? ''),
      (title) => `Vaga salva: ${title}`,
    ),
    ...fact(
      'job',
      `job.${furthest?.id}`,
      quoteTitle(furthest?.title ?? ''),
      (title) => `Vaga no seu acompanhamento: ${title}`,
    ),
    ...fact(
      'jobCompany',
      `job.${furthest?.id}.company`,
      shortenWords(furthest?.company ?? ''),
      (name) => `Empresa da vaga que acompanha: ${name}`,
    ),
    ...fact(
      'applied',
      'jobs.applied',
      formatFeminineCount(sent, 'candidatura', 'candidaturas'),
      (count) => `Candidaturas em andamento: ${count}`,
    ),
  ];
}

/** Names of the dimensions within a sentence. */
const DIMENSIONS: Readonly<Record<AnswerDimension, string>> = {
  structure: 'estrutura',
  specificity: 'especificidade',
  relevance: 'relevância',
  result: 'resultado',
  delivery: 'apresentação',
};

/** What the last simulation came to. */
export function readInterviewFacts({ interviews: [last] }: PersonRecord): KnownFact[] {
  if (!last) return [];
  const fact = factsFrom('interview');
  const { id, role, overall, weakest } = last;
  return [
    ...fact(
      'lastScore',
      `interview.${id}.score`,
      overall === null ? '' : `${Math.round(overall)} de 100`,
      (points) => `Última simulação de entrevista: ${points}`,
    ),
    ...fact(
      'weakest',
      `interview.${id}.weakest`,
      weakest ? DIMENSIONS[weakest] : '',
      (label) => `Última simulação: a dimensão mais fraca foi ${label}`,
    ),
    ...fact(
      'interviewRole',
      `interview.${id}.role`,
      quoteTitle(role),
      (title) => `Última simulação de entrevista para ${title}`,
    ),
  ];
}
