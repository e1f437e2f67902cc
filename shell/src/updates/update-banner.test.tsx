// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetInput, hasUnsavedInput, watchUnsavedInput } from './unsaved-input.ts';
import { UpdateBanner } from './update-banner.tsx';

let done: string[];

beforeEach(() => {
  forgetInput();
  watchUnsavedInput();
  done = [];
  render(
    <>
      <main tabIndex={-1}>
        <h1 data-page-title tabIndex={-1}>
          Antes
        </h1>
        <textarea aria-label="Texto" />
      </main>
      <UpdateBanner onUpdate={() => done.push('updated')} onDecline={() => done.push('declined')} />
    </>,
  );
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Texto');
const write = () => {
  text().focus();
  fireEvent.input(text(), { target: { value: 'Minha história' } });
};

test('says once that there is a newer version, and leaves the focus where it is', async () => {
  text().focus();
  const said = await screen.findByText('Há uma versão nova desta parte da Aura.');
  expect(said.getAttribute('role')).toBe('status');
  await waitFor(() => expect(document.activeElement).toBe(text()));
});

test('without written text the newer version comes at once, and its heading gets the focus', async () => {
  press('Atualizar agora');
  expect(done).toEqual(['updated']);
  expect(screen.queryByRole('dialog')).toBeNull();

  const heading = Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Depois' });
  heading.dataset['pageTitle'] = '';
  screen.getByRole('heading', { name: 'Antes' }).replaceWith(heading);
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('a person with written text is asked, and the text stays if they go on writing', () => {
  write();
  press('Atualizar agora');
  expect(screen.getByRole('dialog').textContent).toContain(
    'Você escreveu algo que ainda não foi salvo. Atualizar agora apaga isso.',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continuar escrevendo' }));
  press('Continuar escrevendo');
  expect(done).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('only an explicit answer drops it; then the focus is in the page, which is no longer inert', () => {
  write();
  press('Atualizar agora');
  press('Atualizar mesmo assim');
  expect(done).toEqual(['updated']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(hasUnsavedInput()).toBe(false);
});

test('"Depois" changes nothing and keeps the focus', () => {
  write();
  press('Depois');
  expect(done).toEqual(['declined']);
  expect(document.activeElement?.tagName).toBe('MAIN');
});
