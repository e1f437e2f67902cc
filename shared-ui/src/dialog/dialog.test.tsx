// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ marked = false }: { readonly marked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Excluir a conta?">
        <input aria-label="Confirmação" data-autofocus={marked || undefined} />
      </Dialog>
    </>
  );
}

function openDialog(): HTMLDialogElement {
  const opener = screen.getByRole('button', { name: 'Abrir' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Excluir a conta?' });
}

describe('Dialog', () => {
  it('is shown as modal and takes the focus to its title', () => {
    render(<Page />);
    const dialog = openDialog();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Excluir a conta?' }));
  });

  it('takes the focus to the marked element where there is one', () => {
    render(<Page marked />);
    openDialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Confirmação'));
  });

  it('returns the focus to the opener when closed by its button', () => {
    render(<Page />);
    openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('closes through its owner on Esc, which browsers report as cancel', () => {
    render(<Page />);
    const dialog = openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('closes through its owner where the browser has closed it, as it does on a second Esc', () => {
    render(<Page />);
    const dialog = openDialog();
    act(() => dialog.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('is shown again where the browser has closed it and its owner keeps it open', () => {
    let asked = 0;
    render(
      <Dialog open onClose={() => (asked += 1)} title="Excluindo…">
        <p>Um momento.</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Excluindo…' });
    for (const times of [1, 2]) {
      act(() => dialog.close());
      expect([asked, dialog.open]).toEqual([times, true]);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Excluindo…' }));
    }
  });
});
