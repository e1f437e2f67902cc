// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TagsField } from './tags-field.tsx';
import { useTags } from './use-tags.ts';

afterEach(cleanup);

const saved: (readonly string[] | null)[] = [];
afterEach(() => void (saved.length = 0));

function Form() {
  const state = useTags(['SQL'], { max: 5, maxLength: 12 });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    saved.push(state.take());
  };
  return (
    <form onSubmit={submit}>
      <TagsField label="Habilidades" state={state} />
      <button type="submit">Salvar</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Habilidades' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('TagsField', () => {
  it('adds on Enter without sending the form', () => {
    render(<Form />);
    type('Excel');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(shown()).toEqual(['SQL', 'Excel']);
    expect(input().value).toBe('');
    expect(saved).toEqual([]);
  });

  it('adds every line of a pasted list', () => {
    render(<Form />);
    fireEvent.paste(input(), { clipboardData: { getData: () => 'Excel\nPython' } });
    expect(shown()).toEqual(['SQL', 'Excel', 'Python']);
  });

  it('removes a tag and keeps the focus in the field', () => {
    render(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Remover SQL' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(screen.getByText('Removido: SQL.')).toBeDefined();
  });

  it('says why a text is refused and leaves it to be corrected', () => {
    render(<Form />);
    type('sql');
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(screen.getByText('“sql” já está na lista.')).toBeDefined();
    expect(input().value).toBe('sql');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('gives what is typed and not added yet to whoever saves, or null where it is refused', () => {
    render(<Form />);
    type('Excel');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    type('excel');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(saved).toEqual([['SQL', 'Excel'], null]);
  });
});
