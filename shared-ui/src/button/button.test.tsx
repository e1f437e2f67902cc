// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit a form unless told', () => {
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button>Abrir</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('while busy neither acts nor submits, but keeps the focus', () => {
    const submit = vi.fn<() => void>();
    const click = vi.fn<() => void>();
    const page = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={click}>
          Enviar
        </Button>
      </form>
    );
    const { rerender } = render(page(false));
    const button = screen.getByRole('button', { name: 'Enviar' });
    button.focus();
    rerender(page(true));
    fireEvent.click(button);
    expect([submit.mock.calls.length, click.mock.calls.length]).toEqual([0, 0]);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});
