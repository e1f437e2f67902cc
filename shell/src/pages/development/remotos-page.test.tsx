// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Registry } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { RemotesProvider } from '../../registry/known-remotes.tsx';
import { createWrittenRemotes } from '../../registry/remotes-source.ts';
import RemotosPage from './remotos-page.tsx';

afterEach(cleanup);

const released: Registry = {
  ...EMPTY_REGISTRY,
  revision: 12,
  overrides: 'localhost',
  remotes: [{ current: releaseWith({ name: 'tools', version: '1.1.0' }) }],
};

function page(registry: Registry, answer: Result<unknown, string> = ok(null), isAnswered = true) {
  const did: string[] = [];
  const ports = {
    add: (name: string, address: string) => {
      did.push(`add ${name} ${address}`);
      return Promise.resolve(answer);
    },
    refresh: () => Promise.resolve(isAnswered),
    remove: (name: string) => void did.push(`remove ${name}`),
    reload: () => void did.push('reload'),
  };
  const element = (
    <RemotesProvider source={createWrittenRemotes(registry)}>
      <RemotosPage ports={ports} />
    </RemotesProvider>
  );
  return { did, element };
}
const card = (name: string) => within(screen.getByRole('region', { name }));

test('names every remote with its version, and the revision of the registry', () => {
  render(page(released).element);
  expect(card('tools').getByText('1.1.0')).toBeTruthy();
  expect(screen.getByText('Registro na revisão 12.')).toBeTruthy();
});

test('a registry without local versions says so and offers none', () => {
  render(page({ ...released, overrides: 'none' }).element);
  expect(screen.getByText('Só versões publicadas')).toBeTruthy();
  expect(screen.queryByLabelText('Endereço local')).toBeNull();
});

test('an address that works is taken up by a new load of the page', async () => {
  const { did, element } = page(released);
  render(element);
  fireEvent.change(card('tools').getByLabelText('Endereço local'), {
    target: { value: 'http://localhost:1' },
  });
  fireEvent.click(card('tools').getByRole('button', { name: 'Usar versão local' }));
  await waitFor(() => expect(did).toEqual(['add tools http://localhost:1', 'reload']));
});

test('a silent address is refused at the field, and the page stays', async () => {
  const { did, element } = page(released, err('não respondeu'));
  render(element);
  const other = card('Outro remoto');
  fireEvent.change(other.getByLabelText('Nome do remoto'), { target: { value: 'new-one' } });
  fireEvent.change(other.getByLabelText('Endereço local'), { target: { value: 'http://localhost:1' } });
  const use = other.getByRole('button', { name: 'Usar versão local' });
  use.focus();
  fireEvent.click(use);
  expect(await other.findByText('não respondeu')).toBeTruthy();
  expect(other.getByLabelText('Endereço local').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(other.getByLabelText('Endereço local')));
  expect(did).toEqual(['add new-one http://localhost:1']);
});

test.each(['', 'Nome Errado'])('the name %j is refused at its field, without a request', (name) => {
  const { did, element } = page(released);
  render(element);
  const other = card('Outro remoto');
  const field = other.getByLabelText('Nome do remoto');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.change(other.getByLabelText('Endereço local'), { target: { value: 'http://localhost:1' } });
  fireEvent.click(other.getByRole('button', { name: 'Usar versão local' }));
  expect([field.getAttribute('aria-invalid'), document.activeElement, did]).toEqual(['true', field, []]);
});

test.each([
  [true, 'Não há outro mais novo'],
  [false, 'Não foi possível obter um mais novo'],
])('a press that brings no newer registry is answered (server answered: %s)', async (isAnswered, text) => {
  render(page(released, ok(null), isAnswered).element);
  fireEvent.click(screen.getByRole('button', { name: 'Buscar registro novo' }));
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

test('the page that a server wrote is taken over without a change', async () => {
  const { element } = page(released);
  const place = document.createElement('div');
  place.innerHTML = renderToString(element);
  const written = place.innerHTML;
  const failures: unknown[] = [];
  const heading = place.querySelector('h1');
  const onRecoverableError = (error: unknown) => void failures.push(error);
  const root = await act(async () => hydrateRoot(place, element, { onRecoverableError }));
  expect([failures, place.innerHTML]).toEqual([[], written]);
  expect(place.querySelector('h1')).toBe(heading);
  act(() => root.unmount());
});
