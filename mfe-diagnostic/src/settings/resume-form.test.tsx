// @vitest-environment happy-dom
import { createProfile, type Profile } from '@aura/shared-domain';
import { showWithProfile } from '@aura/shared-pages/settings/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ResumeForm } from './resume-form.tsx';

afterEach(cleanup);

const fresh: Profile = { ...createProfile('Ana'), resumeText: 'Ana Souza\r\nAnalista' };
const diagnosed: Profile = { ...fresh, diagnosticoCompleto: true };

const show = (start: Profile) =>
  showWithProfile(start, (profile, update) => <ResumeForm profile={profile} update={update} />);
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Texto do currículo');
const type = (value: string) => fireEvent.change(area(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar currículo' }));
const dialog = () => screen.queryByRole('dialog');
const inDialog = () => within(screen.getByRole('dialog'));

test('a changed CV says first what it clears', async () => {
  const { stored } = show(diagnosed);
  type('Ana Souza\nGerente');
  save();
  expect(dialog()?.textContent).toContain('o plano de carreira atual é limpo');
  fireEvent.click(inDialog().getByRole('button', { name: 'Mudar currículo' }));
  expect(await screen.findByText('Suas alterações foram salvas.')).toBeTruthy();
  expect(stored()).toMatchObject({ resumeText: 'Ana Souza\nGerente', diagnosticoCompleto: false });
});

test('an untouched CV clears nothing, with any line breaks', async () => {
  const { stored } = show(diagnosed);
  type('Ana Souza\nAnalista');
  save();
  expect(dialog()).toBeNull();
  await screen.findByText('Não havia nada para alterar.');
  expect(stored()).toBe(diagnosed);
});

test('without a diagnosis a change is saved at once', async () => {
  const { stored } = show(fresh);
  type('Outro');
  save();
  expect(dialog()).toBeNull();
  await screen.findByText('Suas alterações foram salvas.');
  expect(stored().resumeText).toBe('Outro');
});

test.each([
  ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Remover currículo' }))],
  [
    'by saving it empty',
    () => {
      type('  ');
      save();
    },
  ],
])('asks before removing %s even without a diagnosis', async (_way, remove) => {
  const { stored } = show(fresh);
  remove();
  expect(dialog()?.textContent).toContain('O texto do seu currículo será apagado');
  expect(dialog()?.textContent).not.toContain('diagnóstico atual');
  fireEvent.click(inDialog().getByRole('button', { name: 'Remover currículo' }));
  await waitFor(() => expect(stored().resumeText).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(area()));
  expect(area().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remover currículo' })).toBeNull();
});

test('counts the length, and links to the diagnosis for a file', () => {
  show(fresh);
  type('abc');
  expect(screen.getByText('3 de 60.000 caracteres')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'diagnóstico de carreira' }).getAttribute('href')).toBe(
    '/diagnostico-carreira',
  );
});
