import { expect, test } from 'vitest';
import { rememberLastTool } from './last-tool.ts';

function storageWith(stored: string | null) {
  let value = stored;
  return {
    read: () => value,
    write: (_key: string, next: string | null) => void (value = next),
    onOtherTab: () => () => undefined,
  };
}

test('the last tool is remembered for its person, until it is forgotten', () => {
  const lastTool = rememberLastTool(storageWith(null));
  expect(lastTool.of('ana')).toBeNull();
  lastTool.keep('ana', '/treino');
  expect([lastTool.of('ana'), lastTool.of('bia')]).toEqual(['/treino', null]);
  lastTool.forget();
  expect(lastTool.of('ana')).toBeNull();
});

test.each(['', 'null', '{}', '{"uid":"ana"}', '{"uid":"ana","path":7}'])(
  'a stored %j is no tool',
  (stored) => {
    expect(rememberLastTool(storageWith(stored)).of('ana')).toBeNull();
  },
);
