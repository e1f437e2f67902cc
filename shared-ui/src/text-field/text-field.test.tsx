// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('is found by its label and carries nothing that it does not have', () => {
    render(<TextField label="E-mail" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is described by its error first, then its hint', () => {
    render(<TextField label="E-mail" hint="Só para entrar." error="Falta o @." />);
    const input = screen.getByLabelText('E-mail');
    expect(descriptionOf(input)).toEqual(['Falta o @.', 'Só para entrar.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid again when the error goes', () => {
    const { rerender } = render(<TextField label="E-mail" error="Falta o @." />);
    rerender(<TextField label="E-mail" error={undefined} />);
    const input = screen.getByLabelText('E-mail');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(descriptionOf(input)).toEqual([]);
  });

  it('keeps the ids of two fields apart', () => {
    render(
      <>
        <TextField label="Nome" error="Falta o nome." />
        <TextField label="Cidade" error="Falta a cidade." />
      </>,
    );
    expect(descriptionOf(screen.getByLabelText('Cidade'))).toEqual(['Falta a cidade.']);
  });

  it('shows and hides a password', () => {
    render(<TextField label="Senha" type="password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Senha');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input.type).toBe('password');
  });
});
