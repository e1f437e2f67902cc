import { deleteField, increment as addTo, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { increment, remove, set } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { convertStored, toStored, toUpdate } from './convert.ts';

const date = new Date('2026-05-06T07:08:09.123Z');
const stamp = Timestamp.fromDate(date);

test('times become dates at any depth and nothing else changes', () => {
  const stored = { at: stamp, list: [{ at: stamp }, null, 'x', 3], map: { deep: { at: stamp } } };
  expect(convertStored(stored)).toEqual({
    at: date,
    list: [{ at: date }, null, 'x', 3],
    map: { deep: { at: date } },
  });
});

test('each kind of change becomes the field value that does it', () => {
  const update = toUpdate({
    points: increment(5),
    lastDiagnosisResult: remove,
    'careerProfile.skills': set(['sql']),
  });
  expect(Object.keys(update)).toEqual(['points', 'lastDiagnosisResult', 'careerProfile.skills']);
  expect(addTo(5).isEqual(update['points'] as never)).toBe(true);
  expect(deleteField().isEqual(update['lastDiagnosisResult'] as never)).toBe(true);
  expect(update['careerProfile.skills']).toEqual(['sql']);
});

test("the contract's mark becomes the server's clock", () => {
  const { data, updatedAt } = toStored({ data: '{}', updatedAt: SERVER_TIME });
  expect(data).toBe('{}');
  expect(serverTimestamp().isEqual(updatedAt as never)).toBe(true);
});
