// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Palette } from './palette.tsx';

afterEach(cleanup);

const ENTRIES = [
  {
    label: 'Configurações da Conta',
    path: '/configuracoes',
    group: 'Conta',
    needs: null,
    keywords: ['senha', 'tema escuro'],
  },
  { label: 'Treino de conversa', path: '/treino', group: 'Ferramentas', needs: 'abre com o diagnóstico' },
  { label: 'Conta e pontos', path: '/pontos', group: 'Conta', needs: null },
];

function open() {
  const chosen: string[] = [];
  let closed = 0;
  render(
    <Palette
      entries={ENTRIES}
      onChoose={(path) => void chosen.push(path)}
      onClose={() => void (closed += 1)}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Página ou ferramenta' });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
  return { chosen, closings: () => closed, field, press, type, active, shown };
}

test('everything is there at first, with what an entry needs', () => {
  const { shown, active } = open();
  expect(shown()).toHaveLength(3);
  expect(shown()[1]).toContain('abre com o diagnóstico');
  expect(active()?.textContent).toContain('Configurações');
});

test('typing keeps entries with every word in any accents, and lists matching beginnings first', () => {
  const { type, shown } = open();
  type('CONTA');
  expect(shown().map((text) => text.slice(0, 5))).toEqual(['Conta', 'Confi']);
  type('configuracoes da');
  expect(shown()).toHaveLength(1);
  type('nada disso');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Nenhuma página com essas palavras.');
});

test('arrow keys go round, Enter leads on, and nothing is chosen where nothing is found', () => {
  const { press, type, active, chosen } = open();
  press('ArrowUp');
  expect(active()?.textContent).toContain('Conta e pontos');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  press('Enter');
  expect(chosen).toEqual(['/treino']);
  type('nada');
  press('ArrowDown');
  press('Enter');
  expect(chosen).toHaveLength(1);
});

test('Escape closes it', () => {
  const { closings } = open();
  const dialog = screen.getByRole('dialog', { name: 'Ir para' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(closings()).toBe(1);
});

test('a word that only the keywords have finds the page, from its beginning', () => {
  const { type, shown } = open();
  type('tema');
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain('Configurações');
  type('enha');
  expect(shown()).toEqual([]);
});
