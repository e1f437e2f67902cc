// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deferred } from './deferred.test-support.ts';
import type { SignupPorts } from './ports.ts';
import { SignupForm } from './signup-form.tsx';

afterEach(cleanup);

function show(signUp: SignupPorts['signUp']): void {
  render(<SignupForm signUp={signUp} signInWithGoogle={async () => ok(undefined)} />);
}

function fillAndSubmit(values: Readonly<Record<'Nome' | 'E-mail' | 'Senha', string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Criar conta' }));
}

test('a new person is sent once, trimmed, without an error', async () => {
  const people: string[][] = [];
  show(async (...person) => {
    people.push(person);
    return ok(undefined);
  });
  fillAndSubmit({ Nome: ' Ana Souza ', 'E-mail': 'ana@exemplo.com', Senha: 'uma frase só minha' });
  await waitFor(() => expect(people).toEqual([['Ana Souza', 'ana@exemplo.com', 'uma frase só minha']]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the button is busy until the answer arrives, and a second press sends nothing', async () => {
  const answer = deferred<Awaited<ReturnType<SignupPorts['signUp']>>>();
  let calls = 0;
  show(() => {
    calls += 1;
    return answer.promise;
  });
  const person = { Nome: 'Ana', 'E-mail': 'ana@exemplo.com', Senha: 'uma frase só minha' };
  fillAndSubmit(person);
  const button = screen.getByRole('button', { name: 'Criar conta' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fillAndSubmit(person);
  expect(calls).toBe(1);

  answer.resolve(err({ message: 'A senha fornecida é muito fraca.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A senha fornecida é muito fraca.');
  expect(button.getAttribute('aria-busy')).toBeNull();
});

test('a name is asked for', () => {
  show(() => Promise.reject(new Error('not expected in this test')));
  fillAndSubmit({ Nome: '  ', 'E-mail': 'ana@exemplo.com', Senha: 'x' });
  expect(screen.getByText('Informe seu nome.')).toBeTruthy();
});

test("a password that is short, or the person's own name, is said at the field and not sent", () => {
  show(() => Promise.reject(new Error('not expected in this test')));
  const person = { Nome: 'Ana Souza Lima', 'E-mail': 'ana@exemplo.com' };
  fillAndSubmit({ ...person, Senha: '123456' });
  expect(screen.getByText('Use pelo menos 10 caracteres.')).toBeTruthy();
  fillAndSubmit({ ...person, Senha: 'AnaSouzaLima26' });
  expect(screen.getByText(/seu nome/)).toBeTruthy();
});

test('a password that many people use is not sent', async () => {
  show(() => Promise.reject(new Error('not expected in this test')));
  fillAndSubmit({ Nome: 'Ana', 'E-mail': 'ana@exemplo.com', Senha: '1Q2W3E4R5T' });
  expect((await screen.findByRole('alert')).textContent).toContain('Muita gente usa essa senha');
});
