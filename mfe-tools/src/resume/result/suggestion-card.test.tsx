// @vitest-environment happy-dom
import type { Suggestion } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SuggestionCard } from './suggestion-card.tsx';

afterEach(cleanup);

const SUGGESTION: Suggestion = {
  id: 's1',
  kind: 'result',
  path: 'experiences.0.items.0',
  operation: 'replace',
  before: 'Atendi clientes',
  after: {
    text: 'Atendi clientes, em média [quanto?] por dia',
    facts: [],
    gaps: [{ token: '[quanto?]', kind: 'number', question: 'Quantas pessoas por dia?' }],
    writtenBy: 'template',
  },
  reason: 'Falta o número.',
  deductionId: null,
};

function show(): string[] {
  const accepted: string[] = [];
  render(
    <SuggestionCard
      suggestion={SUGGESTION}
      rewritten={null}
      model={null}
      accepted={null}
      onAccept={(text) => accepted.push(text)}
      onUndo={() => {}}
    />,
  );
  return accepted;
}
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Aceitar' }));

test('an edited text with an open question cannot be accepted', () => {
  const accepted = show();
  fireEvent.click(screen.getByRole('button', { name: 'Editar antes de aceitar' }));
  accept();
  expect(accepted).toEqual([]);
  expect(screen.getByText('Troque [quanto?] pelo que você sabe, ou apague o trecho.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Seu texto'), { target: { value: 'Atendi 40 clientes por dia ' } });
  accept();
  expect(accepted).toEqual(['Atendi 40 clientes por dia']);
});

test('an answer replaces its question in the text', () => {
  const accepted = show();
  accept();
  expect(accepted).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '40' } });
  accept();
  expect(accepted).toEqual(['Atendi clientes, em média 40 por dia']);
});

test('keys struck at random are refused, and stay to be mended', () => {
  const accepted = show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'asdf' } });
  accept();
  expect(screen.getByText('Responda com o que você sabe, ou edite o texto.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Editar antes de aceitar' }));
  fireEvent.change(screen.getByLabelText('Seu texto'), { target: { value: 'asdf' } });
  accept();
  expect(accepted).toEqual([]);
  expect(screen.getByText(/como “Atendi 40 clientes por dia no balcão”/)).toBeTruthy();
  expect(screen.getByLabelText('Seu texto')).toHaveProperty('value', 'asdf');
});

test('a text with an open question is called a draft and shows a blank, never brackets', () => {
  show();
  expect(screen.getByText('Rascunho: falta a sua resposta')).toBeTruthy();
  expect(document.body.textContent).toContain('em média _____ por dia');
  expect(document.body.textContent).not.toContain('[');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '40' } });
  expect(screen.getByText('Depois')).toBeTruthy();
});
