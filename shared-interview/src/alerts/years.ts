import { type Alert, buildAnswerEvidence } from './alert.ts';
import type { Job, ResumeDocument } from './document.ts';
import { formatPeriod } from './period.ts';
import { AT_EMPLOYER, type Statement } from './statement.ts';

const JOINED =
  '(?:entrei|ingressei|fui contratad[oa]|fui admitid[oa]|comecei|comecei a trabalhar|joined|was hired|started)';
const AT = `(?:${AT_EMPLOYER}|⟦E⟧)`;
const LEFT = String.raw`(?:sai|fui desligad[oa]|pedi demissao|left)`;
const IN = '(?:em|no ano de|in)';

interface Rule {
  readonly end: 'start' | 'end';
  readonly pattern: RegExp;
  readonly says: string;
}

const makeRule = (end: Rule['end'], source: string, says: string): Rule => ({
  end,
  pattern: new RegExp(String.raw`(?<!\p{L})${source}`, 'u'),
  says,
});

const RULES: readonly Rule[] = [
  makeRule('start', `${JOINED} ${AT},? ${IN} ⟦D(\\d)⟧`, 'você entrou'),
  makeRule('start', `${IN} ⟦D(\\d)⟧,? (?:eu |i )?${JOINED} ${AT}`, 'você entrou'),
  makeRule('start', `(?:trabalho|estou|atuo) ${AT_EMPLOYER},? desde ⟦D(\\d)⟧`, 'você entrou'),
  makeRule(
    'start',
    `(?:trabalhei|fiquei|atuei|worked) ${AT_EMPLOYER},? (?:de|entre|from) ⟦D(\\d)⟧`,
    'você entrou',
  ),
  makeRule('end', `${LEFT} (?:d[ao] )?⟦E⟧,? ${IN} ⟦D(\\d)⟧`, 'você saiu'),
  makeRule('end', `${IN} ⟦D(\\d)⟧,? (?:eu |i )?${LEFT} (?:d[ao] )?⟦E⟧`, 'você saiu'),
  makeRule(
    'end',
    `(?:trabalhei|fiquei|atuei|worked) ${AT_EMPLOYER},? (?:de|entre|from) ⟦D\\d⟧ (?:a|ate|e|to|until) ⟦D(\\d)⟧`,
    'você saiu',
  ),
];

const getYear = (date: string): string => date.slice(0, 4);

/** Whether the CV says nothing that could be compared, or has the year for one of the jobs. */
function agrees(jobs: readonly Job[], end: Rule['end'], year: string): boolean {
  return jobs.some((job) => {
    const date = job[end];
    return date === null || (end === 'end' && job.current) || getYear(date) === year;
  });
}

/** "Entrei na Ambev em 2017" where the CV begins there in 2019; years only, since people round months. */
export function findYearAlert(statement: Statement, document: ResumeDocument, docId: string): Alert | null {
  const { employer, skeleton, dates } = statement;
  if (!employer) return null;
  for (const { end, pattern, says } of RULES) {
    const date = dates[Number(pattern.exec(skeleton)?.[1] ?? -1)];
    if (!date || !/^\d{4}/u.test(date.key) || agrees(employer.jobs, end, getYear(date.key))) continue;
    return {
      kind: 'differs',
      text: `Na resposta, ${says} em ${getYear(date.key)}; no currículo, ${employer.name}: ${employer.jobs.map(formatPeriod).join(' e ')}.`,
      evidence: [
        buildAnswerEvidence(docId, statement, date),
        ...employer.jobs.flatMap(({ path }) => document.evidence(`${path}.start`)),
      ],
    };
  }
  return null;
}
