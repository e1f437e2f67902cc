import type { LineTask } from '@aura/shared-career/line-task';
import { RESUME_TEXT_LIMITS, type PlanTask } from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Link } from '@aura/shared-session/router';
import { Button, SelectField, TextArea, TextField } from '@aura/shared-ui';
import { useState, type FormEvent } from 'react';
import { describeLineProblem, EXAMPLE_LINE } from '../../drafted/is-mashed.ts';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { explainLine } from '../../task/line-reason.ts';
import styles from '../../tools.module.css';
import { RESUME_LIMIT } from '../limit.ts';
import type { BaseVersion } from './base-version.ts';
import { LineChecks } from './line-checks.tsx';
import { findDefaultLine } from './default-line.ts';
import { listJobs } from './list-jobs.ts';
import { putLine, type LinePlace } from './put-line.ts';
import { useLineRules } from './use-line-rules.ts';
import { useSaveVersion } from './use-save-version.ts';

interface Props {
  readonly task: PlanTask;
  readonly asked: LineTask;
  readonly base: BaseVersion;
}

const NEW_JOB = 'new';
const NEW_LINE = 'new';
/** Most characters of a line, and of a summary or a first paragraph. */
const LONGEST = { line: 400, text: 1200 } as const;

/** The job, the line, whether it counts, and the saving. */
export function LineForm({ task, asked, base }: Props) {
  const { resume } = base.input;
  const jobs = listJobs(resume);
  const isSummary = asked.kind === 'summary';
  const isPaper = asked.kind === 'paper';
  const isOfJob = !isSummary && !isPaper;
  const reason = explainLine(task);
  const [begun] = useState(() => findBegun(base, reason));
  const [ownJob, setJob] = useState(begun?.job ?? null);
  const [ownLine, setLine] = useState(begun?.line ?? null);
  const [keepsBoth, setKeepsBoth] = useState(false);
  const [title, setTitle] = useState('');
  const [company, setCompany] = useState('');
  const [ownText, setText] = useState(isSummary ? resume.summary : (begun?.text ?? null));
  const [tried, setTried] = useState(false);
  const { saving, failure, save } = useSaveVersion(base);
  const rules = useLineRules();
  // Until the person chooses or writes: a line that already tells the deed is improved, not told a second time.
  const isUntouched = ownJob === null && ownLine === null && ownText === null;
  const offered = isUntouched && rules ? findDefaultLine(asked, jobs, rules) : null;
  const job = ownJob ?? offered?.job ?? jobs[0]?.value ?? NEW_JOB;
  const text = ownText ?? offered?.text ?? '';
  const chosen = jobs.find(({ value }) => value === job);
  const newLine = ownLine ?? offered?.line ?? NEW_LINE;
  const same =
    isOfJob && newLine === NEW_LINE && !keepsBoth && chosen && rules
      ? rules.findSameDeed(text, chosen.items)
      : null;
  const line = same === null ? newLine : String(same);
  const jobTitle = chosen?.title ?? title;
  const problem =
    text.trim() === '' ? 'Escreva antes de guardar.' : describeLineProblem(text, EXAMPLES[asked.kind]);
  const needsTitle = isOfJob && !chosen && title.trim() === '';

  const place = (): LinePlace => {
    if (isSummary) return { in: 'summary' };
    if (isPaper) return { in: 'courses' };
    if (!chosen) return { in: 'newJob', title, company };
    return { in: chosen.in, index: chosen.index, replaces: line === NEW_LINE ? null : Number(line) };
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null && !needsTitle) void save(putLine(resume, place(), text, reason));
  };
  const chooseLine = (value: string) => {
    setJob(job);
    // What was written stays: it only becomes a line of its own.
    if (value === NEW_LINE && same !== null) return setKeepsBoth(true);
    setLine(value);
    setText(value === NEW_LINE ? '' : (chosen?.items[Number(value)] ?? ''));
  };
  const help = rules?.findLineHelp('skillId' in asked ? asked.skillId : null, jobTitle) ?? null;
  return (
    <form noValidate onSubmit={start}>
      <div className={styles['fields']}>
        {isOfJob && jobs.length > 0 && (
          <SelectField
            label="Em qual trabalho foi?"
            options={[...jobs, { value: NEW_JOB, label: 'Outro trabalho, bico, projeto ou estudo' }]}
            value={job}
            onChange={(value) => {
              setJob(value);
              setKeepsBoth(false);
              if (newLine !== NEW_LINE) {
                setLine(NEW_LINE);
                setText('');
              }
            }}
          />
        )}
        {isOfJob && !chosen && (
          <>
            <TextField
              label="O que você era nesse trabalho?"
              hint="Como: encarregada de seção, voluntário em reforço escolar, aluna do projeto final."
              maxLength={RESUME_TEXT_LIMITS.short}
              value={title}
              error={tried && needsTitle ? 'Diga o que você era nesse trabalho.' : undefined}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <TextField
              label="Onde? (opcional)"
              maxLength={RESUME_TEXT_LIMITS.short}
              value={company}
              onChange={(event) => setCompany(event.currentTarget.value)}
            />
          </>
        )}
        {chosen && isOfJob && chosen.items.length > 0 && (
          <SelectField
            label="Linha nova ou uma que já está lá?"
            options={[
              { value: NEW_LINE, label: 'Escrever uma linha nova' },
              ...chosen.items.map((item, at) => ({ value: String(at), label: `Melhorar: ${item}` })),
            ]}
            value={line}
            onChange={chooseLine}
          />
        )}
        <TextArea
          label={LABELS[asked.kind]}
          hint={isPaper ? PAPER_HINT : help && isOfJob ? help.question : undefined}
          rows={isSummary || asked.kind === 'firstText' ? 6 : 3}
          maxLength={isSummary || asked.kind === 'firstText' ? LONGEST.text : LONGEST.line}
          value={text}
          error={tried && problem !== null ? problem : undefined}
          onChange={(event) => {
            setJob(job);
            setLine(newLine);
            setText(event.currentTarget.value);
          }}
        />
        {same !== null && (
          <p className={styles['note']} role="status">
            Conta o mesmo que “{chosen?.items[same]}”: vai no lugar dela. Para guardar as duas, escolha
            “Escrever uma linha nova”.
          </p>
        )}
        {help && isOfJob && (
          <p className={styles['note']}>O que costuma ter número nesse trabalho: {help.measures}.</p>
        )}
        <LineChecks
          asked={asked}
          text={text}
          names={help?.names ?? []}
          rules={rules}
          missing={rules && asked.kind === 'results' ? rules.countMissingResults(resume, base.diagnosed) : 1}
        />
        {failure && (
          <FailureNotice
            failure={failure}
            limit={RESUME_LIMIT}
            onRetry={() => void save(putLine(resume, place(), text, reason))}
            title="A linha não foi guardada"
            kept="O que você escreveu continua aqui."
          />
        )}
        <p className={styles['note']}>
          Fica uma versão nova em “Suas versões”; o diagnóstico e o currículo dele só mudam quando você
          refizer. <Link to="/diagnostico/resultado#plano">Ver o plano</Link>
        </p>
      </div>
      <LowerBar>
        <Button type="submit" size="lg" busy={saving}>
          Guardar no currículo
        </Button>
      </LowerBar>
    </form>
  );
}

const PAPER_HINT = 'Nome, número ou categoria, quem emitiu e o ano. Ex.: CNH categoria D, emitida em 2021.';

const EXAMPLES: Readonly<Record<LineTask['kind'], string>> = {
  skill: EXAMPLE_LINE,
  paper: 'CNH categoria D, emitida em 2021',
  results: EXAMPLE_LINE,
  summary: 'Vendedora há 5 anos em loja de calçados; procuro vaga de supervisão',
  firstText: 'Cuidei da cantina da igreja por dois anos e servia 80 pessoas por domingo',
};

const LABELS: Readonly<Record<LineTask['kind'], string>> = {
  skill: 'Sua linha',
  paper: 'Como está no documento',
  results: 'Sua linha',
  summary: 'Seu resumo',
  firstText: 'Seu parágrafo',
};

/** The line that was written for the same task before, to be gone on with; null without one. */
export function findBegun({ input, changes }: Pick<BaseVersion, 'input' | 'changes'>, reason: string) {
  const text = changes.findLast((change) => change.reason === reason)?.after;
  if (text === undefined) return null;
  const job = listJobs(input.resume).find(({ items }) => items.includes(text));
  return job ? { job: job.value, line: String(job.items.indexOf(text)), text } : null;
}
