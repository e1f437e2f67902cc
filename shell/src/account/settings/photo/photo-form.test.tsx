// @vitest-environment happy-dom
import { err, createProfile, ok, type Profile } from '@aura/shared-domain';
import { showWithProfile } from '@aura/shared-pages/settings/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SettingsPorts } from '../ports.ts';
import { PHOTO_UNREADABLE } from './photo-file.ts';
import { PhotoForm } from './photo-form.tsx';

afterEach(cleanup);

const PICTURE = 'data:image/webp;base64,UklGRg==';
const prepared: SettingsPorts['preparePhoto'] = async () => ok(PICTURE);

const show = (avatarUrl: string | null, preparePhoto = prepared) =>
  showWithProfile({ ...createProfile('Ana Souza'), avatarUrl }, (profile: Profile, update) => (
    <PhotoForm profile={profile} update={update} preparePhoto={preparePhoto} />
  ));
const choose = (file = new File(['x'], 'eu.png', { type: 'image/png' })) =>
  fireEvent.change(screen.getByLabelText('Escolher uma imagem'), { target: { files: [file] } });
const shown = () => document.querySelector('img')?.getAttribute('src') ?? null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a picture is seen before it is saved', async () => {
  const { stored } = show(null);
  choose();
  await waitFor(() => expect(shown()).toBe(PICTURE));
  expect(stored().avatarUrl).toBeNull();
  press('Salvar foto');
  expect(await screen.findByText('Suas alterações foram salvas.')).toBeTruthy();
  expect(stored().avatarUrl).toBe(PICTURE);
});

test('a discarded picture leaves the stored one', async () => {
  const { stored } = show(null);
  choose();
  await waitFor(() => expect(shown()).toBe(PICTURE));
  press('Descartar');
  expect(shown()).toBeNull();
  expect(stored().avatarUrl).toBeNull();
});

test('a stored picture is removed, and the focus stays in the block', async () => {
  const { stored } = show(PICTURE);
  press('Remover foto');
  await waitFor(() => expect(stored().avatarUrl).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remover foto' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar foto' }));
});

test('an image that cannot be read is refused with the reason', async () => {
  show(null, async () => err({ message: PHOTO_UNREADABLE }));
  choose();
  expect(await screen.findByText(PHOTO_UNREADABLE)).toBeTruthy();
  expect(shown()).toBeNull();
});

test('a file that is no image is not read', () => {
  show(null, () => Promise.reject(new Error('it was read')));
  choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/formato de arquivo não é aceito/)).toBeTruthy();
});

test('a picture of the Google account is not shown, and the page says so', () => {
  show('https://lh3.googleusercontent.com/a/ana');
  expect(shown()).toBeNull();
  expect(screen.getByText(/foto da sua conta do Google não é exibida/)).toBeTruthy();
});

test('saving without a picture asks for one', () => {
  show(null);
  press('Salvar foto');
  expect(screen.getByText('Escolha uma imagem primeiro.')).toBeTruthy();
});
