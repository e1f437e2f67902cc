// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { showWithProfile } from '@aura/shared-pages/settings/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SkillsForm } from './skills-form.tsx';

afterEach(cleanup);

const ana = {
  ...createProfile('Ana'),
  careerProfile: { skills: ['SQL', 'Gestão'], objetivos_carreira: ['Analista'] },
};

const show = (options = {}) =>
  showWithProfile(ana, (profile, update) => <SkillsForm profile={profile} update={update} />, options);
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Suas habilidades' }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar habilidades' }));

test('the list is saved with the half-typed entry, and the goal stays', async () => {
  const { stored } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Remover SQL' }));
  type('Python');
  save();
  expect(await screen.findByText('Suas alterações foram salvas.')).toBeTruthy();
  expect(stored().careerProfile).toEqual({
    skills: ['Gestão', 'Python'],
    objetivos_carreira: ['Analista'],
  });
});

test('an existing skill is not saved twice', () => {
  const { stored } = show();
  type('gestao');
  save();
  expect(screen.getByText('“gestao” já está na lista.')).toBeTruthy();
  expect(stored()).toBe(ana);
});

test('refuses a skill of 81 characters', () => {
  const { stored } = show();
  type('a'.repeat(81));
  save();
  expect(screen.getByText('Use no máximo 80 caracteres em cada item.')).toBeTruthy();
  expect(stored()).toBe(ana);
});

test('a failure shows its text and the list stays unchanged', async () => {
  show({ failure: 'Ocorreu um erro ao salvar suas alterações.' });
  type('Python');
  save();
  expect(await screen.findByText('Ocorreu um erro ao salvar suas alterações.')).toBeTruthy();
  expect(screen.getByText('Python')).toBeTruthy();
});
