import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';
import { verdict } from './verdict.ts';

test('what changed is shown, and what to do', () => {
  expect(verdict('a\nb', 'a\nb')).toBeNull();
  expect(verdict(null, 'a')).toContain('--update');
  const added = verdict('a\nb', 'a\nnew\nb');
  expect(added).toContain('\n+ new\n');
  expect(added).toContain('Só há linhas novas');
  const removed = verdict('a\nb\nc', 'a\nB\nc');
  expect(removed).toContain('\n- b\n+ B\n');
  expect(removed).toContain('SHELL_API');
  expect(removed).not.toContain('Só há linhas novas');
});

test('the changed lines lead from one text to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = changedLines(before.join('\n'), after.join('\n'));
      const count = (lines: readonly string[], line: string) =>
        lines.filter((other) => other === line).length;
      const of = (kind: string) =>
        changes.filter((change) => change.kind === kind).map((change) => change.text);
      for (const line of ['a', 'b', 'c', 'd'])
        expect(count(before, line) - count(of('removed'), line) + count(of('added'), line)).toBe(
          count(after, line),
        );
    }),
  );
});
