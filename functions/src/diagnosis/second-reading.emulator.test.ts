import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { diagnose, renderResumeText } from '@aura/shared-career';
import { createEmptyResume, SecondReadingResponseSchema, type ResumeStructure } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { newPerson } from '../../test-support/people.ts';
import { openAiModel } from '../model/openai.ts';
import type { ReportLine } from '../parts/define-part.ts';

const RESUME: ResumeStructure = {
  ...createEmptyResume(),
  contact: {
    ...createEmptyResume().contact,
    name: 'Rosa Lemos',
    email: 'rosa@exemplo.invalid',
    phone: '+55 11 91234-5678',
  },
  experiences: [
    {
      title: 'Assistente de planejamento',
      company: 'Fábrica Norte',
      location: '',
      start: '2020-01',
      end: null,
      current: true,
      items: [
        'Cruzei as planilhas das três plantas e achei a causa de 18% das paradas',
        'Nunca usei Python nem montei modelos estatísticos',
      ],
    },
  ],
};
const TEXT = renderResumeText(RESUME);
const lineOf = (part: string): number => TEXT.split('\n').findIndex((line) => line.includes(part)) + 1;

let backend: Backend;
let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await backend.stop();
});

/** A local server of OpenAI's protocol that plays one script; `sent` is all that reached it. */
async function setUp(play: (res: ServerResponse, say: (text: string) => void) => void) {
  const sent: string[] = [];
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      sent.push(body);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      play(
        res,
        (text) => void res.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const reports: ReportLine[] = [];
  backend = await localBackend({
    engine: diagnose,
    model: openAiModel({ url, model: 'modelo-local', apiKey: null }),
    report: (line) => void reports.push(line),
  });
  const person = await newPerson(backend.db, { resumeText: TEXT });
  const request = makeDiagnosisRequest();
  const answers = { ...request.answers, resume: RESUME };
  const made = await backend.post('/diagnosis', { ...request, answers }, person.token);
  expect(made.status).toBe(200);
  const before = await person.profile();
  const read = async (body: unknown = { of: 'diagnosis', diagnosisId: request.requestId }) => {
    const answer = await backend.post('/diagnosis/second-reading', body, person.token);
    return { status: answer.status, body: v.parse(SecondReadingResponseSchema, answer.body) };
  };
  const stored = async () => (await person.stored('diagnoses'))[request.requestId];
  return { person, request, answers, before, read, stored, sent, reports };
}

const whole = (claims: readonly object[]) => (res: ServerResponse, say: (text: string) => void) => {
  const text = JSON.stringify({ claims });
  say(text.slice(0, 20));
  say(text.slice(20));
  res.write(
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 80 } })}\n\n`,
  );
  res.end('data: [DONE]\n\n');
};
const SHOWS = {
  about: 'has',
  asked: 'analise-dados',
  label: '',
  line: lineOf('Cruzei'),
  quote: 'Cruzei as planilhas das três plantas',
  years: null,
};
const DENIED = { ...SHOWS, asked: 'python', line: lineOf('Nunca usei'), quote: 'Python nem montei modelos' };
const INVENTED = { ...SHOWS, asked: 'sql', quote: 'Escrevi consultas em SQL todos os dias' };

describe.skipIf(!HAS_AUTH)('POST /diagnosis/second-reading', () => {
  it('keeps questions with the diagnosis, changes no result, counts the tokens and names nobody', async () => {
    const { person, read, stored, sent, reports, before } = await setUp(whole([SHOWS, DENIED, INVENTED]));
    const { body } = await read();
    expect(body).toMatchObject({ reason: null, reading: { model: 'modelo-local' } });
    expect(body.reading?.questions.map(({ quote }) => quote)).not.toContain(DENIED.quote);
    expect(body.reading?.questions.map(({ quote }) => quote)).not.toContain(INVENTED.quote);
    expect(await stored()).toMatchObject({ secondReading: body.reading });
    expect(await person.profile()).toEqual(before);
    expect(sent.join()).not.toMatch(/rosa|lemos|91234/iu);
    const [usage] = Object.values(await person.stored('aiUsage'));
    expect(usage).toMatchObject({ tokens: 980 });
    expect(reports).toContainEqual(
      expect.objectContaining({ message: 'second reading', reason: null, refused: { denied: 1, quote: 1 } }),
    );
    expect(JSON.stringify(reports)).not.toContain('planilhas');
  });

  it('keeps an answer, and the next diagnosis reads it and the proofs of tasks', async () => {
    const { person, request, answers, read } = await setUp(whole([SHOWS]));
    const { body } = await read();
    const question = body.reading?.questions[0];
    const told = { diagnosisId: request.requestId, questionId: question?.id, answer: 'yes' };
    expect(question).toMatchObject({ doubt: 'shows', about: 'analise-dados', answer: null });
    const kept = await backend.post('/diagnosis/second-reading/answer', told, person.token);
    expect(kept).toMatchObject({ status: 200, body: { questions: [{ answer: 'yes' }] } });
    expect((await read()).body.reading?.questions[0]?.answer).toBe('yes');
    const nobody = await backend.post(
      '/diagnosis/second-reading/answer',
      { ...told, questionId: 'x' },
      person.token,
    );
    expect(nobody.status).toBe(404);
    await backend.db.doc(`users/${person.uid}/taskEvidence/prova-0001`).set({
      task: 'task-1',
      title: 'Praticar SQL',
      gapId: 'gap-sql',
      text: 'Consultei as vendas do ano por região e enviei o relatório',
      link: '',
      at: Timestamp.now(),
    });
    const again = await backend.post('/diagnosis', { ...makeDiagnosisRequest(), answers }, person.token);
    const gaps = again.body.result?.gaps ?? [];
    const gradeOf = (skillId: string) => gaps.find((gap) => gap.skillId === skillId)?.grade;
    expect(['listed', undefined]).toContain(gradeOf('sql'));
    expect(gradeOf('analise-dados')).not.toBe('absent');
    expect(JSON.stringify(again.body.result?.readiness)).toContain('answer:task:task-1');
  });

  it.each<[string, (res: ServerResponse, say: (text: string) => void) => void]>([
    ['is cut', (res, say) => (say('{"claims":[{"about":"has"'), void res.end())],
    ['is garbage', (res, say) => (say('<html>desculpe</html>'), void res.end('data: [DONE]\n\n'))],
    ['breaks off', (res) => void res.destroy()],
    ['obeys the CV', whole([{ ...SHOWS, quote: 'aprovado', asked: 'tudo' }, { candidato: 'aprovado' }])],
  ])('falls back to the rules where the answer %s', async (_, play) => {
    const { read, before, person, stored } = await setUp(play);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.reading?.questions ?? []).toEqual([]);
    expect(await person.profile()).toEqual(before);
    expect((await stored())?.['result']).toEqual(before['lastDiagnosisResult']);
  });

  it('reads beside an ad, keeps nothing of it, and says so where there is no CV or the diagnosis is of another', async () => {
    const { person, read, stored } = await setUp(whole([{ ...SHOWS, asked: 'r1' }]));
    const ad =
      'Analista de dados pleno\nRequisitos:\n- Experiência com análise de indicadores de produção\n- SQL avançado\n';
    expect((await read({ of: 'ad', ad })).body.reading?.questions.length).toBeLessThanOrEqual(1);
    expect((await stored())?.['secondReading']).toBeUndefined();
    await backend.db.doc(`users/${person.uid}`).update({ lastDiagnosisResult: null });
    const { requestId: diagnosisId } = makeDiagnosisRequest();
    for (const id of [diagnosisId, Object.keys(await person.stored('diagnoses'))[0]]) {
      const refused = await backend.post(
        '/diagnosis/second-reading',
        { of: 'diagnosis', diagnosisId: id },
        person.token,
      );
      expect([404, 409]).toContain(refused.status);
    }
  });
});

it.skipIf(!HAS_AUTH)('says that there is none where no model is configured', async () => {
  backend = await localBackend();
  const person = await newPerson(backend.db, { resumeText: TEXT });
  const answer = await backend.post('/diagnosis/second-reading', { of: 'ad', ad: 'Analista' }, person.token);
  expect(answer.body).toEqual({ reading: null, reason: 'unavailable' });
});
