// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeCounter, TextArea } from './text-area.tsx';

afterEach(cleanup);

const nothing = () => undefined;

describe('TextArea', () => {
  it('counts typed characters if nobody controls it', () => {
    render(<TextArea label="Resposta" counter maxLength={100} defaultValue="Olá" />);
    expect(screen.getByText('3 de 100 caracteres')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Resposta'), { target: { value: 'Olá, mundo' } });
    expect(screen.getByText('10 de 100 caracteres')).toBeDefined();
  });

  it('counts the value when it is controlled', () => {
    const { rerender } = render(<TextArea label="Resposta" counter value="a" onChange={nothing} />);
    expect(screen.getByText('1 caractere')).toBeDefined();
    rerender(<TextArea label="Resposta" counter value="abc" onChange={nothing} />);
    expect(screen.getByText('3 caracteres')).toBeDefined();
  });
});

describe('describeCounter', () => {
  it('is silent far from the limit, the same near it, and final at it', () => {
    expect(describeCounter(79, 100)).toBe('');
    expect(describeCounter(80, 100)).toBe(describeCounter(99, 100));
    expect(describeCounter(80, 100)).not.toBe('');
    expect(describeCounter(100, 100)).toContain('Limite de 100');
    expect(describeCounter(5000, undefined)).toBe('');
  });
});
