// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TryLine } from './try-line.tsx';

afterEach(cleanup);

const GOOD = 'Reduzi em 30% o prazo de fechamento mensal com planilhas automatizadas no Excel';

const answer = () => screen.getByRole('status');

function show() {
  render(
    <TryLine title="Experimente" lead="" examples={[GOOD]}>
      <a href="/signup">Criar conta</a>
    </TryLine>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  return screen.getByLabelText<HTMLTextAreaElement>('Uma linha do seu currículo');
}

test('a pasted line shows its gaps, better words, and a question to the person', async () => {
  fireEvent.change(show(), { target: { value: 'Responsável pelo atendimento aos clientes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ler esta linha' }));
  expect(await screen.findByText('[quanto?]')).toBeTruthy();
  expect(within(answer()).getByText(/^Começa pelo que você fez$/).textContent).toBe(
    'Não: Começa pelo que você fez',
  );
  expect(within(answer()).getByRole('link').getAttribute('href')).toBe('/signup');
});

test('an example fills the field and is read', async () => {
  const field = show();
  fireEvent.click(screen.getByRole('button', { name: GOOD }));
  expect(field.value).toBe(GOOD);
  expect(await screen.findByText(/É assim que ela vira prova/)).toBeTruthy();
});

test('an empty field asks for a line', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Ler esta linha' }));
  await waitFor(() => expect(answer().textContent).toMatch(/^Escreva ou cole uma linha/));
});

test('random keys get no reading, but a request for a real line and examples beside it', async () => {
  fireEvent.change(show(), { target: { value: 'asdkjh qwe' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ler esta linha' }));
  expect(await screen.findByText(/Não encontramos palavras nesta linha/)).toBeTruthy();
  expect(within(answer()).queryByText(/Começa pelo que você fez/)).toBeNull();
  fireEvent.click(within(answer()).getByRole('button', { name: GOOD }));
  expect(await screen.findByText(/É assim que ela vira prova/)).toBeTruthy();
});
