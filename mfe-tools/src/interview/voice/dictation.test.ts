import { afterEach, expect, test, vi } from 'vitest';
import { createDictation, type DictationProblem, type Heard } from './dictation.ts';
import { ScriptedRecognition } from './scripted-recognition.ts';

function dictated() {
  const clock = { ms: 0 };
  const runs: ScriptedRecognition[] = [];
  const heard: Heard[] = [];
  const ends: (DictationProblem | null)[] = [];
  const dictation = createDictation({
    create: () => {
      const run = new ScriptedRecognition();
      runs.push(run);
      return run;
    },
    now: () => clock.ms,
    onHeard: (one) => void heard.push(one),
    onEnd: (problem) => void ends.push(problem),
  });
  dictation.start();
  return { clock, runs, heard, ends, dictation, run: () => runs.at(-1) as ScriptedRecognition };
}

afterEach(() => vi.useRealTimers());

const final = (text: string) => ({ text, isFinal: true });
const open = (text: string) => ({ text, isFinal: false });

test('unsettled words are told apart from settled ones', () => {
  const { run, heard } = dictated();
  run().hear([final('eu organizei a escala'), open(' e a fila')]);
  expect(heard.at(-1)).toMatchObject({ final: 'eu organizei a escala', interim: 'e a fila' });
});

test('the dictation survives a silence that ends the recogniser', () => {
  const { run, runs, heard, ends } = dictated();
  run().hear([final('primeiro')]);
  run().end();
  expect(runs).toHaveLength(2);
  run().hear([final('depois')]);
  expect(heard.at(-1)?.final).toBe('primeiro depois');
  expect(ends).toEqual([]);
});

test('the end keeps words that the recogniser never settled', () => {
  const { run, heard, dictation, ends } = dictated();
  run().hear([final('reduzi a espera'), open('pela metade')]);
  dictation.stop();
  expect(heard.at(-1)).toMatchObject({ final: 'reduzi a espera pela metade', interim: '' });
  expect(ends).toEqual([null]);
});

test('a recogniser that repeats itself with more words is heard once', () => {
  const { run, heard } = dictated();
  run().hear([final('eu'), final('eu fui'), final('eu fui ao cliente')]);
  expect(heard.at(-1)?.final).toBe('eu fui ao cliente');
});

test('time counts from the first word to the last, with long silences apart', () => {
  const { run, clock, heard } = dictated();
  clock.ms = 10_000;
  run().hear([open('eu')]);
  clock.ms = 12_000;
  run().hear([open('eu organizei')]);
  clock.ms = 15_001;
  run().hear([final('eu organizei a escala')]);
  expect(heard.at(-1)).toMatchObject({ seconds: 5.001, longPauses: 1 });
});

test.each([
  ['not-allowed', 'permission'],
  ['audio-capture', 'microphone'],
  ['network', 'network'],
  ['language-not-supported', 'language'],
])('%s ends it with a reason, and the heard words stay', (error, problem) => {
  const { run, heard, ends } = dictated();
  run().hear([final('primeiro')]);
  run().fail(error);
  expect(ends).toEqual([problem]);
  expect(heard.at(-1)?.final).toBe('primeiro');
});

test('a reported silence is no error', () => {
  const { run, runs, ends } = dictated();
  run().fail('no-speech');
  expect(ends).toEqual([]);
  expect(runs).toHaveLength(2);
});

test('a recogniser that keeps ending at once is given up', () => {
  const { run, ends, runs } = dictated();
  for (let i = 0; i < 10 && ends.length === 0; i += 1) run().end();
  expect(ends).toEqual(['unstable']);
  expect(runs.length).toBeLessThan(10);
});

test('an abandoned dictation says nothing more', () => {
  const { run, ends, heard, dictation } = dictated();
  const one = run();
  dictation.abandon();
  one.end();
  expect(ends).toEqual([]);
  expect(heard).toEqual([]);
});

test('the dictation ends even if the browser never reports its end', () => {
  vi.useFakeTimers();
  const { run, heard, ends, dictation } = dictated();
  const one = run();
  one.stop = () => undefined;
  one.hear([open('reduzi a espera')]);
  dictation.stop();
  expect(ends).toEqual([]);
  vi.runAllTimers();
  expect(ends).toEqual([null]);
  expect(heard.at(-1)).toMatchObject({ final: 'reduzi a espera', interim: '' });
});
