import {
  formatCount,
  INTERVIEW_KIND_LABELS,
  INTERVIEW_LEVEL_LABELS,
  type Interview,
  type InterviewReport,
} from '@aura/shared-domain';
import {
  joinBlocks,
  listBullets,
  escapeMarkdown,
  quoteMarkdown,
  formatShownDay,
  formatValue,
} from '../markdown/markdown.ts';
import { isTechnicalUnchecked, TECHNICAL_UNCHECKED } from '../technical/unchecked.ts';
import { type Answered, getAnswered } from './graded.ts';
import { reportOf } from './report.ts';

const writeSection = (title: string, parts: readonly string[]): string[] =>
  parts.every((part) => part === '') ? [] : [`## ${title}`, ...parts];

function writeHead({ setup, job, createdAt, finishedAt }: Interview): string {
  const company = job?.company ? `, ${escapeMarkdown(job.company)}` : '';
  return listBullets([
    `Cargo: ${escapeMarkdown(setup.role)}`,
    ...(job ? [`Vaga: ${escapeMarkdown(job.title)}${company}`] : []),
    `Tipo: ${INTERVIEW_KIND_LABELS[setup.kind]}`,
    `Nível: ${INTERVIEW_LEVEL_LABELS[setup.level]}`,
    `Data: ${formatShownDay(finishedAt ?? createdAt)}`,
  ]);
}

function writeTable({ overall, dimensions }: InterviewReport): string {
  const rows = [
    ...dimensions.map(({ label, value }) => [label, value] as const),
    ['Média geral', overall] as const,
  ];
  return [
    '| Dimensão | Nota |',
    '| --- | ---: |',
    ...rows.map(([label, value]) => `| ${label} | ${formatValue(value)} |`),
  ].join('\n');
}

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${title}:`, listBullets(items.map(escapeMarkdown))];

function answerBlocks({ question, answer }: Answered, index: number): string[] {
  const { analysis, text, addition } = answer;
  return [
    `### ${index + 1}. ${escapeMarkdown(question.text)}`,
    quoteMarkdown(text),
    ...(addition === null ? [] : ['Ao complemento pedido você respondeu:', quoteMarkdown(addition)]),
    `Nota ${formatValue(analysis.score.value)}. ${escapeMarkdown(analysis.anchor)}`.trim(),
    ...(isTechnicalUnchecked(question, analysis) ? [TECHNICAL_UNCHECKED] : []),
    ...list(
      'O que funcionou',
      analysis.worked.map((point) => point.text),
    ),
    ...list(
      'O que melhorar',
      analysis.improve.map((point) => point.text),
    ),
    ...(analysis.followUp === null
      ? []
      : [`Pergunta seguinte provável: ${escapeMarkdown(analysis.followUp.question)}`]),
    ...list(
      'Resposta e currículo',
      analysis.alerts.map((alert) => alert.text),
    ),
    ...(analysis.stronger.text === ''
      ? []
      : ['Versão mais forte, com as suas frases:', quoteMarkdown(analysis.stronger.text)]),
    ...list(
      'Para completar',
      analysis.stronger.gaps.map(({ token, question: asked }) => `${token} ${asked}`),
    ),
  ];
}

const listRemarks = (own: InterviewReport['ready']): string =>
  listBullets(own.map(({ text }) => escapeMarkdown(text)));

/** A simulation as a document to keep: the report, and every answer with what was found. */
export function reportAsMarkdown(interview: Interview): string {
  const report = interview.report ?? reportOf(interview);
  const { answered, skipped } = report;
  const count =
    formatCount(answered, 'pergunta respondida', 'perguntas respondidas') +
    (skipped === 0 ? '.' : `, ${skipped} sem resposta.`);
  const vocabulary = report.vocabulary.map(
    ({ word, count: times, instead }) => `“${word}” (${formatCount(times, 'vez', 'vezes')}): ${instead}`,
  );
  return joinBlocks([
    '# Simulação de entrevista',
    writeHead(interview),
    count,
    writeTable(report),
    ...writeSection('O que está pronto', [listRemarks(report.ready)]),
    ...writeSection('O que revisar', [listRemarks(report.review)]),
    ...writeSection('Palavras para trocar', [listBullets(vocabulary.map(escapeMarkdown))]),
    ...writeSection('Respostas', getAnswered(interview).flatMap(answerBlocks)),
  ]);
}
