import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewSchema, findLastAnswer, recompute, WritingEventSchema } from '@aura/shared-domain';
import { analyseAnswer, chooseQuestions, reportOf } from '@aura/shared-interview';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { openSimulator, type Begun } from '../../test-support/interview-calls.ts';
import { answerRequest, startRequest } from '../../test-support/interviews.ts';
import { RESUME_TEXT } from '../../test-support/jobs.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { echo, makeScriptedModel } from '../../test-support/writing/scripted-model.ts';
import { withDates } from '../profile/parse-profile.ts';

/** A good story with filler words: without anything to improve, nothing would be rewritten. */
const TOLD = {
  pt:
    'Bom, em 2022, na Companhia Exemplo, os relatórios de vendas atrasavam toda semana, né? Meu objetivo era entregar ' +
    'tudo até segunda-feira. Eu mapeei as fontes, criei consultas em SQL e negociei o horário da carga com ' +
    'a equipe de sistemas. Com isso, o atraso caiu de 3 dias para 4 horas. Aprendi a envolver a outra equipe desde o começo.',
  en:
    'Well, in 2022, at Companhia Exemplo, the sales reports were, you know, late every week. My goal was to deliver them by ' +
    'Monday. I mapped the sources, built queries in SQL and negotiated the schedule with the systems team. ' +
    'As a result, the delay fell from 3 days to 4 hours. I learned to involve the other team from the start.',
} as const;

let backend: Backend;
let simulator: ReturnType<typeof openSimulator>;
beforeAll(async () => {
  backend = await localBackend({
    interviewEngine: { choose: chooseQuestions, analyse: analyseAnswer, report: reportOf },
    model: makeScriptedModel(echo),
  });
  simulator = openSimulator(backend);
});
afterAll(() => backend.stop());

/** The report about an ungraded answer, in the call's response. */
const SAME_ANSWER = { graded: false, reason: 'sameAnswer' };

describe.skipIf(!HAS_AUTH).each([
  ['hr', 'pt'],
  ['manager', 'pt'],
  ['technical', 'pt'],
  ['case', 'pt'],
  ['english', 'en'],
] as const)('a simulation of the kind %s with the engine of the product', (kind, language) => {
  it('is asked, graded, concluded and stored, and its texts can be rewritten', async () => {
    const person = await newPerson(backend.db, { resumeText: RESUME_TEXT });
    const begun = await simulator.started(person, startRequest({ kind, questions: 3 }));
    expect(new Set(begun.questions).size).toBe(3);
    const first = await simulator.answered(person, begun, 0, { text: TOLD[language] });
    expect(first).toMatchObject({ graded: true, charged: true });
    const { score } = first.answer.analysis;
    expect(score.value).toBe(recompute(score));
    const pasted = await simulator.answer(
      person,
      begun.id,
      answerRequest(begun.questions[1] ?? '', { text: TOLD[language] }),
    );
    expect(pasted.body).toMatchObject(SAME_ANSWER);
    const spoken = { text: `${TOLD[language]} `.repeat(2), speech: { seconds: 60, longPauses: 1 } };
    await simulator.answered(person, begun, 2, spoken);
    const { report, newBadges } = await simulator.finished(person, begun);
    expect(report).toMatchObject({ answered: 2, skipped: 1 });
    // Two answers are no complete simulation.
    expect(newBadges).toEqual([]);
    const stored = v.parse(InterviewSchema, withDates((await person.stored('interviews'))[begun.id]));
    expect(findLastAnswer(stored, begun.questions[0] ?? '')).toEqual(first.answer);

    const response = await fetch(`${backend.url}/tools/writing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ tool: 'interview', runId: begun.id }),
    });
    const lines = (await response.text()).split('\n').filter((line) => line !== '');
    const events = lines.map((line) => v.parse(WritingEventSchema, JSON.parse(line)));
    // A technical interview begins with a factual question, whose answer gets no stronger version.
    const target = `stronger.${begun.questions[0]}`;
    const [firstEvent, model] =
      kind === 'technical' ? [{ type: 'end' }, null] : [{ type: 'text', target }, 'modelo-de-teste'];
    expect(events[0]).toMatchObject(firstEvent);
    expect(events.at(-1)).toMatchObject({ type: 'end', model });
  });
});

describe.skipIf(!HAS_AUTH)('a story that is told again', () => {
  const setup = { kind: 'hr', questions: 3 } as const;
  const text = TOLD.pt;
  const answered = (person: Person, begun: Begun, at: number) =>
    simulator.answer(person, begun.id, answerRequest(begun.questions[at] ?? '', { text }));

  it('is graded in another simulation, which says where it was told, and refused in the same one', async () => {
    const person = await newPerson(backend.db, { plan: 'decolagem' });
    const before = await simulator.started(person, startRequest(setup));
    await simulator.answered(person, before, 0, { text });
    const begun = await simulator.started(person, startRequest(setup));
    expect((await answered(person, begun, 0)).body).toMatchObject({
      graded: true,
      answer: {
        analysis: { repeats: { interviewId: before.id, questionId: before.questions[0], similarity: 1 } },
      },
    });
    for (const at of [0, 1]) expect((await answered(person, begun, at)).body).toMatchObject(SAME_ANSWER);
  });

  it('reports no repetition if a simulation asks the same question again', async () => {
    const person = await newPerson(backend.db, { plan: 'decolagem' });
    const before = await simulator.started(person, startRequest(setup));
    await simulator.answered(person, before, 0, { text });
    const again = await simulator.started(person, startRequest({ ...setup, repeatOf: before.id }));
    expect(again.questions).toEqual(before.questions);
    expect((await answered(person, again, 0)).body).toMatchObject({
      graded: true,
      answer: { analysis: { repeats: null } },
    });
  });
});
