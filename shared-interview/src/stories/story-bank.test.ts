import { describe, expect, it } from 'vitest';
import { makeGradedAnswer, makeInterview } from '../testing/make-interview.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { writeStoriesMarkdown } from './stories-markdown.ts';
import { TOLD } from './fixtures/told-stories.ts';
import { findTellingNumbers, buildStoryBank } from './story-bank.ts';

const [first, second] = TOLD as unknown as [(typeof TOLD)[number], (typeof TOLD)[number]];
const conflict = makeQuestion({ id: 'q-conflict', topic: 'teamwork', text: 'Um conflito?' });
const deadline = makeQuestion({ id: 'q-deadline', topic: 'delivery', text: 'Um prazo?' });
const plan = makeQuestion({ id: 'q-plan', shape: 'plan' });

const start = first.story.indexOf('Mapeei');
const INTERVIEWS = [
  {
    id: 'i-1',
    interview: makeInterview([
      [
        deadline,
        makeGradedAnswer(
          first.story,
          { structure: 80 },
          {
            at: '2026-01-01T12:00:00Z',
            passages: [{ part: 'action', start, end: first.story.indexOf(' O fechamento caiu') }],
          },
        ),
        makeGradedAnswer(
          'Uma tentativa pior que veio depois.',
          { structure: 20 },
          { at: '2026-01-02T12:00:00Z' },
        ),
      ],
      [plan, makeGradedAnswer(second.story, { structure: 99 })],
    ]),
  },
  {
    id: 'i-2',
    interview: makeInterview([
      [conflict, makeGradedAnswer(first.again, { structure: 60 }, { at: '2026-02-01T12:00:00Z' })],
      [deadline, makeGradedAnswer(second.story, { structure: 70 }, { at: '2026-02-01T13:00:00Z' })],
    ]),
  },
];

describe('buildStoryBank', () => {
  const stories = buildStoryBank(INTERVIEWS);

  it('joins tellings into one story, in its best form, with its places', () => {
    expect(stories).toHaveLength(2);
    expect(stories[0]).toMatchObject({
      title: 'Mapeei as etapas, tirei duas conferências repetidas e combinei um…',
      topic: 'delivery',
      best: 80,
      text: first.story,
    });
    expect(
      stories[0]?.told.map(({ interviewId, questionId, value }) => [interviewId, questionId, value]),
    ).toEqual([
      ['i-2', 'q-conflict', 60],
      ['i-1', 'q-deadline', 80],
    ]);
    expect(stories[0]?.numbers).toEqual(expect.arrayContaining(['oito dias', 'cinco dias']));
    expect(stories[0]?.numbers).not.toContain('2022');
  });

  it('takes no plan for a story', () => {
    expect(stories[1]?.told).toHaveLength(1);
    expect(stories[1]?.best).toBe(70);
  });

  it('does not depend on the order in which simulations are given', () => {
    expect(buildStoryBank(INTERVIEWS.toReversed())).toEqual(stories);
  });

  it('writes a document to keep', () => {
    const markdown = writeStoriesMarkdown(stories);
    expect(markdown.match(/^## /gmu)).toHaveLength(2);
    expect(markdown).toContain('- Competência: Planejamento e entrega');
    expect(markdown).toContain('- 01/02/2026, nota 60,0: “Um conflito?”');
    expect(writeStoriesMarkdown([])).toContain('Ainda não há histórias');
  });
});

it('shows numbers with their unit, and none without a meaning of its own', () => {
  expect(
    findTellingNumbers(
      'Combinei três regras, e de dez em dez minutos, 1 em cada turno. Caiu de 20% para 6% em 9 horas.',
    ),
  ).toEqual(['três regras', 'dez minutos', '20%', '6%', '9 horas']);
});
