// @vitest-environment happy-dom
import { ok, type OwnPulse, type PulseAnswers } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PulsesToAnswer } from './pulse-page.tsx';

afterEach(cleanup);

const PULSE: OwnPulse = {
  companyId: 'ipe',
  company: 'Ipê Alimentos',
  id: 'p1',
  closesAt: '2026-12-01T03:00:00.000Z',
  questions: {
    scale: ['Discordo totalmente', 'Discordo', 'Nem um nem outro', 'Concordo', 'Concordo totalmente'],
    items: [
      { id: 'demanda', factor: 'Demandas', text: 'Consigo fazer o que me pedem.', source: 'Guia' },
      { id: 'respeito', factor: 'Respeito', text: 'Há respeito.', source: 'Guia' },
    ],
    enps: 'De 0 a 10?',
  },
  answers: null,
};

function open(pulses: readonly OwnPulse[]) {
  const asked: (PulseAnswers | null)[] = [];
  render(
    <main>
      <PulsesToAnswer
        ports={{
          load: async () => ok({ pulses: [...pulses] }),
          answer: async ({ answers }) => {
            asked.push(answers);
            return ok({ pulses: [{ ...PULSE, answers }] });
          },
        }}
      />
    </main>,
  );
  return asked;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (group: string, option: string) => {
  const choices = within(await screen.findByRole('group', { name: group }));
  fireEvent.click(choices.getByRole('radio', { name: option }));
};

test("the company's view is described before the first statement", async () => {
  open([PULSE]);
  const seen = await screen.findByText(/vê só números de grupos/u);
  const first = screen.getByRole('group', { name: 'Consigo fazer o que me pedem.' });
  expect(seen.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Você pode responder até 30 de novembro de 2026.')).toBeTruthy();
});

test('a skipped statement is not sent, and an answer can be taken back', async () => {
  const asked = open([PULSE]);
  await choose('Consigo fazer o que me pedem.', 'Concordo');
  await choose('Há respeito.', 'Discordo');
  await choose('Há respeito.', 'Prefiro não responder');
  await choose('De 0 a 10?', '0');
  await press('Enviar respostas');
  await screen.findByText(/Respostas guardadas/u);
  screen.getByRole('button', { name: 'Apagar minhas respostas' }).focus();
  await press('Apagar minhas respostas');
  await screen.findByText('As suas respostas foram apagadas.');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(asked).toEqual([{ items: { demanda: 3 }, enps: 0 }, null]);
});

test('many statements are asked a few at a time, and all answers are sent together', async () => {
  const items = Array.from({ length: 9 }, (_, at) => ({
    ...PULSE.questions.items[0],
    id: `i${at}`,
    text: `Afirmação ${at}`,
  }));
  const asked = open([
    { ...PULSE, questions: { ...PULSE.questions, items: items as typeof PULSE.questions.items } },
  ]);
  await choose('Afirmação 0', 'Concordo');
  expect(screen.queryByRole('group', { name: 'Afirmação 4' })).toBeNull();
  await press('Próximas afirmações');
  expect(document.activeElement?.textContent).toBe('Parte 2 de 3');
  await choose('Afirmação 7', 'Discordo');
  await press('Próximas afirmações');
  expect(screen.getByRole('group', { name: 'De 0 a 10?' })).toBeTruthy();
  await press('Enviar respostas');
  await screen.findByText(/Respostas guardadas/u);
  expect(asked).toEqual([{ items: { i0: 3, i7: 1 }, enps: null }]);
});

test('an empty answer is not sent', async () => {
  const asked = open([PULSE]);
  await press('Enviar respostas');
  await screen.findByText(/Você ainda não respondeu/u);
  expect(asked).toEqual([]);
});

test('a former answer is shown', async () => {
  open([{ ...PULSE, answers: { items: { demanda: 0 }, enps: 7 } }]);
  const choices = within(await screen.findByRole('group', { name: 'De 0 a 10?' }));
  expect(choices.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true);
});

test('a person without a question is told so', async () => {
  open([]);
  expect(await screen.findByText('Nenhum pulso aberto para você')).toBeTruthy();
});
