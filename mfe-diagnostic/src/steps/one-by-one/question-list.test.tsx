// @vitest-environment happy-dom
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { INTEREST_ORDER } from '@aura/shared-career';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInitialState } from '../../wizard/state.ts';
import { reduceWizard } from '../../wizard/reducer.ts';
import AnchorsStep from '../anchors/anchors-step.tsx';
import InterestsStep from '../interests/interests-step.tsx';
import SkillsStep from '../skills/skills-step.tsx';
import { TellMoreQuestions } from './more-questions.ts';
import { findFirstOpen, parseIndexParam } from './position.ts';

beforeEach(() => act(() => navigate('/diagnostico-carreira?passo=ancoras')));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Step() {
  const [state, dispatch] = useReducer(reduceWizard, createInitialState('full'));
  return <AnchorsStep state={state} dispatch={dispatch} goTo={() => undefined} />;
}

function show(isNarrow: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: isNarrow }) as unknown as MediaQueryList,
  );
  render(
    <SharedRouter>
      <Step />
    </SharedRouter>,
  );
}

const answer = () => screen.getAllByRole('radio')[0] as HTMLElement;
const place = () => screen.getByRole('group', { name: /^Par \d+ de / }).getAttribute('aria-label');

test('a tap answers and moves on; the next pair has the focus and an entry of the history', () => {
  show(true);
  expect(place()).toBe('Par 1 de 12');
  fireEvent.pointerUp(answer());
  fireEvent.click(answer());
  expect(place()).toBe('Par 2 de 12');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Par 2 de 12');
  expect(getHistory().location.search).toBe('?passo=ancoras&pergunta=2');
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(place()).toBe('Par 1 de 12');
  expect((answer() as HTMLInputElement).checked).toBe(true);
});

test('an answer by keys stays in place, so that arrows can try the options', () => {
  show(true);
  fireEvent.click(answer());
  expect(place()).toBe('Par 1 de 12');
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(place()).toBe('Par 2 de 12');
});

test('the step hears whether questions follow the one that is shown', () => {
  const told: boolean[] = [];
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  );
  render(
    <SharedRouter>
      <TellMoreQuestions value={(hasMore) => void told.push(hasMore)}>
        <Step />
      </TellMoreQuestions>
    </SharedRouter>,
  );
  expect(told.at(-1)).toBe(true);
  act(() => navigate('/diagnostico-carreira?passo=ancoras&pergunta=12'));
  expect(told.at(-1)).toBe(false);
});

test('a registration is held or not: nobody is asked how well they do it', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList,
  );
  const state = createInitialState('full');
  const goal = { ...state.goal, title: 'Técnico de enfermagem', occupationId: 'tecnico-enfermagem' };
  const dispatched: unknown[] = [];
  render(
    <SharedRouter>
      <SkillsStep
        state={{ ...state, goal }}
        dispatch={(action) => void dispatched.push(action)}
        goTo={() => undefined}
      />
    </SharedRouter>,
  );
  const licence = within(
    screen.getByRole('group', { name: 'Registro no COREN como técnico(a) de enfermagem' }),
  );
  expect(licence.getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(licence.getByRole('radio', { name: 'Tenho' }));
  expect(dispatched).toEqual([{ type: 'selfRated', skillId: 'coren', patch: { level: 4 } }]);
});

test('a registration that was rated on the scale of practice shows its option', () => {
  const state = createInitialState('full');
  const goal = { ...state.goal, title: 'Técnico de enfermagem', occupationId: 'tecnico-enfermagem' };
  const selfRatings = { coren: { level: 3 as const, proof: '' } };
  render(
    <SharedRouter>
      <SkillsStep state={{ ...state, goal, selfRatings }} dispatch={() => undefined} goTo={() => undefined} />
    </SharedRouter>,
  );
  const licence = within(
    screen.getByRole('group', { name: 'Registro no COREN como técnico(a) de enfermagem' }),
  );
  expect(licence.getByRole<HTMLInputElement>('radio', { name: 'Tenho' }).checked).toBe(true);
});

test('all questions are shown if there is room', () => {
  show(false);
  expect(screen.getAllByRole('radio')).toHaveLength(24);
});

test('with room for all, what is left is counted, and the first open one has the focus on request', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Ir para a primeira em branco' })).toBeNull();
  fireEvent.click(answer());
  expect(screen.getByText('Faltam 11 de 12.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ir para a primeira em branco' }));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[2]);
  const radios = screen.getAllByRole('radio');
  for (let at = 2; at < radios.length; at += 2) fireEvent.click(radios[at] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Ir para a primeira em branco' })).toBeNull();
});

function Interests() {
  const [state, dispatch] = useReducer(reduceWizard, {
    ...createInitialState('full'),
    interests: { ratings: Object.fromEntries(INTEREST_ORDER.map((id) => [id, 3])), elapsedMs: 600_000 },
  });
  return <InterestsStep state={state} dispatch={dispatch} goTo={() => undefined} />;
}

test('who answers again begins with the first statement, and finds from the last one what is still open', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  );
  const last = String(INTEREST_ORDER.length);
  act(() => navigate(`/diagnostico-carreira?passo=interesses&pergunta=${last}`));
  render(
    <SharedRouter>
      <Interests />
    </SharedRouter>,
  );
  const isShown = (number: string) =>
    screen.queryByRole('group', { name: `Frase ${number} de ${last}` }) !== null;
  expect(isShown(last)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Responder de novo' }));
  expect(isShown('1')).toBe(true);
  act(() => navigate(`/diagnostico-carreira?passo=interesses&pergunta=${last}`));
  fireEvent.click(screen.getByRole('button', { name: 'Ir para a primeira em branco' }));
  expect(isShown('1')).toBe(true);
});

test('an address leads to an existing question, and a returning person to the first open one', () => {
  expect(parseIndexParam('3', 12)).toBe(2);
  for (const param of [null, '0', '13', 'x', '1.5']) expect(parseIndexParam(param, 12)).toBeNull();
  const isDone = (done: boolean) => done;
  expect(findFirstOpen([true, false, true], isDone)).toBe(1);
  expect(findFirstOpen([true, true], isDone)).toBe(1);
});

test('a course that rests is none under way: the answer says which one to give', () => {
  const state = createInitialState('full');
  const goal = { ...state.goal, title: 'Técnico de enfermagem', occupationId: 'tecnico-enfermagem' };
  const selfRatings = { coren: { level: 2 as const, proof: '' } };
  render(
    <SharedRouter>
      <SkillsStep state={{ ...state, goal, selfRatings }} dispatch={() => undefined} goTo={() => undefined} />
    </SharedRouter>,
  );
  expect(screen.getByText('Se parou ou trancou, marque “Não tenho”.')).toBeTruthy();
});
