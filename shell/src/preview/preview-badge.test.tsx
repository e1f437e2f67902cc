// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PreviewBadge } from './preview-badge.tsx';
import type { PreviewState } from './preview-state.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(state: Exclude<PreviewState, 'none'>, text = 'trilhas@0.1.2') {
  let reloads = 0;
  render(
    <SharedRouter>
      <PreviewBadge text={text} state={state} reload={() => void (reloads += 1)} />
    </SharedRouter>,
  );
  return { badge: screen.getByRole('complementary', { name: 'Versão de teste' }), reloads: () => reloads };
}

test('names the version; one press forgets it and reloads the page', () => {
  sessionStorage.setItem('aura.preview', 'trilhas@0.1.2');
  const { badge, reloads } = show('shown');
  expect(badge.textContent).toContain('Versão de teste: trilhas 0.1.2');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar à versão de todos' }));
  expect([sessionStorage.getItem('aura.preview'), reloads()]).toEqual([null, 1]);
});

test('somebody without an account is led to the page for it, and back', () => {
  show('signIn');
  expect(screen.getByRole('link', { name: 'Entre na sua conta' }).getAttribute('href')).toMatch(
    /^\/login\?next=/,
  );
});

test.each([
  ['unknown', 'não existe ou não está mais em teste'],
  ['incompatible', 'não funciona com esta versão do site'],
  ['replaced', 'não abriu'],
  ['malformed', '?remoto=nome@1.2.0'],
] as const)('%s is said in a sentence that can be closed', (state, sentence) => {
  const { badge } = show(state);
  expect(badge.textContent).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Fechar' })).toBeTruthy();
});
