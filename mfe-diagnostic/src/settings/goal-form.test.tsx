// @vitest-environment happy-dom
import { createProfile, type Profile } from '@aura/shared-domain';
import { showWithProfile } from '@aura/shared-pages/settings/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GoalForm } from './goal-form.tsx';

afterEach(cleanup);

const fresh: Profile = {
  ...createProfile('Ana'),
  careerProfile: { skills: [], objetivos_carreira: ['Analista'] },
};
const diagnosed: Profile = { ...fresh, diagnosticoCompleto: true };

const show = (start: Profile) =>
  showWithProfile(start, (profile, update) => <GoalForm profile={profile} update={update} />);
const submit = (goal: string) => {
  fireEvent.change(screen.getByLabelText('Objetivo principal'), { target: { value: goal } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar objetivo' }));
};
const dialog = () => screen.queryByRole('dialog');

test('a new goal says first what it clears, and is saved after the person agrees', async () => {
  const { stored } = show(diagnosed);
  submit('Gerente');
  expect(dialog()?.textContent).toContain('o resultado do diagnóstico atual é limpo');
  expect(dialog()?.textContent).toContain('o plano de carreira atual é limpo');
  expect(dialog()?.textContent).toContain('Versões anteriores');
  expect(stored()).toBe(diagnosed);
  fireEvent.click(screen.getByRole('button', { name: 'Mudar objetivo' }));
  expect(await screen.findByText('Suas alterações foram salvas.')).toBeTruthy();
  expect(stored().careerProfile.objetivos_carreira).toEqual(['Gerente']);
  expect(stored().diagnosticoCompleto).toBe(false);
});

test('a person who goes back keeps the diagnosis and the typed values', () => {
  const { stored } = show(diagnosed);
  submit('Gerente');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(dialog()).toBeNull();
  expect(stored()).toBe(diagnosed);
  expect(screen.getByLabelText<HTMLInputElement>('Objetivo principal').value).toBe('Gerente');
});

test('the same goal asks nothing and changes nothing', async () => {
  const { stored } = show(diagnosed);
  submit(' Analista ');
  expect(dialog()).toBeNull();
  expect(await screen.findByText('Não havia nada para alterar.')).toBeTruthy();
  expect(stored()).toBe(diagnosed);
});

test('without a diagnosis the form asks nothing', async () => {
  const { stored } = show(fresh);
  submit('Gerente');
  expect(dialog()).toBeNull();
  await screen.findByText('Suas alterações foram salvas.');
  expect(stored().careerProfile.objetivos_carreira).toEqual(['Gerente']);
});

test('a goal in own words says what it is measured as, and another choice writes its name', async () => {
  show(fresh);
  const field = screen.getByLabelText<HTMLInputElement>('Objetivo principal');
  fireEvent.change(field, { target: { value: 'trabalhar com dados' } });
  expect(await screen.findByText(/Vamos medir você como|É um destes, com outro nome/)).toBeTruthy();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const choice = radios.find(({ checked, value }) => !checked && value !== 'none');
  if (!choice) throw new Error('Nothing is offered.');
  const name = choice.closest('label')?.textContent ?? '';
  fireEvent.click(choice);
  expect(field.value).toBe(name);
});

test.each([
  ['  ', 'Informe seu objetivo.'],
  ['a'.repeat(201), 'Use no máximo 200 caracteres.'],
])('refuses "%s"', (goal, text) => {
  const { stored } = show(fresh);
  submit(goal);
  expect(screen.getByText(text)).toBeTruthy();
  expect(stored()).toBe(fresh);
});
