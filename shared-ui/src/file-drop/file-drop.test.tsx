// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const pdf = new File(['x'], 'curriculo.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'foto.png', { type: 'image/png' });

function setup() {
  const onFile = vi.fn<(file: File) => void>();
  render(<FileDrop label="Seu currículo" hint="PDF até 5 MB." accept=".pdf" onFile={onFile} />);
  const input = screen.getByLabelText<HTMLInputElement>('Seu currículo');
  const drop = (file: File) => fireEvent.drop(input, { dataTransfer: { files: [file] } });
  return { onFile, input, drop };
}

describe('FileDrop', () => {
  it('is a file input that says what it takes', () => {
    const { input } = setup();
    expect(input.type).toBe('file');
    expect(input.accept).toBe('.pdf');
  });

  it('hands over a dropped file and names it', () => {
    const { onFile, drop } = setup();
    drop(pdf);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(pdf);
    expect(screen.getByRole('status').textContent).toContain('curriculo.pdf');
  });

  it('refuses a dropped file of another kind, and says so at the input', () => {
    const { onFile, input, drop } = setup();
    drop(photo);
    expect(onFile).not.toHaveBeenCalled();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described?.[0]).toContain('formato');
    drop(pdf);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
